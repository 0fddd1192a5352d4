/** Sealed secrets open for their owner alone. */
import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';
import { keyFor } from './secrets.ts';

const key = keyFor('a secret of the installation', 'some purpose');
const text = Buffer.from('what nobody reads');

it('opens with the same key and owner, and never looks the same twice', () => {
  const [one, two] = [seal(key, '7', text), seal(key, '7', text)];
  expect(unseal(key, '7', one)).toEqual(text);
  expect(unseal(key, '7', two)).toEqual(text);
  expect(one.equals(two)).toBe(false);
  expect(one.includes(text)).toBe(false);
});

it('does not open with another key, for another owner, or changed', () => {
  const sealed = seal(key, '7', text);
  const other = keyFor('another secret', 'some purpose');
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(unseal(other, '7', sealed)).toBeUndefined();
  expect(unseal(key, '8', sealed)).toBeUndefined();
  expect(unseal(key, '7', changed)).toBeUndefined();
});
