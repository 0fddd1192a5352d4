/** What the reader signs in with, and changing it. */
import { useTranslation } from 'react-i18next';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useMe } from '../queries.ts';
import { SignInDialogs } from './sign-in-dialogs.tsx';

const DEFAULTS = { dialog: '' };

/** E-mail and password. */
export function SignInCard() {
  const { t } = useTranslation('accounts');
  const me = useMe();
  const [, set] = useUrlState(DEFAULTS);
  return (
    <Card title={t('profile.access')}>
      <Stack gap="small">
        <Loaded query={me} skeleton={<TextSkeleton lines={1} />}>
          {({ email }) => <p>{t('profile.email.now', { email: email ?? '' })}</p>}
        </Loaded>
        <Soft>{t('profile.accessText')}</Soft>
        <Acts>
          <Button kind="secondary" onClick={() => set({ dialog: 'email' })}>
            {t('profile.changeEmail')}
          </Button>
          <Button kind="secondary" onClick={() => set({ dialog: 'password' })}>
            {t('profile.changePassword')}
          </Button>
        </Acts>
        {me.data && <SignInDialogs user={me.data} />}
      </Stack>
    </Card>
  );
}
