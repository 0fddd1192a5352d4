/** The figures as people read them. */
import type { ExportFigures, Responsiveness } from './exporting.ts';
import type { Answered } from './load.ts';

/** Many callers at once, and the same statements without the portal. */
export interface Measured extends Answered {
  /** Calls a second that PostgreSQL does alone. */
  bare: number;
  /** Processor time of the portal for one call, in µs. */
  cpu?: number;
}

/** The head of the table of `measuredRow`, as Markdown. */
export const MEASURED_HEAD = [
  '| call | tiny bank, alone | big bank, alone | p99 | many | p50 | p99 | CPU | PostgreSQL alone | share |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** A call: one caller alone in the tiny and in the big bank, then many in the big one. */
export function measuredRow(
  name: string,
  tiny: Answered | undefined,
  alone: Answered,
  many: Measured,
): string {
  const cells = [
    ...[name, tiny ? msText(tiny.p50Ms) : '', msText(alone.p50Ms), msText(alone.p99Ms)],
    ...[rateText(many.perSecond), msText(many.p50Ms), msText(many.p99Ms)],
    ...[many.cpu === undefined ? '?' : `${many.cpu.toFixed(0)} µs`, rateText(many.bare)],
    many.bare > 0 ? shareOf(many).toFixed(2) : '?',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** How much of what PostgreSQL does alone; 0 where it did nothing in time. */
export const shareOf = ({ perSecond, bare }: Pick<Measured, 'perSecond' | 'bare'>): number =>
  bare > 0 ? perSecond / bare : 0;

const NONE = 'none in time';

/** A time as people read it. */
export const msText = (ms: number): string =>
  Number.isFinite(ms) ? `${ms.toFixed(ms < 10 ? 2 : 0)} ms` : NONE;

const rateText = (perSecond: number): string =>
  perSecond > 0 ? `${perSecond.toFixed(perSecond < 10 ? 1 : 0)}/s` : NONE;

const responsivenessText = ({ blockedMs, slowestMs }: Responsiveness) =>
  `blocked for ${blockedMs.toFixed(0)} ms at most, others answered within ${slowestMs.toFixed(0)} ms`;

/** A sentence on the process at rest. */
export function atRestLine(atRest: Responsiveness): string {
  return `nothing exported: the process ${responsivenessText(atRest)}`;
}

/** A sentence on files made at once. */
export function exportLine(times: number, figures: ExportFigures): string {
  const { seconds, fileMb, peakRssMb } = figures;
  return [
    `${times} × all exchanges of the big bank as a file: ${seconds.toFixed(1)} s,`,
    `${fileMb.toFixed(1)} MB each; the process ${peakRssMb.toFixed(0)} MB at most,`,
    responsivenessText(figures),
  ].join(' ');
}
