/** One's own picture, and what may be done about it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from '#contract/limits.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { Card } from '#web/ui/page/card.tsx';
import { PictureField } from '#web/ui/picture/picture-field.tsx';
import { pictureQuery, useChangePicture } from './picture.ts';

/** Takes effect at once. */
export function PictureCard({ name }: { name: string }) {
  const { t } = useTranslation('accounts');
  const { data: src } = useQuery(pictureQuery);
  const reasonOf = useReason();
  const change = useChangePicture();
  const put = async (picture: Blob | undefined): Promise<boolean> => {
    try {
      await change.mutateAsync(picture);
      say('success', t(picture ? 'profile.picture.saved' : 'profile.picture.removed'));
      return true;
    } catch (error) {
      say('error', t('profile.picture.failed'), reasonOf(error));
      return false;
    }
  };
  return (
    <Card title={t('profile.picture.title')}>
      <PictureField
        src={src}
        alt={t('profile.picture.alt', { name })}
        bytesMax={PICTURE_BYTES_MAX}
        sideMax={PICTURE_SIDE_MAX}
        onChoose={put}
        onReset={() => put(undefined)}
      />
    </Card>
  );
}
