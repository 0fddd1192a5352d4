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

/** The sign of what waits. Decoration beside the word. */
export function Hourglass() {
  return <LineIcon d="M7 4h10M7 20h10M8 4v3.5l4 4.5 4-4.5V4M8 20v-3.5l4-4.5 4 4.5V20" />;
}
