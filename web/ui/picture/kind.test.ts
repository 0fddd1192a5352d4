/** A picture is known by its content, whatever its file is called. */
import { expect, test } from 'vitest';
import { pictureKind } from './kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
  ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'webp'],
  ['RIFF\x24\x00\x00\x00WAVEfmt ', undefined],
  ['GIF89a', undefined],
  ['<svg xmlns=', undefined],
  ['%PDF-1.7', undefined],
  ['', undefined],
])('%j is %s', (content, kind) => {
  expect(pictureKind(bytes(content))).toBe(kind);
});
