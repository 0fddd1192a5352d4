/** One's own picture: read, replaced, put back to the drawing (specification §3). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** Pictures travel as base64 of a JPEG. */
const addressOf = (base64: string) => `data:image/jpeg;base64,${base64}`;

/** My picture, or the drawing that stands for one, as an address. */
export const pictureQuery = queryOptions({
  queryKey: ['accounts', 'picture'],
  queryFn: async ({ signal }) => addressOf(await call('readPicture', { query: {} }, { signal })),
});

/** Puts a new picture in place, or with nothing the drawing. */
export function useChangePicture() {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob | undefined) =>
      picture
        ? call('uploadPicture', { query: {} }, { picture })
        : call('resetPicture', { query: {} }),
    onSuccess: (kept) => memory.setQueryData(pictureQuery.queryKey, addressOf(kept)),
  });
}
