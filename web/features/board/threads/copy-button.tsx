/** All of one's conversations as a text file, to keep. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/file.ts';
import { useReason } from '#web/api/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';

export function CopyButton() {
  const { t } = useTranslation('threads');
  const reasonOf = useReason();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const text = await call('copyThreads', {});
      saveFile(new Blob([text], { type: 'text/plain' }), t('copy.file'));
      showToast('success', t('copy.done'));
    } catch (error) {
      showToast('error', t('copy.failed'), reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" busy={isBusy} onClick={save}>
      {t('copy.button')}
    </Button>
  );
}
