/** Draws the chosen square of a picture: on the screen, and into the file that is kept. */
import { squareOf, type View } from './crop.ts';

const QUALITY = 0.92;

/** Draws a view over a whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const { left, top, side } = squareOf(picture, view);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  // What is transparent becomes white, as it will be kept.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** A view as a JPEG file of at most `sideMax` pixels, never larger than the picture itself. */
export function squareFile(picture: ImageBitmap, view: View, sideMax: number): Promise<Blob> {
  const { side } = squareOf(picture, view);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(sideMax, Math.round(side)));
  canvas.height = canvas.width;
  drawSquare(canvas, picture, view);
  return new Promise((resolve, reject) => {
    const take = (file: Blob | null) => (file ? resolve(file) : reject(new Error('no picture')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
