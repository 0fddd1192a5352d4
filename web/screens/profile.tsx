/** The reader's own profile (specification §2): data, picture, password, signing out. */
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useSignOut } from '#web/features/accounts/sign-out.ts';
import { PictureEditor } from '#web/features/pictures/picture-editor.tsx';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from './frame/narrow.tsx';
import { EditDialog } from './profile/edit-dialog.tsx';
import { EmailDialog } from './profile/email-dialog.tsx';
import { PasswordDialog } from './profile/password-dialog.tsx';
import css from './profile/profile.module.css';
import { SettingsCard } from './profile/settings-card.tsx';

const DEFAULTS = { dialog: '' };

export default function ProfileScreen() {
  const { t } = useTranslation('accounts');
  const me = useMe();
  return (
    <Narrow>
      <PageTitle>{t('profile.title')}</PageTitle>
      {me.data && <Profile user={me.data} />}
      {me.error && !me.data && <LoadTrouble query={me} />}
      {me.isPending && (
        <Card title={t('profile.data')} className={css.coming}>
          <TextSkeleton lines={8} />
        </Card>
      )}
    </Narrow>
  );
}

function Profile({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const open = (name: string) => set({ dialog: name });
  const close = () => set({ dialog: '' }, { replace: true });
  return (
    <>
      <Card title={t('profile.data')}>
        <Data user={user} />
        <Button onClick={() => open('edit')}>{t('profile.edit')}</Button>
      </Card>
      <Card title={t('profile.picture.title')}>
        <PictureEditor
          of="member"
          texts={{
            alt: t('profile.picture.alt', { name: personName(user) }),
            saved: t('profile.picture.saved'),
            removed: t('profile.picture.removed'),
            failed: t('profile.picture.failed'),
          }}
        />
      </Card>
      <SettingsCard />
      <Card title={t('profile.access')}>
        <p>{t('profile.accessText')}</p>
        <div className={css.acts}>
          <Button kind="secondary" onClick={() => open('email')}>
            {t('profile.changeEmail')}
          </Button>
          <Button kind="secondary" onClick={() => open('password')}>
            {t('profile.changePassword')}
          </Button>
          <Button kind="quiet" onClick={useSignOut()}>
            {t('profile.logout')}
          </Button>
        </div>
      </Card>
      <EditDialog isOpen={dialog === 'edit'} onClose={close} user={user} />
      <EmailDialog isOpen={dialog === 'email'} onClose={close} user={user} />
      <PasswordDialog isOpen={dialog === 'password'} onClose={close} email={user.email} />
    </>
  );
}

function Data({ user }: { user: User }) {
  const { t } = useTranslation(['accounts', 'ui']);
  const lines = {
    name: personName(user),
    email: user.email,
    bank: user.bankName ?? t('profile.noBank'),
    phone: user.phone,
    dateOfBirthday: tableDay(user.dateOfBirthday, currentLanguage()),
    sex: t(`sex.${user.sex}`),
    prefLocale: LANGUAGE_NAMES[user.prefLocale],
  } as const;
  return (
    <dl className={css.data}>
      {(Object.keys(lines) as (keyof typeof lines)[]).map((line) => (
        <div key={line}>
          <dt>{t(`fields.${line}`)}</dt>
          <dd>{lines[line]}</dd>
        </div>
      ))}
    </dl>
  );
}
