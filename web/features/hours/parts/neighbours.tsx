/** The drawing of the home page: two neighbours, and an hour and a half on its way between them. */
import { Drawing, fills } from '#web/ui/drawings/line.tsx';
import { Person } from '#web/ui/drawings/person.tsx';

/** Decoration; the two stand on whatever is below it. */
export default function Neighbours() {
  return (
    <Drawing width={264} height={140}>
      <path d="M92 66C108 34 156 34 172 66" stroke={fills.blue} strokeDasharray="1 8" />
      <path d="M161 63l11 4 3-11.5" stroke={fills.blue} />
      <circle cx="120" cy="38" r="9" fill={fills.blue} stroke={fills.blue} />
      <circle cx="145" cy="38" r="9" fill={fills.card} stroke={fills.blue} />
      <path d="M145 29a9 9 0 0 1 0 18z" fill={fills.blue} stroke="none" />
      <Person
        x={48}
        y={139}
        hair="bun"
        hairFill={fills.sun}
        skin={fills.blueSoft}
        coat={fills.blue}
        arms="M22-56l24-12"
      />
      <Person x={216} y={139} hair="cap" hairFill={fills.red} arms="M-20-58l-24-8" />
    </Drawing>
  );
}
