/** /user-profile: the reader's data, changed in dialogs, and a row for everything else. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/people/accounts.ts';
import { PERSON_FIELDS, type PersonField } from '#contract/people/person-fields.ts';
import { personName } from '#contract/person-name.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { useSignOut } from '#web/features/people/accounts/sign-out.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import { personValue } from '#web/i18n/person-data.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Measured } from '#web/ui/page/measured.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';
import css from './first-page.module.css';
import { ProfileRows } from './profile-rows.tsx';

const DEFAULTS = { dialog: '' };

// Forms bring the validation library: they come when one is opened.
const EditDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./edit-dialog.tsx'), loadNamespaces(['errors'])]);
  return { default: dialog.EditDialog };
});
const SignInDialogs = lazy(async () => {
  const [dialogs] = await Promise.all([
    import('#web/features/people/accounts/profile/sign-in-dialogs.tsx'),
    loadNamespaces(['errors']),
  ]);
  return { default: dialogs.SignInDialogs };
});

// Few banks ask for a fee here.
const OwnFees = lazy(async () => {
  const [fees] = await Promise.all([
    import('#web/features/people/fees/own-fees.tsx'),
    loadNamespaces(['fees']),
  ]);
  return { default: fees.OwnFees };
});

export default function FirstPage() {
  const { t } = useTranslation(['profile', 'accounts']);
  const me = useMe();
  const session = useSignedIn();
  const out = (
    <span className={css.whole}>
      <Button kind="quiet" onClick={useSignOut()}>
        {t('accounts:profile.logout')}
      </Button>
    </span>
  );
  return (
    <Narrow>
      <Stack gap="small">
        <PageTitle aside={out}>{t('title')}</PageTitle>
        {me.data && <OwnData user={me.data} />}
        {me.error && !me.data && <LoadTrouble query={me} />}
        {me.isPending && (
          <Card title={t('accounts:profile.data')} className={css.coming}>
            <TextSkeleton lines={6} />
          </Card>
        )}
        {hasRoom(session, 'association') && (
          <Suspense>
            <OwnFees />
          </Suspense>
        )}
        <ProfileRows />
      </Stack>
    </Narrow>
  );
}

function OwnData({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  return (
    <>
      <Card
        title={t('profile.data')}
        aside={
          <Button kind="secondary" small onClick={() => set({ dialog: 'edit' })}>
            {t('profile.edit')}
          </Button>
        }
      >
        <Measured>
          <Data user={user} />
        </Measured>
        <Button kind="secondary" small onClick={() => set({ dialog: 'password' })}>
          {t('profile.changePassword')}
        </Button>
      </Card>
      <Suspense>
        {dialog === 'edit' && (
          <EditDialog onClose={() => set({ dialog: '' }, { replace: true })} user={user} />
        )}
        {(dialog === 'email' || dialog === 'password') && <SignInDialogs user={user} />}
      </Suspense>
    </>
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
