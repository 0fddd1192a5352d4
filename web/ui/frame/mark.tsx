/** The mark of the portal: a clock with its first quarter lit. */

/** The mark, decoration beside a written name. */
export function Mark() {
  return (
    <svg width="2.125rem" height="2.125rem" viewBox="0 0 34 34" aria-hidden="true">
      <path d="M17 17V3.5A13.5 13.5 0 0 1 30.5 17z" fill="var(--sun)" />
      <circle cx="17" cy="17" r="14.5" fill="none" stroke="var(--room)" strokeWidth="3" />
      <path
        d="M17 8.5V17h7"
        fill="none"
        stroke="var(--room)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
