/** The home of somebody without an exchange: what waits, where to begin, whom they can help, what a balance is. */
import type { ReactNode } from 'react';
import type { Home } from '#contract/hours/home.ts';
import { HomeRequests } from '#web/features/board/notices/home-card.tsx';
import { FirstBalance, FirstSteps, Welcome } from '#web/features/hours/own/first-steps.tsx';

interface NewMemberProps {
  bank: NonNullable<Home['bank']>;
  requests: Home['forMe'];
  /** In hours. */
  balance: number;
  todo: ReactNode;
  acts: ReactNode;
}

export default function NewMember({ bank, requests, balance, todo, acts }: NewMemberProps) {
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
