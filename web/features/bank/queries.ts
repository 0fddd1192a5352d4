/** What the portal is asked about one's own bank as a whole: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { POLLED } from '#web/api/query-client.ts';

/** The bank in figures, kept up to date while one looks. */
export const figuresQuery = queryOptions({
  queryKey: ['bank', 'figures'],
  queryFn: ({ signal }) => call('readBankFigures', {}, { signal }),
  ...POLLED,
});

/** The bank's logo, or the drawing that stands for one, as an address. */
export const logoQuery = queryOptions({
  queryKey: ['bank', 'logo'],
  queryFn: async ({ signal }) =>
    logoAddress(await call('readPicture', { query: { of: 'bank' } }, { signal })),
});

/** Pictures travel as base64 of a JPEG (specification §3). */
export function logoAddress(base64: string): string {
  return `data:image/jpeg;base64,${base64}`;
}
