/** A letter on its way, with a quarter of an hour on its stamp. */
import { Drawing, fills } from './line.tsx';

/** Something has been sent. */
export function LetterDrawing() {
  return (
    <Drawing width={220} height={130}>
      <path d="M14 98h34M26 76h30M8 54h40" strokeDasharray="1 8" />
      <path d="M70 34h126v82H70z" fill={fills.card} />
      <path d="M70 116l46-40M196 116l-46-40" />
      <path d="M70 34l63 52 63-52z" fill={fills.blueSoft} />
      <circle cx="180" cy="30" r="17" fill={fills.card} />
      <path d="M180 30V13a17 17 0 0 1 17 17z" fill={fills.sun} stroke="none" />
      <circle cx="180" cy="30" r="17" />
      <path d="M180 20v10h8" />
    </Drawing>
  );
}
