/**
 * How fast calls are: one caller alone and many at once over HTTP, and in the same run PostgreSQL alone
 * with the statements of the same call.
 */
import { runBare } from './limit.ts';
import { callAll, type Load } from './load.ts';
import { badPlans } from './plans.ts';
import { type MeasuredCall, type RecordedStatement, recordCalls } from './recording.ts';
import { MEASURED_HEAD, type Measured, measuredRow, msText, shareOf } from './table.ts';
import type { WholePortal } from './whole-portal.ts';

/** Of one caller alone, also in the big bank and with a list sorted by name. */
const P50_MS_MAX = 500;
export const ALONE: Callers = { callers: 1, seconds: 1 };

/** A machine is faster at one moment than at another: both are measured in turns, and the middle one counts. */
const TURNS = 3;

/** How many call at the same time, and for how long. */
export interface Callers {
  callers: number;
  seconds: number;
}

/** Where calls are measured, and where it is said. */
export interface Course {
  portal: WholePortal;
  databaseUrl: string;
  many: Callers;
  print(line?: string): void;
  /** Promises that were not kept. */
  broken: string[];
}

/** Calls in the big bank and the same in the tiny one, as a table; looks at their plans. */
export async function measureCalls(
  course: Course,
  big: MeasuredCall[],
  tiny: MeasuredCall[],
  bigTables?: string[],
): Promise<void> {
  const { portal, databaseUrl, many, print, broken } = course;
  const recorded = await recordCalls(databaseUrl, big);
  print();
  for (const line of MEASURED_HEAD) print(line);
  for (const [index, call] of big.entries()) {
    const statements = recorded[index] ?? [];
    const small = await callAll(loadOf(portal, tiny[index] ?? call, ALONE));
    const alone = await callAll(loadOf(portal, call, ALONE));
    const figures = await measureInTurns(course, loadOf(portal, call, many), statements);
    print(measuredRow(call.name, small, alone, figures));
    if (alone.p50Ms > P50_MS_MAX) broken.push(`${call.name}: ${msText(alone.p50Ms)}`);
    broken.push(...(await badPlans(databaseUrl, statements, call.readsWhole, bigTables)));
  }
}

/** A call as it is made. */
export function loadOf(
  portal: WholePortal,
  { method, path, token }: MeasuredCall,
  callers: Callers,
): Load {
  return { url: `${portal.url}/api${path}`, method, token, ...callers };
}

/** The turn with the middle share. */
async function measureInTurns(course: Course, load: Load, statements: RecordedStatement[]) {
  const turns: Measured[] = [];
  while (turns.length < TURNS) turns.push(await measureMany(course, load, statements));
  turns.sort((one, other) => shareOf(one) - shareOf(other));
  const [middle] = turns.slice(Math.floor(TURNS / 2));
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

/** Many callers over HTTP, what that costs the process, and the statements alone. */
export async function measureMany(
  { portal, databaseUrl }: Course,
  load: Load,
  statements: RecordedStatement[],
  counting?: { recorded: number; from: number },
): Promise<Measured> {
  const before = await portal.cpuMicroseconds();
  const answered = await callAll(load);
  const after = await portal.cpuMicroseconds();
  const { callers, seconds } = load;
  const bare = await runBare({
    ...{ databaseUrl, statements, callers, seconds },
    ...(counting ? { counting } : {}),
  });
  const calls = answered.perSecond * seconds;
  const isUnknown = before === undefined || after === undefined || calls === 0;
  const cpu = isUnknown ? {} : { cpu: (after - before) / calls };
  return { ...answered, bare, ...cpu };
}
