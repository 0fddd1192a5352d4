/** The sign of what waits for a confirmation. */
import { LineIcon } from '#web/ui/frame/line-icon.tsx';

/** Decoration beside the word. */
export function Hourglass() {
  return <LineIcon d="M7 4h10M7 20h10M8 4v3.5l4 4.5 4-4.5V4M8 20v-3.5l4-4.5 4 4.5V20" />;
}
