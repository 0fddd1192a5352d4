/** Who sits at this machine, and who only seems to. */
import { expect, test } from 'vitest';
import { isLocalVisit } from './loopback.ts';

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.255.0.9', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'LOCALHOST'],
])('%s asking for %s is here', (peer, host) => {
  expect(isLocalVisit(peer, { host, accept: 'text/html' })).toBe(true);
});

test.each(['x-for', 'x-request-id', 'x-requested-with', 'x-bank', 'idempotency-key'])(
  'a program may send %s',
  (name) => {
    expect(isLocalVisit('127.0.0.1', { host: 'localhost:3000', [name]: '7' })).toBe(true);
  },
);

test.each([
  ['192.168.1.7', 'localhost:3000'],
  ['::ffff:10.0.0.1', 'localhost'],
  ['1::1', 'localhost'],
  ['127.0.0.1.example.org', 'localhost'],
  ['127.0.0.1', 'evil.example.org'],
  ['127.0.0.1', 'tempo.local:3000'],
  ['127.0.0.1', 'localhost.evil.example.org'],
  ['127.0.0.1', '127.0.0.1.evil.example.org'],
  ['127.0.0.1', 'not a host'],
  ['127.0.0.1', undefined],
  [undefined, 'localhost'],
])('%s asking for %s is not', (peer, host) => {
  expect(isLocalVisit(peer, { host })).toBe(false);
});

test.each([
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-original-forwarded-for', 'x-proxyuser-ip', 'x-envoy-external-address', 'x-original-url'],
  ...['x-cluster-client-ip', 'x-azure-clientip', 'x-appengine-remote-ip', 'x-original-host'],
])('a visit with %s came through a proxy, whatever it says', (name) => {
  expect(isLocalVisit('127.0.0.1', { host: 'localhost:3000', [name]: '127.0.0.1' })).toBe(false);
});
