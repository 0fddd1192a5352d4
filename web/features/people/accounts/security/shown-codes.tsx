/** Recovery codes, shown this once: to print, to keep as a file, or to write down. */
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/api/file.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import css from './security.module.css';

interface ShownCodesProps {
  codes: readonly string[];
  onDone: () => void;
  /** The second factor has just been turned on. */
  isFirst?: boolean;
}

export function ShownCodes({ codes, onDone, isFirst }: ShownCodesProps) {
  const { t } = useTranslation('security');
  const save = () => {
    const text = [t('codes.fileTitle'), '', ...codes, ''].join('\n');
    saveFile(new Blob([text], { type: 'text/plain' }), t('codes.file'));
  };
  return (
    <Stack>
      <Notice tone="success" isLive title={t(isFirst ? 'codes.nowOn' : 'codes.renewed')}>
        {t('codes.keep')}
      </Notice>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button kind="secondary" onClick={save}>
          {t('codes.save')}
        </Button>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </DialogButtons>
    </Stack>
  );
}
