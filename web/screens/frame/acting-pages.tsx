/**
 * Around the pages of somebody who acts for another member (specification §12): the band below the header,
 * the words that name the member, and which pages there are. Every other page is the reader's own: opening
 * it ends acting, and says so.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { onActingEnd, stopActing, useActing } from '#web/api/acting.ts';
import { sessionFor, takeBeginning } from '#web/api/begin-acting.ts';
import { useSession } from '#web/api/use-session.ts';
import { actingTexts, followLanguage } from '#web/i18n/acting-texts.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { forgetAllDecided } from '#web/ui/decision/decided.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Words } from '#web/ui/page/words.tsx';
import { ActingFrame } from './acting-frame.ts';
import css from './acting-pages.module.css';

/** The pages whose calls a person of trust may make, and the help. */
const PAGES: readonly string[] = [
  paths.home,
  paths.newExchange,
  paths.pendingExchanges,
  paths.myExchanges,
  paths.help,
];

/** And those of the board and of the agenda, for the referents of a body (specification §51). */
const OF_BODIES = [paths.board, paths.appointments];

const isTheirs = (pathname: string, isBody: boolean | undefined) =>
  PAGES.includes(pathname) ||
  (isBody && OF_BODIES.some((one) => pathname === one || pathname.startsWith(`${one}/`)));

/** A layout route for as long as somebody acts; mounted again for each person. */
export default function ActingPages() {
  const acting = useActing();
  const [texts] = useState(() => actingTexts(acting?.name ?? ''));
  const session = useSession();
  const frame = useMemo(
    () =>
      acting &&
      session && { band: <ActingBand name={acting.name} />, session: sessionFor(session, acting) },
    [acting, session],
  );
  const { pathname } = useLocation();
  const isBody = acting?.isBody;
  const isOwnPage = session !== undefined && !isTheirs(pathname, isBody);
  useEffect(() => followLanguage(texts), [texts]);
  useSayEnd();
  useEffect(() => {
    // What was decided as one person is not taken back as another.
    forgetAllDecided();
    return forgetAllDecided;
  }, []);
  useEffect(() => {
    // The address knows where the reader is going before the page is drawn.
    if (isOwnPage && !isTheirs(location.pathname, isBody)) stopActing('own-page');
  }, [isOwnPage, isBody]);
  if (isOwnPage) return null;
  return (
    <I18nextProvider i18n={texts}>
      <ActingFrame value={frame}>
        <Outlet />
      </ActingFrame>
    </I18nextProvider>
  );
}

/** Tells how acting ended, and leads to the first page where the one in sight was the other person's. */
function useSayEnd(): void {
  const { t } = useTranslation('acting');
  const navigate = useNavigate();
  useEffect(
    () =>
      onActingEnd((why, { name }) => {
        showToast('info', t(`ended.${why}`, { name }));
        if (why !== 'own-page') void navigate(paths.home);
      }),
    [t, navigate],
  );
}

/** For whom somebody acts, and the way back: on every page, in a colour of its own. */
function ActingBand({ name }: { name: string }) {
  const { t } = useTranslation('acting');
  const band = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // What had the focus is gone: it was a button of one's own page.
    if (takeBeginning()) band.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={band} tabIndex={-1} className={css.band} aria-label={t('band.label')}>
      <Words>
        <Marked text={t('band.doing', { name })} />
      </Words>
      <Button kind="secondary" small onClick={() => stopActing('chosen')}>
        {t('band.back')}
      </Button>
    </section>
  );
}
