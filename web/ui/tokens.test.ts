/**
 * Every colour that carries meaning can be read on every ground it stands on, and danger differs from
 * the rooms, by day and by night.
 */
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
    ['danger', ground, TEXT],
    ['control-line', ground, SHAPE],
  ]),
  ['on-room', 'member', TEXT],
  ['on-room', 'member-deep', TEXT],
  ['on-room', 'bank', TEXT],
  ['on-room', 'bank-deep', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-danger', 'danger-deep', TEXT],
  ['ink', 'sand', 7],
  ['soft-ink', 'sand', TEXT],
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

/** Red, green and blue as light, 0 to 1. */
function linear(colour: string): number[] {
  return [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Clearly another colour, also for anyone who sees them one after the other. */
const APART = 20;

/** A colour in CIE L*a*b* (D65). */
function lab(colour: string): [lightness: number, a: number, b: number] {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  const x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047;
  const y = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
  const z = (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883;
  const [fx = 0, fy = 0, fz = 0] = [x, y, z].map((part) =>
    part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116,
  );
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** How far apart two colours look: CIEDE2000 (Sharma, Wu, Dalal 2005). */
function difference(one: string, other: string): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const seventh = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(seventh / (seventh + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [Math.atan2(b1, a1 * stretch), Math.atan2(b2, a2 * stretch)];
  const turn = Math.atan2(Math.sin(h2 - h1), Math.cos(h2 - h1));
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2];
  const degrees = Math.PI / 180;
  const weight =
    1 -
    0.17 * Math.cos(h - 30 * degrees) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * degrees) -
    0.2 * Math.cos(4 * h - 63 * degrees);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const hue = (2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2)) / (1 + 0.015 * c * weight);
  const angle = ((((h / degrees) % 360) + 360) % 360) - 275;
  const rotation =
    -2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(60 * degrees * Math.exp(-((angle / 25) ** 2)));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}

describe.each(['day', 'night'])('by %s', (scheme) => {
  const index = scheme === 'day' ? 0 : 1;
  test.each(pairs)('%s on %s is at least %d', (ink, ground, atLeast) => {
    expect(contrast(token(ink, index), token(ground, index))).toBeGreaterThanOrEqual(atLeast);
  });

  test.each(['bank', 'member', 'gained'])('danger is never taken for %s', (other) => {
    const apart = difference(token('danger', index), token(other, index));
    expect(apart).toBeGreaterThanOrEqual(APART);
  });
});

test('the difference is that of the published examples', () => {
  expect(difference('#ffffff', '#000000')).toBeCloseTo(100, 0);
  expect(difference('#ff0000', '#00ff00')).toBeCloseTo(86.6, 1);
  expect(difference('#9c2f35', '#b3261e')).toBeCloseTo(8.2, 1);
});
