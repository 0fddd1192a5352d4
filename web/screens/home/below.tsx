/**
 * What stands below the first window of the home, fetched after it: the next appointment, the board, the
 * latest exchanges; and the whole home of somebody without an exchange.
 */
import { lazy, type ReactNode } from 'react';
import type { Home } from '#contract/hours/home.ts';
import { NextArrangement } from '#web/features/board/arrangements/home-card.tsx';
import { HomeRequests } from '#web/features/board/notices/home-card.tsx';
import { FirstBalance, FirstSteps, Welcome } from '#web/features/hours/own/first-steps.tsx';
import { LatestCard } from '#web/features/hours/own/latest-card.tsx';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { loadNamespaces } from '#web/i18n/index.ts';

/** Few are accompanied or accompany somebody; it comes together with what stands below. */
const Company = lazy(async () => {
  const [card] = await Promise.all([
    import('#web/features/people/companions/home-card.tsx'),
    loadNamespaces(['company', 'errors']),
  ]);
  return { default: card.CompanyCard };
});

const Strip = lazy(async () => {
  const [strip] = await Promise.all([import('./mail-trouble.tsx'), loadNamespaces(['letters'])]);
  return strip;
});

/** The strip of somebody whose e-mail does not work. */
function MailTrouble() {
  const { data } = useMe();
  return data?.mailFailsSince === undefined ? null : <Strip />;
}

interface BelowProps {
  rest: Home;
  readerId: number;
  /** Nobody answers for somebody else. */
  isActing: boolean;
}

export function Below({ rest, readerId, isActing }: BelowProps) {
  const { next, latest, isBeginning, company } = rest;
  return (
    <>
      {company && <Company company={company} />}
      <MailTrouble />
      {next && <NextArrangement next={next} />}
      {!isActing && !isBeginning && <Board rest={rest} />}
      <LatestCard exchanges={latest} readerId={readerId} />
    </>
  );
}

/** Whom the reader can help, and the way to ask. */
export function Board({ rest: { forMe } }: Pick<BelowProps, 'rest'>) {
  return <HomeRequests requests={forMe} withoutAsking={false} />;
}

interface NewMemberProps {
  bank: NonNullable<Home['bank']>;
  /** Of the latest answer, if there is one. */
  rest: Home | undefined;
  /** In hours. */
  balance: number;
  todo: ReactNode;
  acts: ReactNode;
}

/** What waits, where to begin, whom they can help, what a balance is; in a bank that begins, whom they can help first. */
export function NewMember(props: NewMemberProps) {
  const { bank, rest, balance, todo, acts } = props;
  const { company, isBeginning, forMe: requests = [] } = rest ?? {};
  const board = <HomeRequests requests={requests} withoutAsking />;
  const isFirst = isBeginning && requests.length > 0;
  return (
    <>
      <Welcome bank={bank} />
      <MailTrouble />
      {company && <Company company={company} />}
      {isFirst && board}
      {todo}
      <FirstSteps bank={bank} />
      {acts}
      {!isFirst && board}
      <FirstBalance balance={balance} />
    </>
  );
}
