/** The portal without its address bar: the same in a browser and when it is drawn ahead. */
import './ui/tokens.css';
import './ui/font.css';
import './ui/base.css';
import { Pages } from './router.tsx';
import { ErrorFence } from './ui/error-fence.tsx';
import { ToastStack } from './ui/notice/toast-stack.tsx';

/** All pages, and the place where short messages appear. */
export function App() {
  return (
    <>
      <ErrorFence>
        <Pages />
      </ErrorFence>
      <ToastStack />
    </>
  );
}
