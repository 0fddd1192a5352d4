/** The menu behind the reader's name: profile, the other areas they may enter, and signing out. */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import { useActing } from '#web/api/acting.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { unreadThreads } from '#web/features/board/threads/unread-count.ts';
import { useWaitingExchanges } from '#web/features/hours/parts/waiting-store.ts';
import { useSignOut } from '#web/features/people/accounts/sign-out.ts';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { HeaderLink } from '#web/ui/frame/header.tsx';
import { PersonMenu, type PersonMenuItem } from '#web/ui/frame/person-menu.tsx';
import { useStored } from '#web/ui/store.ts';
import type { Navigation } from './menus.ts';

const actForItems = lazyPage(async () => {
  // What a choice leads to comes along.
  const [items] = await Promise.all([
    import('#web/features/people/delegates/act-for-items.tsx'),
    import('./acting-pages.tsx'),
  ]);
  return items;
}, ['acting']);

interface OwnMenuProps {
  navigation: Navigation;
  /** New banks that wait for the portal's answer. */
  applications: number;
}

/** A button with one's name that opens a short list. */
export function OwnMenu({ navigation, applications }: OwnMenuProps) {
  const { t } = useTranslation('frame');
  const { userId, name, surname, role, portalAdmin } = useSignedIn();
  const { signOut, question } = useAskedSignOut();
  const isActing = useActing() !== undefined;
  const isAtDesk = navigation === 'bank';
  const unread = useStored(unreadThreads);
  const ownItems: (PersonMenuItem | false)[] = [
    { label: t('member.profile'), to: paths.profile },
    isAtDesk && { label: t('bank.profile'), to: paths.bankProfile },
    isAtDesk && { label: t('toPersonalHome'), to: paths.home },
    !isAtDesk && role === 'ADMIN' && { label: t('toBank'), to: paths.bankHome },
    { label: t('member.messages'), to: paths.messages, count: unread },
    { label: t('member.board'), to: paths.board },
    { label: t('member.myBank'), to: paths.myBank },
    { label: t('member.searchBank'), to: paths.searchBank },
    { label: t('member.help'), to: paths.help },
    portalAdmin && { label: t('portalDesk'), to: paths.portal, count: applications },
    portalAdmin && { label: t('portalBanks'), to: paths.portalBanks },
    portalAdmin && { label: t('portalHealth'), to: paths.portalHealth },
  ];
  const items: (PersonMenuItem | false)[] = [
    ...(isActing ? [{ label: t('member.help'), to: paths.help }] : ownItems),
    { label: t('logout'), onSelect: signOut },
  ];
  const fullName = personName({ name, surname });
  return (
    <>
      <PersonMenu
        name={fullName}
        pictureOf={userId}
        label={t('personMenu', { name: fullName })}
        count={unread}
        items={items.filter((item) => item !== false)}
      >
        <Suspense>
          <LazyPage page={actForItems} />
        </Suspense>
      </PersonMenu>
      {question}
    </>
  );
}

/** Signing out forgets exchanges that have not been sent: asks first. */
function useAskedSignOut() {
  const { t } = useTranslation('connection');
  const signOut = useSignOut();
  const count = useWaitingExchanges().length;
  const [isAsking, setAsking] = useState(false);
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      onConfirm={async () => signOut()}
      whileClosed
      title={t('unsent.title', { count })}
      confirmLabel={t('unsent.leave')}
      cancelLabel={t('unsent.stay')}
    >
      {t('unsent.text')}
    </ConfirmDialog>
  );
  return { signOut: count > 0 ? () => setAsking(true) : signOut, question };
}

/** For people without a bank: their name and the way out, in sight (specification §2). */
export function ShortOwnMenu() {
  const { t } = useTranslation('frame');
  const { name, surname } = useSignedIn();
  return (
    <>
      <HeaderLink to={paths.help}>{t('member.help')}</HeaderLink>
      <HeaderLink to={paths.profile}>{personName({ name, surname })}</HeaderLink>
      <Button kind="secondary" small onClick={useSignOut()}>
        {t('logout')}
      </Button>
    </>
  );
}
