/** The picture of a person or the logo of a bank: read, replaced, put back to the drawing (specification §3). */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { renewFace, useFace } from '#web/api/faces.ts';
import { useReason } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { sayAloud, showToast } from '#web/ui/notice/toasts.ts';
import { PictureField } from '#web/ui/picture/picture-field.tsx';

type Owner = 'member' | 'bank';

/** The reader's own picture or their bank's logo, as the address of an image. */
export function pictureQuery(of: Owner) {
  return queryOptions({
    queryKey: ['readPicture', { query: { of } }, 'address'],
    queryFn: async ({ signal }) =>
      addressOf(await call('readPicture', { query: { of } }, { signal })),
  });
}

/** Pictures travel as base64 of a JPEG. */
function addressOf(base64: string): string {
  return `data:image/jpeg;base64,${base64}`;
}

interface PictureTexts {
  /** Names the picture for people who cannot see it. */
  alt: string;
  saved: string;
  removed: string;
  failed: string;
}

interface PictureEditorProps {
  of: Owner;
  texts: PictureTexts;
}

/** Changes take effect at once, without saving a form around it. */
export function PictureEditor({ of, texts }: PictureEditorProps) {
  const { src, change } = usePicture(of, texts);
  const { userId, status } = useSignedIn();
  const face = useFace(userId);
  const isStandard = of === 'member' && status === 'normal' && face === undefined;
  return (
    <PictureField
      src={src}
      alt={texts.alt}
      bytesMax={PICTURE_BYTES_MAX}
      sideMax={PICTURE_SIDE_MAX}
      onChoose={change}
      onReset={isStandard ? undefined : () => change(undefined)}
    />
  );
}

/** The picture, and how to replace it; nothing puts the drawing back. `change` says whether it went well. */
function usePicture(of: Owner, texts: PictureTexts) {
  const { data: src } = useQuery(pictureQuery(of));
  const { userId } = useSignedIn();
  const reasonOf = useReason();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (picture: Blob | undefined) =>
      picture
        ? call('uploadPicture', { query: { of } }, { picture })
        : call('resetPicture', { query: { of } }),
    onSuccess: (kept) => {
      client.setQueryData(pictureQuery(of).queryKey, addressOf(kept));
      if (of === 'member') renewFace(userId);
    },
  });
  const change = async (picture: Blob | undefined): Promise<boolean> => {
    try {
      await mutateAsync(picture);
      sayAloud(picture ? texts.saved : texts.removed);
      return true;
    } catch (error) {
      showToast('error', texts.failed, reasonOf(error));
      return false;
    }
  };
  return { src, change };
}
