/** The pages of one's own profile (specification §2), and what they share: the first, and one for each of its rows. */
import { useParams } from 'react-router';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import FirstPage from './profile/first-page.tsx';

/** What few open comes when it is opened. */
const part = lazyPage(
  () => import('./profile/part.tsx'),
  ['profile', 'pictures', 'letters', 'skills', 'trust'],
);

/** /user-profile, /user-profile/:part */
export default function ProfileScreen() {
  return useParams().part === undefined ? <FirstPage /> : <LazyPage page={part} />;
}
