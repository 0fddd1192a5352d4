/** The picture of a notice: for everybody who sees the notice, and how its author changes it. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/board/notices.ts';
import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { PictureField } from '#web/ui/picture/picture-field.tsx';
import css from './notices.module.css';

/** As the address of an image. */
function pictureQuery(id: number) {
  return queryOptions({
    queryKey: ['readNoticePicture', { params: { id } }, 'address'],
    queryFn: async ({ signal }) => {
      const base64 = await call('readNoticePicture', { params: { id } }, { signal });
      return `data:image/jpeg;base64,${base64}`;
    },
  });
}

/** Nothing for readers of a notice without one. */
export function NoticePicture({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const { id, title, hasPicture, canChange } = notice;
  const { data: src } = useQuery({ ...pictureQuery(id), enabled: hasPicture });
  const alt = t('picture.alt', { title });
  if (canChange && notice.state !== 'closed')
    return <PictureCard id={id} alt={alt} src={hasPicture ? src : undefined} />;
  if (!hasPicture) return null;
  return (
    <Card>
      <img className={css.picture} src={src} alt={alt} width={320} height={320} />
    </Card>
  );
}

interface PictureCardProps {
  id: number;
  alt: string;
  src: string | undefined;
}

function PictureCard({ id, alt, src }: PictureCardProps) {
  const { t } = useTranslation('notices');
  const rest = {
    failed: () => t('picture.failed'),
    changes: 'notices' as const,
    awaitsQueries: true,
  };
  const keep = useAction({
    ...rest,
    send: (picture: Blob) => call('keepNoticePicture', { params: { id } }, { picture }),
    said: () => t('picture.saved'),
  });
  const drop = useAction({
    ...rest,
    send: () => call('dropNoticePicture', { params: { id } }),
    said: () => t('picture.removed'),
  });
  return (
    <Card title={t('picture.title')}>
      <Stack gap="small">
        <Soft>{t('picture.hint')}</Soft>
        <PictureField
          src={src}
          alt={alt}
          bytesMax={PICTURE_BYTES_MAX}
          sideMax={PICTURE_SIDE_MAX}
          onChoose={keep.run}
          resetLabel={t('picture.remove')}
          onReset={src === undefined ? undefined : () => drop.run(undefined)}
        />
      </Stack>
    </Card>
  );
}
