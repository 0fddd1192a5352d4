/** Who sits at this machine, and who only seems to. */
import { expect, test } from 'vitest';
import { isLocalVisit } from './local.ts';

const PUBLIC_URL = 'http://tempo.local:3000';

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.255.0.9', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'LOCALHOST'],
  ['127.0.0.1', 'tempo.local:3000'],
])('%s asking for %s is here', (ip, host) => {
  expect(isLocalVisit(ip, host, PUBLIC_URL)).toBe(true);
});

test.each([
  ['192.168.1.7', 'localhost:3000'],
  ['::ffff:10.0.0.1', 'localhost'],
  ['1::1', 'localhost'],
  ['127.0.0.1.example.org', 'localhost'],
  ['127.0.0.1', 'evil.example.org'],
  ['127.0.0.1', 'localhost.evil.example.org'],
  ['127.0.0.1', '127.0.0.1.evil.example.org'],
  ['127.0.0.1', 'not a host'],
  ['127.0.0.1', undefined],
])('%s asking for %s is not', (ip, host) => {
  expect(isLocalVisit(ip, host, PUBLIC_URL)).toBe(false);
});
