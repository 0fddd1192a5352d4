/** What stands lowest on the home, fetched after its first window: appointments, and the board. */
import { useQuery } from '@tanstack/react-query';
import { HomeArrangements } from '#web/features/board/arrangements/home-card.tsx';
import { HomeNotices } from '#web/features/board/notices/home-card.tsx';
import { todoQuery } from '#web/features/hours/parts/queries.ts';

export default function Below() {
  const { data } = useQuery(todoQuery);
  // What waits for the reader is said above, and not twice.
  const said = data?.items.flatMap((item) =>
    item.kind === 'done' || (item.kind === 'proposal' && item.every === null) ? item.id : [],
  );
  return (
    <>
      <HomeArrangements without={said ?? []} />
      <HomeNotices />
    </>
  );
}
