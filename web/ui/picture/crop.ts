/** Which square of a picture is kept. Pure: sizes in pixels of the picture. */

export interface Size {
  width: number;
  height: number;
}

/** Where one looks: the middle as shares of width and height, and how close. */
export interface View {
  x: number;
  y: number;
  /** From 1, the largest square there is. */
  zoom: number;
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

export const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 };
export const ZOOM_MAX = 4;

/** The square seen in a view; never reaches past the picture's edge. */
export function squareOf({ width, height }: Size, { x, y, zoom }: View): Square {
  const side = Math.min(width, height) / zoom;
  return {
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
    side,
  };
}

/**
 * The view after the picture was moved by shares of the square's side: to the right shows what was on
 * the left. What lies past the edge is not remembered, so that moving back answers at once.
 */
export function moved(size: Size, view: View, right: number, down: number): View {
  const { left, top, side } = squareOf(size, view);
  const next = {
    x: (left + side / 2 - right * side) / size.width,
    y: (top + side / 2 - down * side) / size.height,
    zoom: view.zoom,
  };
  const square = squareOf(size, next);
  return {
    ...next,
    x: (square.left + square.side / 2) / size.width,
    y: (square.top + square.side / 2) / size.height,
  };
}

/** The view from closer or further, within limits. */
export function zoomed(view: View, zoom: number): View {
  return { ...view, zoom: between(1, zoom, ZOOM_MAX) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
