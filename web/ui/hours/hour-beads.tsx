/** Time to count with the eyes: a full bead is an hour, a half bead half an hour. */
import { places } from '../places.ts';
import css from './hours.module.css';

const MOST_BEADS = 8;

/** Decoration beside the amount in words; nothing when there would be too many beads to count. */
export function HourBeads({ hours }: { hours: number }) {
  const full = Math.floor(hours);
  const hasHalf = hours - full >= 0.5;
  if (hours <= 0 || full + Number(hasHalf) > MOST_BEADS) return null;
  return (
    <span className={css.beads} aria-hidden="true">
      {places(full).map((place) => (
        <Bead key={place} />
      ))}
      {hasHalf && <Bead isHalf />}
    </span>
  );
}

/** One bead of the colour of the text around it. */
function Bead({ isHalf }: { isHalf?: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="8.2"
        fill={isHalf ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="1.6"
      />
      {isHalf && <path d="M10 1.8a8.2 8.2 0 0 1 0 16.4z" fill="currentColor" />}
    </svg>
  );
}
