/** All that the portal keeps about the reader, as one file (specification §35). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '#contract/endpoints.ts';
import { callStream } from '#web/api/call.ts';
import { readFile, saveFile } from '#web/api/file.ts';
import { read } from '#web/api/read.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { PasswordForm, ProofForm } from '../security/proof-form.tsx';

const FILE_NAME = 'own-data.zip';
const BYTES_PER_KB = 1000;
const DEFAULTS = { dialog: '' };
const TAKING = 'own-data';

/** A card; the password is asked in a dialog. */
export function OwnDataCard() {
  const { t } = useTranslation('own-data');
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const close = () => set({ dialog: '' }, { replace: true });
  return (
    <Card title={t('title')}>
      <Stack>
        <p>{t('lead')}</p>
        <div>
          <Button kind="secondary" onClick={() => set({ dialog: TAKING })}>
            {t('act')}
          </Button>
        </div>
      </Stack>
      <Dialog isOpen={dialog === TAKING} onClose={close} title={t('title')}>
        <TakeOwnData onDone={close} />
      </Dialog>
    </Card>
  );
}

function TakeOwnData({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('own-data');
  const factor = useQuery(read('readSecondFactor'));
  const [bytes, setBytes] = useState(0);
  const take = async (body: InputOf<'exportOwnData'>['body']) => {
    const stream = await callStream('exportOwnData', { body });
    saveFile(await readFile(stream, setBytes), FILE_NAME);
    showToast('success', t('done', { name: FILE_NAME }));
    onDone();
  };
  if (factor.isPending) return <TextSkeleton lines={3} />;
  const size = formatNumber(bytes / BYTES_PER_KB, currentLanguage(), 0);
  const parts = {
    label: t('title'),
    submit: bytes === 0 ? t('submit') : t('busy', { size }),
    onSend: take,
    children: <p>{t('proof')}</p>,
  };
  return factor.data?.isOn ? <ProofForm {...parts} /> : <PasswordForm {...parts} />;
}
