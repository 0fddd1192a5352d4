/** People as the drawings have them: a round head without a face, a coat to the ground. */
import { fills } from './line.tsx';

export type Hair = 'bun' | 'cap' | 'curls' | 'bob' | 'short';

interface PersonProps {
  /** Where the feet stand. */
  x: number;
  y: number;
  hair: Hair;
  hairFill?: string;
  skin?: string;
  coat?: string;
  /** One path per arm, from the feet's point of view. */
  arms?: string;
}

const HAIR: Record<Hair, string> = {
  bun: 'M-20-106c-1-26 41-26 40 0-10-9-30-9-40 0zM8-125a8 8 0 1 1 11 9',
  cap: 'M-19-110h48M-18-110c0-24 36-24 36 0z',
  curls:
    'M-20-102c-8-4-7-14-1-17-1-8 8-13 14-9 4-6 14-5 17 1 8-1 12 8 8 14 5 4 3 10 1 11-5-8-12-11-20-11s-14 3-19 11z',
  bob: 'M-21-88c-8-46 50-46 42 0-6 1-8 0-9-1 3-14 0-20-5-24-8 6-17 6-20 4-2 6-2 12 1 20-2 1-5 2-9 1z',
  short: 'M-20-105c0-28 40-28 40 0-6-8-12-9-20-9s-14 1-20 9z',
};

/** One person, 125 units tall. */
export function Person(props: PersonProps) {
  const { x, y, hair, hairFill = fills.ink, skin = fills.redSoft, coat = fills.card, arms } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-30 0c0-52 10-84 30-84s30 32 30 84z" fill={coat} />
      <circle cx="0" cy="-103" r="20" fill={skin} />
      <path d={HAIR[hair]} fill={hairFill} />
      {arms && <path d={arms} />}
    </g>
  );
}
