/** Opens a file as a picture, after a look at what it really is. */
import { KIND_BYTES, pictureKind } from './kind.ts';

export type PictureTrouble = 'too-large' | 'not-a-picture' | 'unreadable';

export type Opened = { picture: ImageBitmap } | { trouble: PictureTrouble };

/** @param bytesMax the largest file that is taken */
export async function openPicture(file: File, bytesMax: number): Promise<Opened> {
  if (file.size > bytesMax) return { trouble: 'too-large' };
  const start = await file.slice(0, KIND_BYTES).arrayBuffer();
  if (!pictureKind(new Uint8Array(start))) return { trouble: 'not-a-picture' };
  try {
    return { picture: await createImageBitmap(file) };
  } catch {
    return { trouble: 'unreadable' };
  }
}
