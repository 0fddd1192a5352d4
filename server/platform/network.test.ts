/** Addresses that one subscriber can choose among count as one network, others never do. */
import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('keeps two subscribers apart', () => {
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('192.0.2.8')).not.toBe(networkOf('192.0.2.7'));
});

it.each(['', '1.2.3.4:5678', 'localhost', '1.2.3', '::1::', 'x'.repeat(5000)])(
  'a text that is no address (%.20s) is of no network of its own',
  (text) => {
    expect(networkOf(text)).toBe('unknown');
  },
);
