/**
 * Chooses the square of a picture that will be seen: by dragging, with the arrow keys, and closer
 * with a slider or the wheel. What stands in the frame is what is kept.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved, type View, WHOLE, ZOOM_MAX, zoomed } from './crop.ts';
import { drawSquare } from './draw-square.ts';
import css from './picture.module.css';

const DRAWN_PIXELS = 512;
const STEP = 0.05;

interface PictureCropperProps {
  picture: ImageBitmap;
  view: View;
  onView: (view: View) => void;
}

/** A square frame over a picture, and a slider for how close. */
export function PictureCropper({ picture, view, onView }: PictureCropperProps) {
  const { t } = useTranslation('pictures');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<{ x: number; y: number }>();
  const id = useId();
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, view);
  }, [picture, view]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!held) return;
    const side = event.currentTarget.clientWidth;
    onView(moved(picture, view, (event.clientX - held.x) / side, (event.clientY - held.y) / side));
    setHeld({ x: event.clientX, y: event.clientY });
  };
  const hold = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ x: event.clientX, y: event.clientY });
  };
  const step = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    onView(moved(picture, view, right, down));
  };
  return (
    <div className={css.cropper}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture */}
      <div role="application" aria-label={t('frame')} tabIndex={0} onKeyDown={step}>
        <canvas
          ref={canvas}
          className={css.frame}
          width={DRAWN_PIXELS}
          height={DRAWN_PIXELS}
          data-held={held ? '' : undefined}
          onPointerDown={hold}
          onPointerMove={drag}
          onPointerUp={() => setHeld(undefined)}
          onPointerCancel={() => setHeld(undefined)}
        />
      </div>
      <label htmlFor={id}>{t('zoom')}</label>
      <input
        id={id}
        type="range"
        min={WHOLE.zoom}
        max={ZOOM_MAX}
        step={STEP}
        value={view.zoom}
        onChange={(event) => onView(zoomed(view, Number(event.currentTarget.value)))}
      />
    </div>
  );
}

/** By how much of the frame a key moves the picture. */
const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
