/** What `/metrics` says, as Prometheus reads it. */
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

export const METRICS_TOKEN = 'a-token-for-prometheus-of-35-letters';

export const askFigures = ({ url }: TestPortal, authorization?: string) =>
  fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} });

/** The samples of a text: what each line without `#` says. */
export async function samplesOf(portal: TestPortal): Promise<Map<string, number>> {
  const answer = await askFigures(portal, `Bearer ${METRICS_TOKEN}`);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}
