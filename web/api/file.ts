/** Files from the portal: read as they come, so that it can be said how far one is, and then saved. */
import { ApiError } from './api-error.ts';

/**
 * Reads a whole file.
 * @param onProgress told how many bytes have come so far
 * @throws ApiError `offline` when the connection breaks halfway
 */
export async function readFile(
  stream: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value.slice());
      bytes += part.value.byteLength;
      onProgress(bytes);
    }
  } catch {
    throw new ApiError('offline');
  }
  return new Blob(parts);
}

/** Hands a file to the browser, which keeps it where it keeps what is downloaded. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
