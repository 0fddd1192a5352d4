/** The archive of a bank, on its way out and on its way in. */
import type { Readable } from 'node:stream';
import type { ReplyOf } from '#contract/endpoints.ts';
import { ARCHIVE_BYTES_MAX } from '#contract/limits.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** Writes down who takes the archive of their bank along; it is made as it is sent. */
export async function exportBank({
  db,
  now,
  today: day,
  actor: { personId: actorId, bankId },
  locale,
  archives,
  signal,
}: Call<'exportBank'>): Promise<Readable> {
  await audit(db, now, 'bank-exported', { actorId, bankId });
  return archives.file({ bankId, locale, day }, signal);
}

/** Brings a bank in: all of it, or nothing. */
export async function importBank({
  now,
  today,
  actor: { personId: importerId },
  file,
  archives,
  signal,
}: Call<'importBank'>): Promise<ReplyOf<'importBank'>> {
  if (!file) throw new Refusal('archive-invalid');
  if (file.length > ARCHIVE_BYTES_MAX) throw new Refusal('too-large');
  return archives.bringIn({ importerId, now: now.toISOString(), today }, file, signal);
}
