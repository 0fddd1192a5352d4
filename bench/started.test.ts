/** Who interrupts a bench finds nothing of it running afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const STARTED = new URL('./started.ts', import.meta.url).href;

it('an interrupted bench ends its PostgreSQL, and takes its folder away', {
  timeout: 60_000,
}, async () => {
  const script = `
    const { startBenchPostgres } = await import(${JSON.stringify(STARTED)});
    const { default: pg } = await import('pg');
    const { url } = await startBenchPostgres();
    const client = new pg.Client(url);
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid, current_setting('data_directory') as folder");
    console.log(JSON.stringify(rows[0]));
    setInterval(() => {}, 1000);`;
  const bench = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const said = text(bench.stdout);
  const [first] = await once(bench.stdout, 'data');
  const { pid, folder } = JSON.parse(String(first));
  expect(existsSync(folder)).toBe(true);
  bench.kill('SIGINT');
  const [code] = await once(bench, 'exit');
  expect(code).toBe(1);
  expect(await said).toContain('Interrupted');
  expect(existsSync(folder)).toBe(false);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
