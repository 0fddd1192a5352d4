/** The members as a spreadsheet of exactly what is searched and sorted (specification §2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/file.ts';
import { useReason } from '#web/api/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { useMembersPage } from './members-list.tsx';

/** A button that says that it is at work; the reader can go on meanwhile. */
export function ExportButton() {
  const { t } = useTranslation('members');
  const reasonOf = useReason();
  const { q, sort, login } = useMembersPage();
  const [isBusy, setBusy] = useState(false);
  const name = `${t('list.exportFile')}.xlsx`;
  const save = async () => {
    setBusy(true);
    try {
      const base64 = await call('exportMembers', {
        query: { q, sort, login },
      });
      saveFile(fileOf(base64), name);
      showToast('success', t('list.exported', { name }));
    } catch (error) {
      showToast('error', t('list.exportFailed'), reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" small whileClosed busy={isBusy} onClick={save}>
      {t(isBusy ? 'list.exporting' : 'list.export')}
    </Button>
  );
}

/** This sheet travels as text (specification §7). */
function fileOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
}
