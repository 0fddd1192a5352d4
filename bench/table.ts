/** The figures as people read them. */
import type { ExportFigures, Responsiveness } from './exporting.ts';
import type { Speed } from './measure.ts';

const NAME_WIDTH = 27;
const CELL_WIDTH = 26;

/** One line of the table. */
export function row(name: string, ...cells: string[]): string {
  return [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(CELL_WIDTH))].join('');
}

/** One caller alone: half of the calls were faster than the first figure, all but one in a hundred than the second; then calls a second of many callers. */
export function speedText({ p50Ms, p99Ms, perSecond }: Speed): string {
  return `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)} ms ${perSecond.toFixed(0)}/s`;
}

/** How much of what the driver does bare is left over HTTP. */
export function share(http: Speed, driver: Speed): string {
  return `${((100 * http.perSecond) / driver.perSecond).toFixed(0)} %`;
}

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
