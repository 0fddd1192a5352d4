/** The check of an import happens apart: no request waits for it (specification §18). */
import { expect, it } from 'vitest';
import { finishImportsApart, readImport, upload } from './support/imports.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

/** Several chunks of what is judged and written at once. */
const LINES = 600;
/** Nobody notices less. */
const NOTICED_MS = 100;

it('a check costs the thread of the requests next to nothing', async () => {
  const giulia = await portal().signIn('giulia');
  const people = Array.from({ length: LINES }, (_, n) => `Nuova${n};Persona;p${n}@example.net;1,5`);
  const file = ['Cognome;Nome;Email;Saldo', ...people].join('\n');
  const { json } = await upload(portal(), giulia, file);
  await giulia.put(`/admin/imports/${json.id}/mapping`, json.mapping);
  const checkOnce = async () => {
    await giulia.post(`/admin/imports/${json.id}/check`, undefined);
    return finishImportsApart(portal().deps);
  };
  // The thread may collect garbage of other stories meanwhile: what every check spends is the check's own.
  let spent = await checkOnce();
  for (let more = 2; more > 0 && spent.hereMs >= NOTICED_MS; more--) {
    const again = await checkOnce();
    if (again.hereMs < spent.hereMs) spent = again;
  }
  expect((await readImport(giulia, json.id)).plans).toMatchObject({ new: LINES });
  // All of it together is less than anybody notices, so no part of it can be noticed.
  expect(spent.hereMs).toBeLessThan(NOTICED_MS);
  expect(spent.hereMs).toBeLessThan(spent.allMs / 5);
});
