/** The square that is kept lies within the picture, whatever is done to it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, squareOf, WHOLE, ZOOM_MAX, zoomed } from './crop.ts';

const wide = { width: 600, height: 400 };

test('at first it is the largest square, in the middle', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 400 });
});

test('closer, it is smaller around the same middle', () => {
  expect(squareOf(wide, zoomed(WHOLE, 2))).toEqual({ left: 200, top: 100, side: 200 });
});

test('moving the picture to the right shows what was on the left, and stops at the edge', () => {
  const once = moved(wide, WHOLE, 0.125, 0);
  expect(squareOf(wide, once).left).toBeCloseTo(50);
  const far = moved(wide, once, 5, 0);
  expect(squareOf(wide, far).left).toBeCloseTo(0);
  expect(squareOf(wide, moved(wide, far, -0.125, 0)).left).toBeCloseTo(50);
});

test('no path leads past the edge', () => {
  const length = fc.integer({ min: 1, max: 8000 });
  const step = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ width: length, height: length }),
      fc.array(fc.tuple(step, step, fc.double({ min: 0, max: 9, noNaN: true })), { maxLength: 9 }),
      (size, steps) => {
        let view = WHOLE;
        for (const [right, down, zoom] of steps) {
          view = moved(size, zoomed(view, zoom), right, down);
        }
        const { left, top, side } = squareOf(size, view);
        expect(view.zoom).toBeLessThanOrEqual(ZOOM_MAX);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
      },
    ),
  );
});
