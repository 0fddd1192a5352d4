/** What a call was refused with, to be compared in one line. */

interface Answer {
  status: number;
  json: unknown;
}

/** `[409, 'already-decided']` */
export const refusalOf = ({ status, json }: Answer): [number, unknown] => [
  status,
  Object(json).code,
];

/** The same, then the problems of fields, and what changed meanwhile, where there are any. */
export function refusalInFull(answer: Answer): unknown[] {
  const { errors = [], changes = [] } = Object(answer.json);
  return [...refusalOf(answer), ...[errors, changes].filter((told) => told.length > 0)];
}
