/** The menu behind one's own name: profile, the rooms one may enter, and the way out. */
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { useSignOut } from '#web/features/accounts/sign-out.ts';
import { paths } from '#web/paths.ts';
import { PersonMenu, type PersonMenuItem } from '#web/ui/frame/person-menu.tsx';
import type { Navigation } from './menus.ts';

/** A button with one's name that opens a short list. */
export function OwnMenu({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('frame');
  const { name, surname, role, status, portalAdmin } = useSignedIn();
  const signOut = useSignOut();
  const isAdmin = role === 'ADMIN' && status === 'normal';
  const items: PersonMenuItem[] = [
    { label: t('member.profile'), to: paths.profile },
    ...(isAdmin && navigation !== 'bank' ? [{ label: t('toBank'), to: paths.bankHome }] : []),
    ...(navigation === 'bank'
      ? [
          { label: t('bank.profile'), to: paths.bankProfile },
          { label: t('toPersonalHome'), to: paths.home },
        ]
      : []),
    ...(portalAdmin ? [{ label: t('portalDesk'), to: paths.portal }] : []),
    { label: t('logout'), onSelect: signOut },
  ];
  const fullName = `${name} ${surname}`;
  return <PersonMenu name={fullName} label={t('personMenu', { name: fullName })} items={items} />;
}
