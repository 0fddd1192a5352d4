/** What stands lowest on the home, fetched after its first window: the privacy notice, appointments, and the board. */
import { HomeArrangements } from '#web/features/arrangements/home-card.tsx';
import { HomeConsent } from '#web/features/consents/home-consent.tsx';
import { HomeNotices } from '#web/features/notices/home-card.tsx';

export default function Below() {
  return (
    <>
      <HomeConsent />
      <HomeArrangements />
      <HomeNotices />
    </>
  );
}
