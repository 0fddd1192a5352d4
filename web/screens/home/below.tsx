/** What stands lowest on the home, fetched after its first window: the next appointment, the board, the latest. */
import type { Home } from '#contract/hours/home.ts';
import { NextArrangement } from '#web/features/board/arrangements/home-card.tsx';
import { HomeRequests } from '#web/features/board/notices/home-card.tsx';
import { LatestCard } from '#web/features/hours/own/latest-card.tsx';

interface BelowProps {
  rest: Home;
  readerId: number;
  /** Nobody answers for somebody else. */
  isActing: boolean;
}

export default function Below({ rest: { next, forMe, latest }, readerId, isActing }: BelowProps) {
  return (
    <>
      {next && <NextArrangement next={next} />}
      {!isActing && <HomeRequests requests={forMe} withoutAsking={false} />}
      <LatestCard exchanges={latest} readerId={readerId} />
    </>
  );
}
