/** An address that leads nowhere: says so kindly and shows the way back, with the menu of who is signed in. */
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/button.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { AnyFrame } from './frame/any-frame.tsx';

export default function NotFoundScreen() {
  return <AnyFrame>{(home) => <NotFound to={home} />}</AnyFrame>;
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
