/** The menu behind the reader's name: what has no place of its own, the other areas they may enter, signing out. */
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import { useActing } from '#web/api/acting.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useWaitingThings } from '#web/api/waiting-store.ts';
import { useSignOut } from '#web/features/people/accounts/sign-out.ts';
import { LazyPage, LazyPart, lazyPage } from '#web/lazy-page.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { HeaderLink } from '#web/ui/frame/header.tsx';
import { MenuAct, PersonMenu, type PersonMenuItem } from '#web/ui/frame/person-menu.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { Counts } from './counts.ts';
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
  counts: Counts;
}

/** A button with one's name that opens a short list. */
export function OwnMenu({ navigation, counts }: OwnMenuProps) {
  const { t } = useTranslation('frame');
  const { userId, name, surname, role, portalAdmin } = useSignedIn();
  const { signOut, question } = useAskedSignOut();
  const isActing = useActing() !== undefined;
  const isAtDesk = navigation === 'bank';
  const { hasMessages, unread, applications } = counts;
  const ownItems: (PersonMenuItem | false)[] = [
    { label: t('member.profile'), to: paths.profile },
    isAtDesk && { label: t('bank.profile'), to: paths.bankProfile },
    isAtDesk && { label: t('toPersonalHome'), to: paths.home },
    !isAtDesk && role === 'ADMIN' && { label: t('toBank'), to: paths.bankHome },
    // The desk has no tab for them.
    isAtDesk && hasMessages && { label: t('places.messages'), to: paths.messages, count: unread },
    isAtDesk && { label: t('places.board'), to: paths.board },
    { label: t('member.myBank'), to: paths.myBank },
    { label: t('member.searchBank'), to: paths.searchBank },
    isAtDesk && { label: t('bank.guide'), to: paths.bankGuide },
    { label: t('member.help'), to: paths.help },
    portalAdmin && { label: t('portalDesk'), to: paths.portal, count: applications },
    portalAdmin && { label: t('portalBanks'), to: paths.portalBanks },
    portalAdmin && { label: t('portalHealth'), to: paths.portalHealth },
  ];
  const items = isActing ? [{ label: t('member.help'), to: paths.help }] : ownItems;
  const fullName = personName({ name, surname });
  return (
    <>
      <PersonMenu
        name={fullName}
        pictureOf={userId}
        label={t('personMenu', { name: fullName })}
        count={isAtDesk ? unread : 0}
        items={items.filter((item) => item !== false)}
        last={
          <MenuAct isApart onSelect={signOut}>
            {t('logout')}
          </MenuAct>
        }
      >
        <Suspense>
          <LazyPage page={actForItems} />
        </Suspense>
      </PersonMenu>
      {question}
    </>
  );
}

const unsentQuestion = lazyPage(() => import('./unsent-question.tsx'), ['connection']);

/** Signing out forgets what has not been sent: asks first. */
function useAskedSignOut() {
  const signOut = useSignOut();
  const count = useWaitingThings().length;
  // Undefined until it is first asked.
  const [isOpen, setOpen] = useState<boolean>();
  // Asked without a connection, mostly: it has to be here by then.
  useEffect(() => whenIdle(() => void unsentQuestion.preload().catch(() => {})), []);
  const question = isOpen !== undefined && (
    <LazyPart
      part={unsentQuestion}
      given={{ count, isOpen, onClose: () => setOpen(false), onLeave: signOut }}
    />
  );
  return { signOut: count > 0 ? () => setOpen(true) : signOut, question };
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
