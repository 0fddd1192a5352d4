/** A client generated from the description of the API: it compiles, calls share types, and what is wrong does not. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '#server/platform/http/description.ts';
import { runTool } from './run.ts';

/** One call of each kind, as a program would write it: what is read is of the named shapes. */
const PROGRAM = `
import type { components, operations, paths } from './api.d.ts';

type Shapes = components['schemas'];
type Answer<Name extends keyof operations, Status extends keyof operations[Name]['responses']> =
  operations[Name]['responses'][Status] extends { content: { 'application/json': infer Json } } ? Json : never;
type Query<Name extends keyof operations> = operations[Name] extends { parameters: { query?: infer Query } } ? Query : never;

export function program(
  list: Answer<'listExchanges', 200>,
  all: Answer<'listBankExchanges', 200>,
  one: Answer<'readExchange', 200>,
  made: Answer<'createExchange', 201>,
  members: Answer<'listMembers', 200>,
  token: paths['/api/login']['post']['responses'][200]['content']['text/plain'],
  refusal: components['responses']['E401']['content']['application/problem+json'],
) {
  const exchanges: Shapes['Exchange'][] = [...list, ...all, one, made];
  const names: string[] = members.map((member: Shapes['Member']) => member.surname);
  const text: string = token;
  const code: 'unauthenticated' | 'scope-missing' | string = refusal.code;
  return { exchanges, names, text, code };
}

export const query: Query<'listExchanges'> = { limit: 10, from: '2026-11-01', userFromIds: [9] };
export const path: paths['/api/users/transactions/{id}/approve']['patch']['parameters']['path'] = { id: 437 };
export const body: Shapes['NewExchange'] = {
  ...{ bankTo: 1, userTo: 7, activity: 3, dateOfTransaction: '2026-11-20' },
  ...{ quantityOfHours: 1.5, note: 'Spesa' },
};
export const form: operations['login']['requestBody'] = {
  content: { 'application/x-www-form-urlencoded': { username: 'anna@example.org', password: 'x' } },
};
export const upload: operations['uploadPicture']['requestBody'] = {
  content: { 'multipart/form-data': { photo: '' } },
};
`;

/** Each line alone must not compile. */
const MISTAKES = [
  `export const id: import('./api.d.ts').operations['readExchange']['parameters']['path'] = { id: '437' };`,
  `export const body: import('./api.d.ts').components['schemas']['NewExchange'] = { userTo: 7 };`,
  `export const gone: import('./api.d.ts').components['schemas']['Exchange']['hours'] = 1;`,
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-client-'));
  const description = await describeApi({ title: 'Portal', url: 'https://portal.example' });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(description));
  const { code, said } = await runTool('openapi-typescript', ['openapi.json', '-o', 'api.d.ts'], {
    cwd: folder,
  });
  expect([code, said]).toEqual([0, expect.any(String)]);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

async function compile(name: string, text: string) {
  await writeFile(join(folder, name), text);
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--ignoreConfig'];
  const modules = ['--module', 'nodenext', '--allowImportingTsExtensions', '--types', ''];
  return runTool('tsc', [...options, ...modules, name], { cwd: folder });
}

it('compiles one call of each kind, and what they answer is of the same shapes', async () => {
  const { code, said } = await compile('program.mts', PROGRAM);
  expect([code, said]).toEqual([0, '']);
}, 60_000);

it('refuses what the portal would refuse', async () => {
  const { said } = await compile('mistakes.mts', MISTAKES.join('\n'));
  for (const [nth, mistake] of MISTAKES.entries()) {
    expect([mistake, said]).toEqual([mistake, expect.stringContaining(`mistakes.mts(${nth + 1},`)]);
  }
}, 60_000);
