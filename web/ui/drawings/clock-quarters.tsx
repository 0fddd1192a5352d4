/** A clock of which so many quarters are over: the steps of something that has up to four. */

const QUARTER_ENDS = ['60 36', '36 60', '12 36'];
const HAND_TURNS = [90, 180, 270, 360];

/** @param count quarters, 1 to 4 */
export function ClockQuarters({ count, size = 72 }: { count: number; size?: number }) {
  const end = QUARTER_ENDS[count - 1];
  const isLarge = count > 2 ? 1 : 0;
  return (
    <svg viewBox="0 0 72 72" width={size} height={size} aria-hidden="true">
      {end ? (
        <path d={`M36 36V12A24 24 0 ${isLarge} 1 ${end}z`} fill="var(--sun)" />
      ) : (
        <circle cx="36" cy="36" r="24" fill="var(--sun)" />
      )}
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round">
        <circle cx="36" cy="36" r="31" />
        <path d="M36 36V18" transform={`rotate(${HAND_TURNS[count - 1]} 36 36)`} />
        <path d="M36 5v5M67 36h-5M36 67v-5M5 36h5" />
      </g>
      <circle cx="36" cy="36" r="3" fill="var(--ink)" />
    </svg>
  );
}
