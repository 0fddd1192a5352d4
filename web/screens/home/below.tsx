/** What stands lowest on the home, fetched after its first window: the privacy notice, appointments, and the board. */
import { HomeArrangements } from '#web/features/board/arrangements/home-card.tsx';
import { HomeNotices } from '#web/features/board/notices/home-card.tsx';
import { HomeConsent } from '#web/features/people/consents/home-consent.tsx';

export default function Below() {
  return (
    <>
      <HomeConsent />
      <HomeArrangements />
      <HomeNotices />
    </>
  );
}
