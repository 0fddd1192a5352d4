/** What stands lowest on the home, fetched after its first window: appointments, and the board. */
import { HomeArrangements } from '#web/features/arrangements/home-card.tsx';
import { HomeNotices } from '#web/features/notices/home-card.tsx';

export default function Below() {
  return (
    <>
      <HomeArrangements />
      <HomeNotices />
    </>
  );
}
