/** Two neighbours greet each other, and the clock between them strikes a full hour. */
import { Drawing, fills } from './line.tsx';
import { Person } from './person.tsx';

/** For the happy moments: an address confirmed, a registration done. */
export function WelcomeDrawing() {
  return (
    <Drawing width={260} height={150}>
      <Person
        x={58}
        y={138}
        hair="bun"
        hairFill={fills.sun}
        coat={fills.blue}
        arms="M24-56l22-26"
      />
      <Person
        x={202}
        y={138}
        hair="cap"
        hairFill={fills.red}
        coat={fills.card}
        arms="M-24-56l-22-26"
      />
      <circle cx="130" cy="58" r="26" fill={fills.sun} />
      <path d="M130 40v18h12M130 32v4M156 58h-4M130 84v-4M104 58h4" />
      <path d="M130 18V8M102 30l-7-7M158 30l7-7M88 58H78M172 58h10" strokeDasharray="1 7" />
      <path d="M14 138h232" />
    </Drawing>
  );
}
