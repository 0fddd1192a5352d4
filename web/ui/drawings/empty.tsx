/** Three small drawings for places where there is nothing yet. */
import { Drawing, fills } from './line.tsx';
import { Person } from './person.tsx';

/** A list still without lines. */
export function ListDrawing() {
  return (
    <Drawing width={220} height={130}>
      <path d="M58 14h104v104H58z" fill={fills.card} />
      <path d="M96 14a14 10 0 0 1 28 0z" fill={fills.sun} />
      <circle cx="78" cy="46" r="7" fill={fills.blueSoft} />
      <circle cx="78" cy="72" r="7" fill={fills.blueSoft} />
      <circle cx="78" cy="98" r="7" />
      <path d="M94 46h50M94 72h38M94 98h44" strokeDasharray="1 8" />
      <path d="M24 118h172" />
    </Drawing>
  );
}

/** Nothing waits: a clock and a cup. */
export function InboxDrawing() {
  return (
    <Drawing width={220} height={130}>
      <path d="M96 58V22a36 36 0 0 1 36 36z" fill={fills.sun} stroke="none" />
      <circle cx="96" cy="58" r="40" />
      <path d="M96 32v26h18M96 18v5M136 58h-5M96 98v-5M56 58h5" />
      <path d="M72 90l-8 28M120 90l8 28" />
      <path d="M152 118V90h30v28zM182 96c14-2 14 16 0 14" fill={fills.blueSoft} />
      <path d="M161 80c-4-5 4-8 0-13M174 80c-4-5 4-8 0-13M24 118h172" />
    </Drawing>
  );
}

/** Nobody here yet, but somebody is coming. */
export function PeopleDrawing() {
  return (
    <Drawing width={220} height={140}>
      <Person
        x={74}
        y={128}
        hair="bob"
        hairFill={fills.ink}
        coat={fills.blue}
        arms="M22-56l24-14"
      />
      <g strokeDasharray="1 8">
        <path d="M118 128c0-52 10-84 30-84s30 32 30 84z" />
        <circle cx="148" cy="25" r="20" />
      </g>
      <path d="M24 128h172" />
    </Drawing>
  );
}
