/**
 * The header of signed-in pages: the mark leads to the bank search, the bank's name to its page,
 * administrators have a badge that leads to the other area (specification §2, menus and footer).
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitBankName } from '#contract/banks/bank-name.ts';
import { useActing, useActingAs } from '#web/api/acting.ts';
import { recall } from '#web/api/kept-answers.ts';
import type { Session } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { paths } from '#web/paths.ts';
import { Brand, Header, RoomLink } from '#web/ui/frame/header.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import type { Counts } from './counts.ts';
import { DeskSearchButton } from './desk-search.tsx';
import { menuOf, type Navigation } from './menus.ts';
import { OwnMenu, ShortOwnMenu } from './own-menu.tsx';

interface SignedInHeaderProps {
  navigation: Navigation;
  counts: Counts;
}

/** Whose page this is, where one may go, who one is. */
export function SignedInHeader({ navigation, counts }: SignedInHeaderProps) {
  const { t } = useTranslation('frame');
  const session = useSignedIn();
  const acting = useActingAs();
  return (
    <Header
      brand={<OwnBrand navigation={navigation} />}
      badge={isAdmin(session) && !acting && <OtherRoom navigation={navigation} />}
      menu={menuOf(navigation, t, counts, session, acting)}
      search={navigation === 'bank' && <DeskSearchButton />}
      hasTabs={navigation !== 'pendingUser'}
      aside={
        navigation === 'pendingUser' ? (
          <ShortOwnMenu />
        ) : (
          <OwnMenu navigation={navigation} counts={counts} />
        )
      }
    />
  );
}

function OwnBrand({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('frame');
  const { data: me } = useMe();
  const isActing = useActing() !== undefined;
  // From the last visit, so that nothing moves when it comes.
  const [lastName] = useState(
    () => recall<{ bankName: string | null }>('balance')?.answer.bankName,
  );
  if (navigation === 'pendingUser') return <Brand name={t('portal')} />;
  const { common, name } = splitBankName((me ? me.bankName : lastName) ?? '');
  return (
    <Brand
      name={name || (me ? t('portal') : <SkeletonBar width="7rem" />)}
      common={common}
      {...(isActing
        ? { to: paths.home }
        : {
            to: name && (navigation === 'bank' ? paths.bankProfile : paths.myBank),
            markTo: paths.searchBank,
          })}
      markLabel={t('member.searchBank')}
      room={navigation === 'bank' ? t('administration') : undefined}
    />
  );
}

/** For administrators: the way to the other room. */
function OtherRoom({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('frame');
  if (navigation === 'bank') return <RoomLink to={paths.home}>{t('toPersonalHome')}</RoomLink>;
  return <RoomLink to={paths.bankHome}>{t('administration')}</RoomLink>;
}

function isAdmin({ role, status }: Session): boolean {
  return role === 'ADMIN' && status === 'normal';
}
