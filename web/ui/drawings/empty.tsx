/** Small drawings for places where there is nothing yet. */
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

/** Nobody has written yet: a word, and room for the answer. */
export function TalkDrawing() {
  return (
    <Drawing width={220} height={130}>
      <path d="M34 22h86v50H66L50 88V72H34z" fill={fills.blueSoft} />
      <path d="M52 40h50M52 55h30" />
      <path d="M118 84v-6h68v36h-12v14l-16-14h-40z" fill={fills.card} strokeDasharray="1 8" />
      <path d="M178 34V17a17 17 0 0 1 17 17z" fill={fills.sun} stroke="none" />
      <circle cx="178" cy="34" r="17" />
      <path d="M178 24v10h8" />
    </Drawing>
  );
}

/** A sheet of days, none of them agreed yet. */
export function DaysDrawing() {
  return (
    <Drawing width={220} height={130}>
      <path d="M56 24h108v94H56z" fill={fills.card} />
      <path d="M56 24h108v22H56z" fill={fills.blueSoft} />
      <path d="M82 14v18M138 14v18" />
      <circle cx="110" cy="82" r="13" strokeDasharray="1 8" />
      <path d="M110 82V69a13 13 0 0 1 13 13z" fill={fills.sun} stroke="none" />
      <path d="M72 64h8M140 64h8M72 82h8M140 82h8M72 100h8M106 104h8M140 100h8M106 60h8" />
      <path d="M24 118h172" />
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
