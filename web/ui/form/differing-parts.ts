/** Two long texts, each cut to the part where they begin to differ. Pure. */

const SHORT = 80;
const LEAD = 20;

/** Both texts whole when they are short, else the first differing words of each with "…" around. */
export function differingParts(one: string, other: string): [string, string] {
  if (one.length <= SHORT && other.length <= SHORT) return [one, other];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  return [partOf(one, start), partOf(other, start)];
}

function partOf(text: string, start: number): string {
  const end = start + SHORT;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
