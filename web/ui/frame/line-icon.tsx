/** A sign of 1.5 rem drawn as lines in the colour of the text beside it. Decoration. */

/** One path, one line weight. */
export function LineIcon({ d }: { d: string }) {
  return (
    <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={d}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
