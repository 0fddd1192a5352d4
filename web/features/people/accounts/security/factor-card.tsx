/** The second factor on one's own page: what it is, whether it is on, and what may be done. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '#contract/people/sign-in.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { ProofForm } from './proof-form.tsx';
import { Setup } from './setup.tsx';
import { ShownCodes } from './shown-codes.tsx';

const DEFAULTS = { dialog: '' };

/** A card; what is done happens in dialogs. */
export function FactorCard() {
  const { t } = useTranslation('security');
  const factor = useQuery(read('readSecondFactor'));
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const open = (name: string) => set({ dialog: name });
  const close = () => {
    set({ dialog: '' }, { replace: true });
    void factor.refetch();
  };
  const { data } = factor;
  const isAsked = useSignedIn().closedDesks !== undefined;
  // The token still says what was true when it was made; until there is a new one the desk stays closed.
  useEffect(() => {
    if (isAsked && data?.isOn) void refreshSession();
  }, [isAsked, data?.isOn]);
  return (
    <Card title={t('factor.title')}>
      <Stack>
        {isAsked && data && <Notice tone="warning">{t('factor.asked')}</Notice>}
        <p>{t('factor.lead')}</p>
        <Loaded query={factor} skeleton={<TextSkeleton lines={4} />}>
          {(data) => <State factor={data} />}
        </Loaded>
        {data && (
          <Acts>
            {data.isOn ? (
              <>
                <Button kind="secondary" onClick={() => open('codes')}>
                  {t('factor.renew')}
                </Button>
                <Button kind="danger" onClick={() => open('off')}>
                  {t('factor.turnOff')}
                </Button>
              </>
            ) : (
              <Button onClick={() => open('on')}>{t('factor.turnOn')}</Button>
            )}
          </Acts>
        )}
      </Stack>
      <Dialog isOpen={dialog === 'on'} onClose={close} title={t('setup.title')} isWide>
        <Setup onDone={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'codes'} onClose={close} title={t('codes.title')} isWide>
        <NewCodes onDone={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'off'} onClose={close} title={t('off.title')}>
        <TurnOff onDone={close} />
      </Dialog>
    </Card>
  );
}

function State({ factor: { isOn, since, codesLeft } }: { factor: SecondFactor }) {
  const { t } = useTranslation('security');
  if (!isOn || since === null) return <p role="status">{t('factor.off')}</p>;
  return (
    <div role="status">
      <p>{t('factor.on', { day: onDay(since, currentLanguage()) })}</p>
      <Soft>{t('factor.codesLeft', { count: codesLeft })}</Soft>
    </div>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security');
  const remove = async (body: { password: string; code: string }) => {
    await call('removeSecondFactor', { body });
    showToast('success', t('off.done'));
    onDone();
  };
  return (
    <ProofForm label={t('off.title')} submit={t('off.submit')} onSend={remove}>
      <p>{t('off.lead')}</p>
    </ProofForm>
  );
}

/** New recovery codes in the place of the old ones: password and a code; then the codes, this once. */
function NewCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security');
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <ShownCodes codes={codes} onDone={onDone} />;
  const renew = async (body: { password: string; code: string }) => {
    const made = await call('renewRecoveryCodes', { body });
    setCodes(made.codes);
  };
  return (
    <ProofForm label={t('codes.title')} submit={t('codes.submit')} onSend={renew}>
      <p>{t('codes.lead')}</p>
    </ProofForm>
  );
}
