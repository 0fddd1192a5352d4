/**
 * What stands below the first window of the home, fetched after it: the next appointment, the board, the
 * latest exchanges; and the whole home of somebody without an exchange.
 */
import type { ReactNode } from 'react';
import type { Home } from '#contract/hours/home.ts';
import { NextArrangement } from '#web/features/board/arrangements/home-card.tsx';
import { HomeRequests } from '#web/features/board/notices/home-card.tsx';
import { FirstBalance, FirstSteps, Welcome } from '#web/features/hours/own/first-steps.tsx';
import { LatestCard } from '#web/features/hours/own/latest-card.tsx';

interface BelowProps {
  rest: Home;
  readerId: number;
  /** Nobody answers for somebody else. */
  isActing: boolean;
}

export function Below({ rest: { next, forMe, latest }, readerId, isActing }: BelowProps) {
  return (
    <>
      {next && <NextArrangement next={next} />}
      {!isActing && <HomeRequests requests={forMe} withoutAsking={false} />}
      <LatestCard exchanges={latest} readerId={readerId} />
    </>
  );
}

interface NewMemberProps {
  bank: NonNullable<Home['bank']>;
  requests: Home['forMe'];
  /** In hours. */
  balance: number;
  todo: ReactNode;
  acts: ReactNode;
}

/** What waits, where to begin, whom they can help, what a balance is. */
export function NewMember({ bank, requests, balance, todo, acts }: NewMemberProps) {
  return (
    <>
      <Welcome bank={bank} />
      {todo}
      <FirstSteps bank={bank} />
      {acts}
      <HomeRequests requests={requests} withoutAsking />
      <FirstBalance balance={balance} />
    </>
  );
}
