/** An address that leads nowhere: says so kindly and shows the way back, with the menu of who is signed in. */
import { useTranslation } from 'react-i18next';
import { SignedInContext, useSession } from '#web/api/use-session.ts';
import { homeOf } from '#web/features/people/accounts/home-routes.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { SignedInFrame } from './frame/signed-in-frame.tsx';

export default function NotFoundScreen() {
  const session = useSession();
  if (!session || session.status === 'not-verified') {
    return (
      <PublicFrame>
        <NotFound to={paths.landing} />
      </PublicFrame>
    );
  }
  return (
    <SignedInContext value={session}>
      <SignedInFrame navigation={session.status === 'normal' ? 'user' : 'pendingUser'}>
        <NotFound to={homeOf(session)} />
      </SignedInFrame>
    </SignedInContext>
  );
}

function NotFound({ to }: { to: string }) {
  const { t } = useTranslation('not-found');
  return (
    <EmptyState
      drawing={<InboxDrawing />}
      title={<PageTitle>{t('title')}</PageTitle>}
      action={<ButtonLink to={to}>{t('act')}</ButtonLink>}
    >
      {t('text')}
    </EmptyState>
  );
}
