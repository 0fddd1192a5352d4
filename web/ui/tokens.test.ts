/** Every colour that carries meaning can be read on every ground it stands on, by day and by night. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const TEXT = 4.5;
const SHAPE = 3;

const pairs: [ink: string, ground: string, atLeast: number][] = [
  ...['paper', 'card'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['soft-ink', ground, TEXT],
    ['member', ground, TEXT],
    ['bank', ground, TEXT],
    ['gained', ground, TEXT],
    ['spent', ground, TEXT],
    ['control-line', ground, SHAPE],
  ]),
  ['on-room', 'member', TEXT],
  ['on-room', 'member-deep', TEXT],
  ['on-room', 'bank', TEXT],
  ['on-room', 'bank-deep', TEXT],
  ['on-foot', 'member-foot', 7],
  ['on-foot', 'bank-foot', 7],
  ['soft-ink', 'line', TEXT],
  ['member', 'member-soft', TEXT],
  ['bank', 'bank-soft', TEXT],
  ['ink', 'member-soft', 7],
  ['ink', 'bank-soft', 7],
  ['ink', 'gained-soft', 7],
  ['ink', 'spent-soft', 7],
  ['ink', 'caution-soft', 7],
  ['spent', 'spent-soft', TEXT],
  ['gained', 'gained-soft', SHAPE],
  ['caution', 'caution-soft', SHAPE],
];

/** The value of a token, by day (0) or by night (1). */
function token(name: string, scheme: number): string {
  const values = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const value = values?.[scheme + 1];
  if (!value) throw new Error(`No token ${name}`);
  return value;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['day', 'night'])('by %s', (scheme) => {
  const index = scheme === 'day' ? 0 : 1;
  test.each(pairs)('%s on %s is at least %d', (ink, ground, atLeast) => {
    expect(contrast(token(ink, index), token(ground, index))).toBeGreaterThanOrEqual(atLeast);
  });
});
