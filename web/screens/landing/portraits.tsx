/** Four people, each with the thing they are good at. */
import { Drawing, fills } from '#web/ui/drawings/line.tsx';
import { Person } from '#web/ui/drawings/person.tsx';

export type PortraitName = 'elder' | 'newcomer' | 'family' | 'student';

const ground = <path d="M10 168h220" />;

export const portraits: Record<PortraitName, React.ReactNode> = {
  elder: (
    <Drawing width={240} height={180}>
      <circle cx="120" cy="90" r="72" fill={fills.blueSoft} stroke="none" />
      {ground}
      <Person
        x={98}
        y={168}
        hair="bun"
        hairFill={fills.card}
        skin={fills.redSoft}
        coat={fills.red}
        arms="M20-56c14 6 22 6 32 2"
      />
      <path d="M136 138h92M146 138v30M218 138v30" />
      <path d="M152 138c4-10 20-2 26-8h-14" fill={fills.card} />
      <path d="M152 130h66v-44h-58c-6 0-8 3-8 8v14h12v-8h32v30z" fill={fills.sun} />
      <path d="M158 108v20M218 96h8M226 89v14" />
    </Drawing>
  ),
  newcomer: (
    <Drawing width={240} height={180}>
      <circle cx="120" cy="90" r="72" fill={fills.redSoft} stroke="none" />
      {ground}
      <Person x={98} y={168} hair="curls" skin={fills.sun} coat={fills.card} arms="M20-56l30 6" />
      <path d="M140 168v-34h64v34zM132 134h80M150 134c0-18 44-18 44 0" fill={fills.blue} />
      <path d="M172 119v-6" />
      <path d="M158 104c-5-6 5-10 0-17M186 104c-5-6 5-10 0-17" />
    </Drawing>
  ),
  family: (
    <Drawing width={240} height={180}>
      <circle cx="120" cy="90" r="72" fill={fills.blueSoft} stroke="none" />
      {ground}
      <Person
        x={92}
        y={168}
        hair="bob"
        hairFill={fills.ink}
        skin={fills.redSoft}
        coat={fills.sun}
        arms="M21-54l22 8"
      />
      <path d="M132 96h34v44h-34zM139 107h20M139 116h20M139 125h11" fill={fills.card} />
      <g transform="translate(192 168) scale(.58)" strokeWidth="4.3">
        <path d="M-30 0c0-52 10-84 30-84s30 32 30 84z" fill={fills.blue} />
        <circle cx="0" cy="-103" r="20" fill={fills.redSoft} />
        <path d="M-20-105c0-28 40-28 40 0-6-8-12-9-20-9s-14 1-20 9z" fill={fills.ink} />
      </g>
      <circle cx="158" cy="157" r="11" fill={fills.card} />
      <path d="M158 151l5 4-2 6h-6l-2-6z" fill={fills.ink} stroke="none" />
    </Drawing>
  ),
  student: (
    <Drawing width={240} height={180}>
      <circle cx="120" cy="90" r="72" fill={fills.redSoft} stroke="none" />
      {ground}
      <Person
        x={116}
        y={168}
        hair="short"
        hairFill={fills.sun}
        skin={fills.redSoft}
        coat={fills.blue}
      />
      <g transform="translate(112 128) rotate(-24)">
        <path d="M34-5h62v9H34z" fill={fills.card} />
        <path d="M96-8h14v15H96z" fill={fills.ink} />
        <path
          d="M38 0c0 12-9 14-15 12-4 10-13 14-23 14-14 0-24-11-24-26s10-26 24-26c10 0 19 4 23 14 6-2 15 0 15 12z"
          fill={fills.sun}
        />
        <circle cx="8" cy="0" r="7" fill={fills.card} />
        <path d="M-12-8v16" />
      </g>
      <path d="M98 118c-12 8-14 18-4 24M136 120l24-12" />
    </Drawing>
  ),
};
