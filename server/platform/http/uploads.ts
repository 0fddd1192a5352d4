/** Files that callers upload: in which field of a form they come, and how large they may be. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EndpointRow } from '#contract/endpoint.ts';
import { ARCHIVE_BYTES_MAX, PICTURE_BYTES_MAX } from '#contract/limits.ts';
import { Refusal } from './refusal.ts';

interface Upload {
  /** The field of the form with the file. */
  field: string;
  bytesMax: number;
  mediaType: string;
}

const UPLOADS: Record<Exclude<NonNullable<EndpointRow['bodyType']>, 'form'>, Upload> = {
  picture: { field: 'photo', bytesMax: PICTURE_BYTES_MAX, mediaType: 'image/*' },
  table: { field: 'file', bytesMax: PICTURE_BYTES_MAX, mediaType: 'application/octet-stream' },
  archive: { field: 'archive', bytesMax: ARCHIVE_BYTES_MAX, mediaType: 'application/zip' },
};

/** How a body that is no JSON travels. */
export function mediaTypeOf(bodyType: NonNullable<EndpointRow['bodyType']>): string {
  return bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
}

/** What a call uploads, when it uploads a file. */
export function uploadOf({ bodyType }: EndpointRow): Upload | undefined {
  return bodyType === undefined || bodyType === 'form' ? undefined : UPLOADS[bodyType];
}

/** For the API's description only; `fileOf` reads the form itself. */
export function uploadForm({ field, mediaType }: Upload) {
  return z.unknown().meta({
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType: mediaType } },
    required: [field],
  });
}

/** The one file of an upload, whole. @throws Refusal when it breaks off or was never a form */
export async function fileOf(request: FastifyRequest, row: EndpointRow) {
  const upload = uploadOf(row);
  if (!upload) return undefined;
  try {
    // One byte more than allowed is read, so that what is cut off is known to be too much.
    const part = await request.file({ limits: { fileSize: upload.bytesMax + 1 } });
    return part?.fieldname === upload.field
      ? { bytes: await part.toBuffer(), name: part.filename }
      : undefined;
  } catch (error) {
    // What the framework refuses has a code; what its parser stumbles over has none.
    const isNamed = error instanceof Error && 'code' in error;
    throw isNamed ? error : new Refusal('malformed-request');
  }
}
