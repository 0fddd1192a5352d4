/** The drawing under the first words: Anna mends a bicycle, and an hour and a half goes her way. */
import { Drawing, fills } from '#web/ui/drawings/line.tsx';
import { Person } from '#web/ui/drawings/person.tsx';

/** A street with two people; `hours` is the amount as the reader's language writes it. */
export function Street({ label, hours }: { label: string; hours: string }) {
  return (
    <Drawing width={760} height={316} label={label}>
      <Houses />
      <path d="M2 306h756" />
      <path d="M548 196C500 128 272 128 222 190" stroke={fills.blue} strokeDasharray="1 9" />
      <path d="M237 184.5l-15 5.5 2.5-15" stroke={fills.blue} />
      <Person
        x={172}
        y={306}
        hair="bun"
        hairFill={fills.sun}
        skin={fills.blueSoft}
        coat={fills.blue}
        arms="M22-56l34 24"
      />
      <Bicycle />
      <Person
        x={590}
        y={306}
        hair="cap"
        hairFill={fills.red}
        coat={fills.card}
        arms="M-20-58l-25-29M21-54c10 4 16 12 18 22"
      />
      <Cat />
      <Beads hours={hours} />
    </Drawing>
  );
}

function Bicycle() {
  return (
    <g transform="translate(120 158)">
      <circle cx="122" cy="120" r="28" />
      <circle cx="210" cy="120" r="28" />
      <path d="M122 120l26-44h42l20 44M148 76l22 44h-48M190 76l-20 44M183 60h18M190 76l-5-16M139 68h18" />
      <circle cx="170" cy="120" r="5" fill={fills.sun} />
    </g>
  );
}

function Cat() {
  return (
    <g transform="translate(652 306)">
      <path d="M-14 0c-3-24 2-34 14-34s17 10 14 34z" fill={fills.sun} />
      <path d="M-12-32l-2-15 9 5h10l9-5-2 15c0 8-5 12-12 12s-12-4-12-12z" fill={fills.sun} />
      <path d="M14-6c14 2 18-8 12-16" />
    </g>
  );
}

function Beads({ hours }: { hours: string }) {
  return (
    <g>
      <circle cx="368" cy="143" r="13" fill={fills.blue} stroke={fills.blue} />
      <circle cx="402" cy="143" r="13" fill={fills.card} stroke={fills.blue} />
      <path d="M402 130a13 13 0 0 1 0 26z" fill={fills.blue} stroke="none" />
      <text
        x="385"
        y="186"
        textAnchor="middle"
        fontSize="21"
        fontWeight="700"
        fill={fills.ink}
        stroke="none"
      >
        {hours}
      </text>
    </g>
  );
}

const LIT = { fill: fills.sun, stroke: 'none', fillOpacity: 0.75 } as const;

/** The neighbourhood behind the scene, drawn quietly. The ground is at 306. */
function Houses() {
  return (
    <g stroke="var(--control-line)" strokeOpacity="0.55" fill={fills.card}>
      <path d="M26 306V196l58-44 58 44v110z" />
      <path d="M142 306V164h92v142z" />
      <path d="M136 164h104l-8-14h-88z" />
      <path d="M500 306V186l56-40 56 40v120z" />
      <path d="M612 306V208h124v98z" />
      <path d="M606 208h136l-10 22H616z" fill={fills.redSoft} />
      <path d="M636 208l-3 22M666 208l-1 22M696 208l2 22" />
      <path d="M66 306v-40h26v40M464 306v-46" />
      <path d="M52 212h18v22H52zM98 212h18v22H98zM206 184h14v20h-14z" />
      <path d="M98 212h18v22H98zM162 184h14v20h-14zM546 200h20v24h-20z" {...LIT} />
      <path
        d="M464 270c-27 0-33-19-28-36-5-24 14-36 28-36s33 12 28 36c5 17-1 36-28 36z"
        fill={fills.blueSoft}
      />
      <path d="M464 306v-62M464 262l12-12" />
      <path d="M346 306V78h78v228z" />
      <path d="M338 78h94L385 24z" fill={fills.redSoft} />
      <path d="M385 100v-19a19 19 0 0 1 19 19z" {...LIT} fillOpacity={1} />
      <circle cx="385" cy="100" r="19" fill="none" strokeOpacity="1" />
      <path d="M385 90v10h8" strokeOpacity="1" />
      <path d="M371 306v-46c0-18 28-18 28 0v46" />
    </g>
  );
}
