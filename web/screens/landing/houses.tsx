/** The neighbourhood behind the scene, drawn quietly: houses, a tree, a tower with the mark on it. */
import { fills } from '#web/ui/drawings/line.tsx';

const LIT = { fill: fills.sun, stroke: 'none', fillOpacity: 0.75 } as const;

/** A row of houses whose ground is at 306. */
export function Houses() {
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
