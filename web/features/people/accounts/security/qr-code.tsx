/** A QR code on screen, drawn here: what it says goes to nobody. */
import { encode } from 'uqr';
import css from './security.module.css';

const BORDER = 4;

/** Dark on light in every colour scheme, as cameras expect it. @param label what it is, for who cannot see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
