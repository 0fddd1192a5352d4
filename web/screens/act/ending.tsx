/** How the page of a letter's link ends. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { profilePath } from '#web/profile-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

const LETTERS = profilePath('letters');

const PAGES = {
  [paths.myExchanges]: 'toExchanges',
  [paths.profile]: 'toProfile',
  [LETTERS]: 'toLetters',
  [paths.board]: 'toBoard',
  [paths.messages]: 'toMessages',
  [paths.appointments]: 'toAppointments',
} as const;

interface ToPageProps {
  /** Where it can be seen after signing in. */
  page: keyof typeof PAGES;
}

/** The way there. */
export function ToPage({ page }: ToPageProps) {
  const { t } = useTranslation('letters');
  return (
    <ButtonLink kind="secondary" to={page}>
      {t(PAGES[page])}
    </ButtonLink>
  );
}

interface EndingProps extends ToPageProps {
  tone: 'success' | 'info';
  children: ReactNode;
}

/** What became of it, and where it can be seen. */
export function Ending({ tone, children, page }: EndingProps) {
  return (
    <Notice tone={tone} isLive action={<ToPage page={page} />}>
      {children}
    </Notice>
  );
}
