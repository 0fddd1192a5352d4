/** Taking a text away from the page: to the clipboard, or by the phone's own choice. */
import { showToast } from './toasts.ts';

/** What is said once a text is copied, or where that fails. */
interface Said {
  copied: string;
  failed: string;
  /** Below the failure: the text itself where it stands nowhere else on the page. */
  detail?: string;
}

/** Puts a text into the clipboard, and says so; where the browser does not allow it, says that. */
export function copyText(text: string, said: Said): Promise<void> {
  return saying(said, () => copy(text, said));
}

/** Opens the phone's own choice where there is one, which says itself what happened; else copies. */
export function shareText(text: string, said: Said): Promise<void> {
  return saying(said, () => ('share' in navigator ? navigator.share({ text }) : copy(text, said)));
}

async function copy(text: string, { copied }: Said): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast('success', copied);
}

async function saying({ failed, detail }: Said, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // Anyone who closes the sheet of their phone changes their mind; that is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast('error', failed, detail);
  }
}
