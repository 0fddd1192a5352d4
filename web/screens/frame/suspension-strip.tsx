/**
 * Since when nothing moves in the reader's bank, and whom they may ask (specification §38). Here alone
 * stands what that closes: buttons that send something, and the pages that are for nothing else.
 */
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, parsePath, type To, useLocation } from 'react-router';
import { suspensionQuery } from '#web/features/banks/banks/suspension.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths, patterns } from '#web/paths.ts';
import type { Closing } from '#web/ui/closed.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import css from './suspension-strip.module.css';

/** Where everything is still possible: one's own account, conversations, and the portal's own desk. */
const OPEN_PAGES = [
  paths.profile,
  paths.security,
  paths.help,
  `${paths.messages}/*`,
  paths.bankMessageReports,
  `${paths.portal}/*`,
];

/** Pages that are for one thing alone, which is refused. */
const CLOSED_PAGES = [
  paths.newExchange,
  paths.newNotice,
  patterns.changeNotice,
  paths.newPlan,
  patterns.changePlan,
  paths.bankNewMember,
  paths.bankNewExchange,
  paths.bankNewNotice,
  paths.bankAnswer,
  paths.bankNewAppointment,
  paths.bankShare,
];

const isOneOf = (pages: readonly string[], pathname: string) =>
  pages.some((page) => matchPath(page, pathname));

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname ?? '';

const isClosedPage = (to: To) => isOneOf(CLOSED_PAGES, pathOf(to));

interface StripProps {
  /** Closes the pages in sight, or opens them again. */
  close: (closing?: Closing) => void;
}

/** Nothing while the bank is open. */
export default function SuspensionStrip({ close }: StripProps) {
  const { t } = useTranslation('threads');
  const { data } = useQuery(suspensionQuery);
  useClosing(data !== null && data !== undefined, close);
  if (!data) return null;
  const day = tableDay(data.since, currentLanguage());
  return (
    <div className={`${css.strip} print-hidden`}>
      <Notice title={t('suspended.title', { day })}>
        {t('suspended.text')} {data.bank}, <MailLink email={data.email} />
        {data.phone && (
          <>
            , <PhoneLink phone={data.phone} />
          </>
        )}
      </Notice>
    </div>
  );
}

/** Closes the pages in sight for as long as a bank is suspended. */
function useClosing(isSuspended: boolean, close: StripProps['close']): void {
  const { t } = useTranslation('threads');
  const { pathname } = useLocation();
  const isClosed = isSuspended && !isOneOf(OPEN_PAGES, pathname);
  // Before anything is painted: the form of a closed page is not seen first.
  useLayoutEffect(() => {
    if (!isClosed) return;
    close({
      tell: () => showToast('info', t('suspended.closed')),
      covers: isClosedPage,
      page: isClosedPage(pathname) ? <ClosedPage /> : undefined,
    });
    return () => close(undefined);
  }, [isClosed, pathname, t, close]);
}

/** In the place of a page that is for one thing alone. */
function ClosedPage() {
  const { t } = useTranslation('threads');
  return (
    <Stack>
      <PageTitle>{t('suspended.page')}</PageTitle>
      <p>{t('suspended.later')}</p>
    </Stack>
  );
}
