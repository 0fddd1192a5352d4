/**
 * The header of signed-in pages: the mark leads to the bank search, the bank stands as plain text,
 * administrators have a badge that leads to the other area (specification §2, menus and footer).
 */
import { useTranslation } from 'react-i18next';
import type { Session } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { paths } from '#web/paths.ts';
import { Brand, Header, HeaderLink, RoomBadge } from '#web/ui/frame/header.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { type Counts, menuOf, type Navigation } from './menus.ts';
import { OwnMenu, ShortOwnMenu } from './own-menu.tsx';

interface SignedInHeaderProps {
  navigation: Navigation;
  counts: Counts;
}

/** Whose page this is, where one may go, who one is. */
export function SignedInHeader({ navigation, counts }: SignedInHeaderProps) {
  const { t } = useTranslation('frame');
  const session = useSignedIn();
  return (
    <Header
      brand={<OwnBrand navigation={navigation} />}
      badge={isAdmin(session) && <Namespaces navigation={navigation} />}
      menu={menuOf(navigation, t, counts, session)}
      hasTabs={navigation !== 'pendingUser'}
      aside={
        navigation === 'pendingUser' ? (
          <ShortOwnMenu />
        ) : (
          <OwnMenu navigation={navigation} applications={counts.applications} />
        )
      }
    />
  );
}

function OwnBrand({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('frame');
  const { data: me } = useMe();
  if (navigation === 'pendingUser') return <Brand name={t('portal')} />;
  const name = me?.bankName ?? (me ? t('portal') : <SkeletonBar width="11rem" />);
  return <Brand name={name} markTo={paths.searchBank} markLabel={t('member.searchBank')} />;
}

/** For administrators: which room this is, and the way to the other. */
function Namespaces({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('frame');
  if (navigation === 'user') {
    return <RoomBadge to={paths.bankHome}>{t('administration')}</RoomBadge>;
  }
  return (
    <>
      <RoomBadge>{t('administration')}</RoomBadge>
      <HeaderLink to={paths.home}>{t('toPersonalHome')}</HeaderLink>
    </>
  );
}

function isAdmin({ role, status }: Session): boolean {
  return role === 'ADMIN' && status === 'normal';
}
