/** Which questions about a line are open, once it is known whom it means (specification §18). */
import {
  CELL_QUESTIONS,
  NAME_QUESTIONS,
  type RowProblem,
} from '#contract/paper/import-problems.ts';
import type { RowPlan } from '#contract/paper/imports.ts';

interface Planned {
  plan: RowPlan;
  problems: RowProblem[];
}

/**
 * What cannot be read without guessing waits for a person. Of somebody who is there already only the hours
 * are taken, and only once.
 * @param isAccepted a person has said that the line is somebody new as it stands
 */
export function withQuestions({ plan, problems }: Planned, isAccepted: boolean): Planned {
  if (plan === 'skip') return { plan, problems };
  const isKnown = plan === 'same' || plan === 'join';
  const isSettled = (problem: RowProblem) => {
    if (problem === 'time-unclear') return problems.includes('opening-exists');
    if (problem === 'birth-unclear' || problem === 'person-or-body') return isKnown;
    return NAME_QUESTIONS.includes(problem) && (isKnown || isAccepted);
  };
  const open = problems.filter((problem) => !isSettled(problem));
  const waits = [...CELL_QUESTIONS, ...NAME_QUESTIONS];
  const isAsked = open.some((problem) => waits.includes(problem));
  return { plan: isAsked ? 'ask' : plan, problems: open };
}
