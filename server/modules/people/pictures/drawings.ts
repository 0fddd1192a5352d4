/** What is shown where nobody has put a picture: our own drawings, a person and a bank. */
import { PICTURE_SIDE_MAX } from '#contract/limits.ts';
import { loadSharp } from './sharp.ts';

const STROKE =
  'fill="none" stroke="#23282e" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"';

const PERSON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
  <rect width="256" height="256" fill="#e3eef6"/>
  <g ${STROKE}>
    <path d="M44 256c0-74 34-112 84-112s84 38 84 112" fill="#fffdf8"/>
    <circle cx="128" cy="92" r="44" fill="#fbf6ec"/>
    <path d="M84 88c6-44 82-48 90 4-30-4-54-12-64-26-4 12-12 20-26 22z" fill="#eaa53a"/>
  </g>
</svg>`;

const BANK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
  <rect width="256" height="256" fill="#f8e6e4"/>
  <g ${STROKE}>
    <path d="M40 216V120l88-64 88 64v96z" fill="#fffdf8"/>
    <path d="M24 130l104-78 104 78"/>
    <circle cx="128" cy="138" r="38" fill="#fbf6ec"/>
    <path d="M128 138v-38a38 38 0 0 1 38 38z" fill="#eaa53a"/>
  </g>
</svg>`;

const drawn = new Map<string, Promise<Buffer>>();

/** The drawing as a JPEG; made at the first request, then cached. */
export function drawingOf(what: 'member' | 'bank'): Promise<Buffer> {
  const known = drawn.get(what);
  if (known) return known;
  const drawing = draw(what === 'bank' ? BANK : PERSON);
  drawn.set(what, drawing);
  return drawing;
}

async function draw(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).resize(PICTURE_SIDE_MAX, PICTURE_SIDE_MAX).jpeg().toBuffer();
}
