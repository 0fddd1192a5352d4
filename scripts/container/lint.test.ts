/** The lint of the Dockerfile: ours is right, and each rule refuses its nearest wrong neighbour. */
import { readFile } from 'node:fs/promises';
import { expect, it, test } from 'vitest';
import { faultsOf } from './lint.ts';

const RIGHT = `FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv
COPY package.json ./
RUN apt-get update && apt-get install -y --no-install-recommends git=1:2.39.5-0 && rm -rf /var/lib/apt/lists/*
RUN npm ci
FROM node@sha256:${'a'.repeat(64)}
ENV NODE_ENV=production
COPY --from=build /srv ./
USER 1000:1000
HEALTHCHECK --interval=5s CMD ["node", "check.ts"]
CMD ["node", "main.ts"]
`;

it('ours is right', async () => {
  expect(faultsOf(await readFile('Dockerfile', 'utf8'))).toEqual([]);
});

it('what every rule allows is right', () => {
  expect(faultsOf(RIGHT)).toEqual([]);
});

test.each([
  ['an image without a version', 'node:24.21.0-bookworm-slim', 'node', /names no exact version/],
  ['the latest', ':24.21.0-bookworm-slim', ':latest', /names no exact version/],
  ['half a version', ':24.21.0-bookworm-slim', ':24', /names no exact version/],
  ['a package of any version', 'git=1:2.39.5-0', 'git', /git without a version/],
  ['a module of any version', 'npm ci', 'npm install -g pnpm', /pnpm without a version/],
  ['lists of apt', ' && rm -rf /var/lib/apt/lists/*', '', /lists of apt stay/],
  ['what is recommended', ' --no-install-recommends', '', /recommended/],
  ['cd', 'RUN npm ci', 'RUN cd /srv && npm ci', /cd or sudo/],
  ['sudo', 'RUN npm ci', 'RUN sudo npm ci', /cd or sudo/],
  ['ADD', 'COPY package.json', 'ADD package.json', /ADD, where COPY/],
  ['a folder that depends', 'WORKDIR /srv', 'WORKDIR srv', /srv is not absolute/],
  ['a stage that is not there', '--from=build', '--from=built', /no stage built/],
  [
    'a command for a shell',
    'CMD ["node", "main.ts"]',
    'CMD node main.ts',
    /CMD is not in the form/,
  ],
  ['a check for a shell', 'CMD ["node", "check.ts"]', 'CMD node check.ts', /HEALTHCHECK is not in/],
  ['a secret', 'ENV NODE_ENV=production', 'ENV API_TOKEN=abc', /a secret in the image/],
  ['nobody who runs it', 'USER 1000:1000\n', '', /nobody is named/],
  ['root', 'USER 1000:1000', 'USER 0:0', /root runs it/],
  ['no check', /HEALTHCHECK.*\n/, '', /HEALTHCHECK: said 0 times/],
  ['two commands', /$/, 'CMD ["node", "other.ts"]\n', /CMD: said 2 times/],
  ['an instruction that is none', 'USER 1000', 'UZER 1000', /UZER/],
  ['a flag that is none', '--interval=5s', '--every=5s', /every/],
])('refuses %s', (_, right, wrong, sentence) => {
  expect(faultsOf(RIGHT.replace(right, wrong)).join('\n')).toMatch(sentence);
});
