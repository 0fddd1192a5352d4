/** Lists as files: of what somebody sees on the screen, whole. */
import type { Readable } from 'node:stream';
import type { Call } from '#server/call.ts';

/** The caller's exchanges. */
export async function exportOwnExchanges({
  exporter,
  actor,
  query,
  locale,
  signal,
}: Call<'exportOwnExchanges'>): Promise<Readable> {
  return exporter.file({ of: 'own exchanges', actor, query, locale }, signal);
}

/** The exchanges of the administrator's bank. */
export async function exportBankExchanges({
  exporter,
  actor,
  query,
  locale,
  signal,
}: Call<'exportBankExchanges'>): Promise<Readable> {
  return exporter.file({ of: 'bank exchanges', actor, query, locale }, signal);
}

/** The members of the administrator's bank, in base64. */
export function exportMembers({
  exporter,
  actor,
  query,
  locale,
  signal,
}: Call<'exportMembers'>): Promise<string> {
  return exporter.base64({ of: 'members', actor, query, locale }, signal);
}

/** A year of all banks. */
export async function exportYearOfBanks({
  exporter,
  config: { timeZone },
  query: { year },
  locale,
  signal,
}: Call<'exportYearOfBanks'>): Promise<Readable> {
  return exporter.file({ of: 'year of banks', year, timeZone, locale }, signal);
}
