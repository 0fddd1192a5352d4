/** Whatever hangs at the end holds up neither the rest of it nor the process. */
import { expect, it } from 'vitest';
import { Ending } from './ending.ts';

const never = () => new Promise<void>(() => {});

it('waits for what ends in time, in order', async () => {
  const ending = new Ending();
  const ended: string[] = [];
  const end = (name: string) => async () => void ended.push(name);
  await ending.part('requests', end('requests'));
  await ending.part('jobs', end('jobs'));
  await ending.database('PostgreSQL', end('PostgreSQL'));
  expect(ended).toEqual(['requests', 'jobs', 'PostgreSQL']);
  expect(ending.late).toEqual([]);
});

it('goes on after what hangs, and names it', async () => {
  const ending = new Ending(100);
  let isDatabaseEnded = false;
  await ending.part('jobs', never);
  await ending.part('mails', never);
  await ending.database('PostgreSQL', async () => {
    isDatabaseEnded = true;
  });
  expect(isDatabaseEnded).toBe(true);
  expect(ending.late).toEqual(['jobs', 'mails']);
});

it('fails with what fails', async () => {
  const broken = new Ending().part('jobs', async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
});
