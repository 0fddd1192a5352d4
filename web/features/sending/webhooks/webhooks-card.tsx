/** The webhooks of a bank: which there are, and what may be done with them (specification §29). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#contract/sending/webhooks.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Breaking } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { Deliveries } from './deliveries.tsx';
import { eventWords } from './words.ts';

const DEFAULTS = { dialog: '' };
const ADDING = 'add';

/** A card for administrators; webhooks are added, looked at and removed in dialogs. */
export function WebhooksCard() {
  const { t } = useTranslation('webhooks');
  const webhooks = useQuery(read('listWebhooks'));
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const close = () => set({ dialog: '' }, { replace: true });
  const { data } = webhooks;
  const chosenFor = (what: string) => data?.find(({ id }) => dialog === `${what}:${id}`);
  const [looked, removed] = [chosenFor('deliveries'), chosenFor('remove')];
  return (
    <Card title={t('list.title')}>
      <Stack>
        <Loaded
          query={webhooks}
          skeleton={<TextSkeleton lines={3} />}
          empty={<p>{t('list.none')}</p>}
        >
          {(data) => (
            <Lines>
              {data.map((webhook) => (
                <WebhookLine
                  key={webhook.id}
                  webhook={webhook}
                  onOpen={(what) => set({ dialog: `${what}:${webhook.id}` })}
                />
              ))}
            </Lines>
          )}
        </Loaded>
        <Acts>
          <Button onClick={() => set({ dialog: ADDING })}>{t('add.act')}</Button>
        </Acts>
      </Stack>
      <Dialog isOpen={dialog === ADDING} onClose={close} title={t('add.title')}>
        <AddWebhook onDone={close} />
      </Dialog>
      {looked && (
        <Dialog isOpen onClose={close} title={t('deliveries.title')}>
          <Deliveries webhook={looked} />
        </Dialog>
      )}
      {removed && <RemoveWebhook webhook={removed} onClose={close} />}
    </Card>
  );
}

interface WebhookLineProps {
  webhook: Webhook;
  onOpen: (what: 'deliveries' | 'remove') => void;
}

function WebhookLine({ webhook, onOpen }: WebhookLineProps) {
  const { t } = useTranslation('webhooks');
  const { id, url, events, isOn, failingSince } = webhook;
  const turn = useAction({
    send: () => call('switchWebhook', { params: { id }, body: { isOn: !isOn } }),
    done: () => t(isOn ? 'turn.isOff' : 'turn.isOn'),
    failed: () => t('turn.failed'),
  });
  const since = failingSince && sentenceMoment(failingSince, currentLanguage());
  const state = isOn ? t('list.on') : t('list.off');
  return (
    <Line
      title={<Breaking as="span">{url}</Breaking>}
      more={
        <>
          {events.map((event) => eventWords(t, event)).join(', ')}.{' '}
          {since && isOn ? t('list.failing', { since }) : state}
        </>
      }
    >
      <Button
        kind="secondary"
        small
        aria-label={t('deliveries.of', { url })}
        onClick={() => onOpen('deliveries')}
      >
        {t('deliveries.act')}
      </Button>
      <Button
        kind="secondary"
        small
        busy={turn.isBusy}
        aria-label={t(isOn ? 'turn.offOf' : 'turn.onOf', { url })}
        onClick={() => turn.run(undefined)}
      >
        {t(isOn ? 'turn.off' : 'turn.on')}
      </Button>
      <Button
        kind="danger"
        small
        aria-label={t('remove.of', { url })}
        onClick={() => onOpen('remove')}
      >
        {t('remove.act')}
      </Button>
    </Line>
  );
}

function RemoveWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const { id, url } = webhook;
  const remove = useAction({
    send: () => call('removeWebhook', { params: { id } }),
    done: () => t('remove.done'),
    failed: () => t('remove.failed'),
    settled: { 'not-found': () => t('remove.done') },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.run(undefined)}
      whileClosed
      title={t('remove.title')}
      confirmLabel={t('remove.submit')}
      cancelLabel={t('remove.keep')}
    >
      {t('remove.lead', { url })}
    </ConfirmDialog>
  );
}
