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

interface EndingProps {
  tone: 'success' | 'info';
  title?: string;
  children: ReactNode;
  /** Where it can be seen after signing in. */
  page: keyof typeof PAGES;
}

/** What became of it, and where it can be seen. */
export function Ending({ tone, title, children, page }: EndingProps) {
  const { t } = useTranslation('letters');
  return (
    <Notice
      tone={tone}
      isLive
      title={title}
      action={
        <ButtonLink kind="secondary" to={page}>
          {t(PAGES[page])}
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}
