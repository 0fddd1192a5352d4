/**
 * A square picture one can replace: dropped or chosen, looked at, cropped, sent; or put back to the
 * one that stood there before anybody chose.
 */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { DropPlace } from '../form/drop-place.tsx';
import { Notice } from '../notice/notice.tsx';
import { Stack } from '../page/card.tsx';
import { type View, WHOLE } from './crop.ts';
import { squareFile } from './draw-square.ts';
import { KIND_BYTES, pictureKind } from './kind.ts';
import css from './picture.module.css';
import { PictureCropper } from './picture-cropper.tsx';

export interface PictureFieldProps {
  /** The picture as it is now, as an address; undefined until it is known. */
  src: string | undefined;
  /** Says whose picture it is. */
  alt: string;
  bytesMax: number;
  /** As wide as the kept picture becomes, in pixels. */
  sideMax: number;
  /** Sends the chosen square. @returns whether that went well; if not, it stays to be sent again */
  onChoose: (picture: Blob) => Promise<boolean>;
  /** Left out while the standard picture stands there. */
  onReset: (() => Promise<unknown>) | undefined;
  /** What the button says that does it; unless told otherwise, that the standard picture comes back. */
  resetLabel?: string;
}

/** The picture, and below it what may be done about it. */
export function PictureField(props: PictureFieldProps) {
  const { src, alt, bytesMax, onReset, resetLabel } = props;
  const [picture, setPicture] = useState<ImageBitmap>();
  const [trouble, setTrouble] = useState<PictureTrouble>();
  const [isResetting, setResetting] = useState(false);
  const { t } = useTranslation(['pictures', 'ui']);
  const open = async (file: File) => {
    const opened = await openPicture(file, bytesMax);
    setTrouble('trouble' in opened ? opened.trouble : undefined);
    setPicture('picture' in opened ? opened.picture : undefined);
  };
  const acts = useRef<HTMLDivElement>(null);
  const reset = async () => {
    setResetting(true);
    await onReset?.();
    setResetting(false);
    acts.current?.querySelector('input')?.focus();
  };
  if (picture) {
    return <Cropping {...props} picture={picture} onClose={() => setPicture(undefined)} />;
  }
  const megabytes = Math.floor(bytesMax / 1024 / 1024);
  return (
    <div className={css.field}>
      <div className={css.now}>{src && <img className={css.picture} src={src} alt={alt} />}</div>
      <div ref={acts} className={css.acts}>
        <DropPlace
          accept="image/jpeg,image/png,image/webp"
          label={t('choose')}
          dropHint={t('drop')}
          hint={t('limits', { megabytes })}
          onFile={open}
        />
        {trouble && (
          <Notice tone="error" isLive>
            {t(`trouble.${trouble}`, { megabytes })}
          </Notice>
        )}
        {(onReset || isResetting) && (
          <div>
            <Button kind="quiet" small busy={isResetting} onClick={reset}>
              {resetLabel ?? t('reset')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface CroppingProps extends PictureFieldProps {
  picture: ImageBitmap;
  onClose: () => void;
}

function Cropping({ picture, sideMax, onChoose, onClose }: CroppingProps) {
  const { t } = useTranslation(['pictures', 'ui']);
  const [view, setView] = useState<View>(WHOLE);
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    const isKept = await onChoose(await squareFile(picture, view, sideMax));
    setBusy(false);
    if (isKept) onClose();
  };
  return (
    <Stack gap="medium">
      <PictureCropper picture={picture} view={view} onView={setView} />
      <div className={css.buttons}>
        <Button kind="secondary" small onClick={onClose}>
          {t('ui:leave')}
        </Button>
        <Button small busy={isBusy} onClick={use}>
          {t('use')}
        </Button>
      </div>
    </Stack>
  );
}

type PictureTrouble = 'too-large' | 'not-a-picture' | 'unreadable';

type Opened = { picture: ImageBitmap } | { trouble: PictureTrouble };

/** Opens a file as a picture, after a look at what it really is. @param bytesMax the largest file taken */
async function openPicture(file: File, bytesMax: number): Promise<Opened> {
  if (file.size > bytesMax) return { trouble: 'too-large' };
  const start = await file.slice(0, KIND_BYTES).arrayBuffer();
  if (!pictureKind(new Uint8Array(start))) return { trouble: 'not-a-picture' };
  try {
    return { picture: await createImageBitmap(file) };
  } catch {
    return { trouble: 'unreadable' };
  }
}
