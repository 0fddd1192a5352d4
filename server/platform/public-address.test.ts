/** Which addresses the portal would connect to on somebody's word, and which never. */
import type { LookupAddress } from 'node:dns';
import { describe, expect, it, test } from 'vitest';
import { isPublicAddress, lookupLoopback, lookupPublic } from './public-address.ts';

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'fec0::1'],
  // IPv4 in other clothes: mapped, compatible, translated, 6to4, Teredo.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1'],
  ...['2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1'],
  ...['', 'localhost', '127.1', '8.8.8.8.example.org'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('a name', () => {
  /** What a connection would be made to, when the name has those addresses. */
  function find(addresses: string[], all: boolean, look = lookupPublic): Promise<unknown> {
    const found: LookupAddress[] = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    const answer = { lookup: (_: string, __: object, done: Answer) => done(null, found) };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const lookup = look(answer.lookup as Parameters<typeof lookupPublic>[0]);
    lookup('push.example.org', { all }, (error, chosen) =>
      error ? reject(error) : resolve(chosen),
    );
    return promise;
  }

  it('leads to its public addresses alone', async () => {
    expect(await find(['10.0.0.1', '8.8.8.8', '::1'], true)).toEqual([
      { address: '8.8.8.8', family: 4 },
    ]);
    expect(await find(['127.0.0.1', '2606:4700::1111'], false)).toBe('2606:4700::1111');
  });

  it.each([[['127.0.0.1']], [['::1', '192.168.0.7']], [['169.254.169.254']], [[]]])(
    'of %j leads nowhere',
    async (addresses) => {
      await expect(find(addresses, true)).rejects.toThrow('has no public address');
    },
  );

  it('that means this machine leads to no other', async () => {
    const here = { address: '127.0.0.1', family: 4 };
    expect(await find(['10.0.0.1', '127.0.0.1', '8.8.8.8'], true, lookupLoopback)).toEqual([here]);
    await expect(find(['192.168.0.7'], true, lookupLoopback)).rejects.toThrow('of this machine');
  });
});

type Answer = (error: null, addresses: LookupAddress[]) => void;
