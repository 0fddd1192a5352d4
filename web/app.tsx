/** The portal without its address bar: the same in a browser and when it is drawn ahead. */
import './ui/tokens.css';
import './ui/font.css';
import './ui/base.css';
import { Pages } from './router.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { ToastStack } from './ui/notice/toast-stack.tsx';

/** All pages, and the place for short messages. @param onMounted called when the first page is in use */
export function App({ onMounted }: { onMounted?: () => void }) {
  return (
    <>
      <ErrorBoundary>
        <Pages onMounted={onMounted} />
      </ErrorBoundary>
      <ToastStack />
    </>
  );
}
