/** The encryption of Web Push beside the example of its standard (RFC 8291, appendix A). */
import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptFor, PUSH_CURVE } from './push-encryption.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

const BROWSER = {
  p256dh: bytes(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};

test('the example of the standard', () => {
  const pair = createECDH(PUSH_CURVE);
  pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const fresh = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), pair };
  const message = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptFor(BROWSER, message, fresh).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc' +
      'InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV' +
      'WGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the same message never looks the same', () => {
  const message = Buffer.from('Da confermare');
  const [one, other] = [encryptFor(BROWSER, message), encryptFor(BROWSER, message)];
  expect(one.equals(other)).toBe(false);
  expect(one.includes(message)).toBe(false);
});

test('a key that is no point of the curve', () => {
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]);
  expect(() => encryptFor({ ...BROWSER, p256dh }, Buffer.from('no'))).toThrow();
});
