/** The reader's own profile (specification §2): data, picture, password, signing out. */
import { useTranslation } from 'react-i18next';
import { PERSON_FIELDS, type PersonField, type User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { LANGUAGE_NAMES } from '#texts/language-names.ts';
import { personFormOf } from '#web/features/people/accounts/person-form.ts';
import { EditForm } from '#web/features/people/accounts/profile/edit-form.tsx';
import { EmailChangeForm } from '#web/features/people/accounts/profile/email-change-form.tsx';
import { PasswordForm } from '#web/features/people/accounts/profile/password-form.tsx';
import { useSaveProfile } from '#web/features/people/accounts/profile/save-profile.ts';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { useSignOut } from '#web/features/people/accounts/sign-out.ts';
import { OwnDelegationsCard } from '#web/features/people/delegates/own-card.tsx';
import { PictureEditor } from '#web/features/people/pictures/picture-editor.tsx';
import { OwnSkillsCard } from '#web/features/people/skills/skills-card.tsx';
import { LettersCard } from '#web/features/sending/letters/letters-card.tsx';
import { PushCard } from '#web/features/sending/push/push-card.tsx';
import { currentLanguage, setLanguage } from '#web/i18n/index.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { personValue } from '#web/i18n/person-data.ts';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { COLOUR_SCHEMES, setColourScheme, useColourScheme } from '#web/ui/colour-scheme.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from './frame/narrow.tsx';
import css from './profile.module.css';

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
        <div className={css.sheet}>
          <Data user={user} />
        </div>
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
      {user.status === 'normal' && (
        <div id="skills" tabIndex={-1}>
          <OwnSkillsCard />
        </div>
      )}
      {user.status === 'normal' && <ReachLink />}
      {user.status === 'normal' && <OwnDelegationsCard />}
      <SettingsCard />
      <LettersCard />
      <PushCard />
      <Card title={t('profile.access')}>
        <p>{t('profile.accessText')}</p>
        <div className={css.acts}>
          <Button kind="secondary" onClick={() => open('email')}>
            {t('profile.changeEmail')}
          </Button>
          <Button kind="secondary" onClick={() => open('password')}>
            {t('profile.changePassword')}
          </Button>
          <ButtonLink kind="secondary" to={paths.security}>
            {t('profile.security')}
          </ButtonLink>
          <Button kind="quiet" onClick={useSignOut()}>
            {t('profile.logout')}
          </Button>
        </div>
      </Card>
      <EditDialog isOpen={dialog === 'edit'} onClose={close} user={user} />
      <EmailDialog isOpen={dialog === 'email'} onClose={close} user={user} />
      <PasswordDialog isOpen={dialog === 'password'} onClose={close} email={user.email ?? ''} />
    </>
  );
}

/** Said once for all: on a page of its own. */
function ReachLink() {
  const { t } = useTranslation('finding');
  return (
    <Card title={t('own.title')}>
      <ButtonLink kind="secondary" to={paths.reach}>
        {t('own.open')}
      </ButtonLink>
    </Card>
  );
}

interface Line {
  field: PersonField | 'bank';
  value: string | null;
}

/** Name, address and bank, then all else that is known. */
function Data({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const first: Line[] = [
    { field: 'name', value: personName(user) },
    { field: 'email', value: user.email },
    { field: 'bank', value: user.bankName ?? t('profile.noBank') },
  ];
  const others = PERSON_FIELDS.filter((field) => !['name', 'surname', 'email'].includes(field));
  const lines = others.map((field) => ({
    field,
    value: user[field] && personValue(t, field, user[field]),
  }));
  return (
    <dl className={css.data}>
      {[...first, ...lines].map(({ field, value }) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EditDialogProps {
  isOpen: boolean;
  onClose: () => void;
  user: User;
}

/** Closing it discards what was typed; a session that ends does not. */
function EditDialog({ isOpen, onClose, user }: EditDialogProps) {
  const { t } = useTranslation('accounts');
  const draft = `profile:${user.id}`;
  const save = useSaveProfile(user);
  const close = () => {
    dropDraft(draft);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('profile.editor.title')} isWide>
      <KeptDraft draft={draft} begin={personFormOf(user)}>
        <EditForm
          user={user}
          draft={draft}
          onSave={async (form, base) => {
            const isStillIn = await save(form, base);
            dropDraft(draft);
            if (!isStillIn) return;
            showToast('success', t('profile.saved'));
            onClose();
          }}
        />
      </KeptDraft>
    </Dialog>
  );
}

interface EmailDialogProps {
  isOpen: boolean;
  onClose: () => void;
  user: User;
}

/** Saving signs out, which leads to the page one signs in on. */
function EmailDialog({ isOpen, onClose, user }: EmailDialogProps) {
  const { t } = useTranslation('accounts');
  const save = useSaveProfile(user);
  const change = async (next: { email: string; code: string }) => {
    const before = personFormOf(user);
    await save({ ...before, ...next }, before);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('profile.email.title')}>
      <EmailChangeForm email={user.email ?? ''} onSave={change} />
    </Dialog>
  );
}

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  email: string;
}

/** Old and new password. */
function PasswordDialog({ isOpen, onClose, email }: PasswordDialogProps) {
  const { t } = useTranslation('accounts');
  const done = () => {
    showToast('success', t('profile.password.done'));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('profile.password.title')}>
      <PasswordForm email={email} onDone={done} />
    </Dialog>
  );
}

/** How the portal looks and which language it speaks on this device. Both act at once. */
function SettingsCard() {
  const { t } = useTranslation(['accounts', 'ui']);
  const scheme = useColourScheme();
  return (
    <Card title={t('profile.settings.title')}>
      <Stack>
        <RadioField
          name="language"
          label={t('profile.settings.language')}
          hint={t('profile.settings.languageHint')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={currentLanguage()}
          onChange={(next) => next !== '' && void setLanguage(next)}
        />
        <RadioField
          name="scheme"
          label={t('profile.settings.scheme')}
          options={COLOUR_SCHEMES.map((value) => ({ value, label: t(`ui:scheme.${value}`) }))}
          value={scheme}
          onChange={(next) => next !== '' && setColourScheme(next)}
        />
      </Stack>
    </Card>
  );
}
