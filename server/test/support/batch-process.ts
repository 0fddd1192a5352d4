/** A server that does nothing but the work of batches, imports and invitations, as a process of its own, for tests that kill it. */
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { batchTasks } from '#server/modules/hours/batches/tasks.ts';
import { invitationTasks } from '#server/modules/paper/desk/invitations.ts';
import { runCheck } from '#server/modules/paper/imports/rehearsing.ts';
import { importTasks } from '#server/modules/paper/imports/tasks.ts';
import { LiveUpdates } from '#server/modules/sending/live/live-updates.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { finishJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';

const config = readConfig({});
const log = createLog('silent');
const database = new Database(process.argv[2] ?? '', { connections: 3, onError: () => {} });
const clock = createClock(config.timeZone);
const deps: Deps = {
  config,
  database,
  clock,
  log,
  liveUpdates: new LiveUpdates({ database, clock, log }),
  secret: 'a secret of thirty-two characters or more',
};
await finishJobs({
  database,
  tasks: {
    ...batchTasks(deps),
    ...importTasks(deps, (job) => runCheck(database, job)),
    ...invitationTasks(deps),
  },
  schedule: [],
  log,
});
await database.close();
