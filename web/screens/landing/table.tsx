/** People around a table, under a clock that has all its time. */
import { Drawing, fills } from '#web/ui/drawings/line.tsx';
import { Person } from '#web/ui/drawings/person.tsx';

/** The drawing beside the reasons to join; decoration. */
export function Table() {
  return (
    <Drawing width={520} height={300}>
      <path d="M260 68V30a38 38 0 0 1 38 38z" fill={fills.sun} stroke="none" />
      <circle cx="260" cy="68" r="42" />
      <path d="M260 42v26h18M260 26v5M302 68h-5M260 110v-5M218 68h5" />
      <Person
        x={96}
        y={270}
        hair="bob"
        hairFill={fills.red}
        skin={fills.blueSoft}
        coat={fills.card}
      />
      <Person x={190} y={256} hair="curls" skin={fills.sun} coat={fills.blue} />
      <Person
        x={330}
        y={256}
        hair="bun"
        hairFill={fills.card}
        skin={fills.redSoft}
        coat={fills.red}
      />
      <Person
        x={424}
        y={270}
        hair="cap"
        hairFill={fills.blue}
        skin={fills.redSoft}
        coat={fills.card}
      />
      <path d="M30 232h460v16H30z" fill={fills.card} />
      <path d="M64 248v44M456 248v44M10 292h500" />
      <path d="M246 232v-22h30v22M276 214c12-2 12 14 0 12" fill={fills.sun} />
      <path d="M254 200c-4-5 4-8 0-13M268 200c-4-5 4-8 0-13" />
      <path d="M128 232l6-18h34l6 18zM134 214h40" fill={fills.redSoft} />
      <path d="M352 232c0-16 44-16 44 0z" fill={fills.blueSoft} />
    </Drawing>
  );
}
