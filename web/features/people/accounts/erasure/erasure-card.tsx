/** Being erased, on one's own page: what goes, what stays, asking for it and taking it back (specification §34). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ERASURE_WAIT_DAYS } from '#contract/limits.ts';
import type { Erasure, ErasureObstacle } from '#contract/people/erasure.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { onDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { PasswordForm, ProofForm } from '../security/proof-form.tsx';

const DEFAULTS = { dialog: '' };
const ASKING = 'erase';

/** A card; it is asked for in a dialog. */
export function ErasureCard() {
  const { t } = useTranslation('privacy', { keyPrefix: 'erasure' });
  const erasure = useQuery(read('readErasure'));
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const close = () => {
    set({ dialog: '' }, { replace: true });
    void erasure.refetch();
  };
  const { data } = erasure;
  return (
    <Card title={t('title')}>
      <Stack>
        <p>{t('lead')}</p>
        <Fold title={t('what')}>
          <Stack gap="small">
            <p>{t('goes')}</p>
            <p>{t('stays')}</p>
            <KeptNames kept={data?.kept ?? []} />
          </Stack>
        </Fold>
        <Loaded query={erasure} skeleton={<TextSkeleton lines={2} />}>
          {(data) => <Standing erasure={data} onAsk={() => set({ dialog: ASKING })} />}
        </Loaded>
      </Stack>
      <Dialog
        isOpen={dialog === ASKING && data?.obstacle === null}
        onClose={close}
        title={t('ask.title')}
      >
        <Ask kept={data?.kept ?? []} onDone={close} />
      </Dialog>
    </Card>
  );
}

function Standing({ erasure, onAsk }: { erasure: Erasure; onAsk: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'erasure' });
  const { dueAt, obstacle } = erasure;
  if (dueAt !== null) return <Waiting dueAt={dueAt} obstacle={obstacle} />;
  if (obstacle !== null) return <Notice tone="info">{t(`obstacle.${obstacle}`)}</Notice>;
  return (
    <div>
      <Button kind="danger" onClick={onAsk}>
        {t('act')}
      </Button>
    </div>
  );
}

interface WaitingProps {
  dueAt: string;
  obstacle: ErasureObstacle | null;
}

function Waiting({ dueAt, obstacle }: WaitingProps) {
  const { t } = useTranslation('privacy', { keyPrefix: 'erasure' });
  const takeBack = useAction({
    send: () => call('takeBackErasure', {}),
    done: () => t('keep.done'),
    failed: () => t('keep.failed'),
  });
  const { isBusy, run } = useSingleFlight(() => takeBack.run(undefined));
  return (
    <>
      <Notice tone="warning">
        {obstacle === null
          ? t('waits', { day: onDay(dueAt, currentLanguage()) })
          : t(`obstacle.${obstacle}`)}
      </Notice>
      <div>
        <Button busy={isBusy} onClick={run}>
          {t('keep.act')}
        </Button>
      </div>
    </>
  );
}

/** What a register keeps is read before it is asked for. */
function Ask({ kept, onDone }: { kept: Erasure['kept']; onDone: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'erasure' });
  const factor = useQuery(read('readSecondFactor'));
  const ask = async (body: { password: string; code?: string }) => {
    await call('askErasure', { body });
    showToast('success', t('ask.done'));
    onDone();
  };
  if (factor.isPending) return <TextSkeleton lines={5} />;
  const Proof = factor.data?.isOn ? ProofForm : PasswordForm;
  return (
    <Proof label={t('ask.title')} submit={t('ask.submit')} onSend={ask}>
      <p>{t('ask.lead', { days: ERASURE_WAIT_DAYS })}</p>
      <KeptNames kept={kept} />
    </Proof>
  );
}

function KeptNames({ kept }: { kept: Erasure['kept'] }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'erasure' });
  return kept.map(({ bankName: bank, until }) => (
    <p key={bank}>{t('kept', { bank, day: tableDay(until, currentLanguage()) })}</p>
  ));
}
