/** docs/api.md: its programs run and print what the page says, and it names the usual refusals. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { PROBLEMS } from '#contract/errors.ts';
import { USUAL_CODES } from '#server/platform/http/description-tidied.ts';
import { tellDueWebhooks } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';
import { PASSWORD } from './support/world.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
/** Each program of the page, with what it prints. */
const PROGRAMS = [
  ...PAGE.matchAll(/```js\n\/\/ (\w+\.mjs)[^\n]*\n(.*?)```\n(?:(?!```js).)*?```text\n(.*?)```/gs),
].map(([, name = '', program = '', printed = '']) => ({ name, program, printed }));

const run = promisify(execFile);
const portal = portalForStories();
let token = '';
/** A message of a webhook, as a program is handed it. */
let message = {};

beforeAll(async () => {
  const anna = await portal().signIn('anna');
  for (const [note, hours] of [
    ['Spesa', 1],
    ['Orto', 1.5],
    ['Torta', 2.5],
  ] as const) {
    const id = await recordForAnna(portal(), { hours, note });
    expect((await anna.patch(`/users/transactions/${id}/approve`)).status).toBe(200);
  }
  const wish = { name: 'docs/api.md', days: 30, password: PASSWORD };
  const scopes = ['read' as const, 'exchanges:write' as const];
  message = await webhookMessage();
  token = (await anna.post('/users/access-tokens', { ...wish, scopes })).json.token;
});

async function webhookMessage(): Promise<Record<string, string>> {
  const receiver = await startWebhookReceiver();
  try {
    const giulia = await portal().signIn('giulia');
    const wish = { url: receiver.url, events: ['exchange.confirmed' as const] };
    const { id, secret } = (await giulia.post('/admin/webhooks', wish)).json;
    await giulia.post(`/admin/webhooks/${id}/test`, undefined);
    await tellDueWebhooks(portal().deps);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.caught;
    return { SECRET: secret, HEADERS: JSON.stringify(headers), BODY: body };
  } finally {
    await receiver.close();
  }
}

it('has programs', () => {
  expect(PROGRAMS.length).toBe(PAGE.split('```js\n').length - 1);
  expect(PROGRAMS.length).toBeGreaterThan(3);
});

it.each(PROGRAMS)('$name prints what the page says', async ({ program, printed }) => {
  const env = { PORTAL: portal().url, TOKEN: token, ...message };
  const code = ['--input-type=module', '--eval', program];
  const { stdout } = await run(process.execPath, code, { env });
  expect(stdout).toBe(printed);
});

it('names every usual code of a refusal with its status and its meaning, and no other', () => {
  const told = [...PAGE.matchAll(/^\| `([\w-]+)` \| (\d+) \| (.*) \|$/gm)].map(
    ([, code, status, title]) => [code, { status: Number(status), title }],
  );
  const usual = Object.entries(PROBLEMS).filter(([code]) => USUAL_CODES.has(code));
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(usual));
});
