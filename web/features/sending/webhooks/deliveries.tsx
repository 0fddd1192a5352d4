/** What was sent to one webhook lately, and sending it a test. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#contract/sending/webhooks.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Breaking } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { eventWords, outcomeWords } from './words.ts';

/** How many deliveries are shown. */
const SHOWN = 20;

/** The dialog's content. */
export function Deliveries({ webhook: { id, url } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const deliveries = useQuery(
    read('listWebhookDeliveries', { params: { id }, query: { limit: SHOWN } }),
  );
  const test = useAction({
    send: () => call('testWebhook', { params: { id } }),
    done: () => t('test.done'),
    failed: () => t('test.failed'),
  });
  return (
    <Stack>
      <Breaking>{url}</Breaking>
      <Loaded
        query={deliveries}
        skeleton={<TextSkeleton lines={4} />}
        empty={<p>{t('deliveries.none')}</p>}
      >
        {(data) => (
          <Lines>
            {data.map((delivery) => (
              <Line
                key={delivery.id}
                title={eventWords(t, delivery.event)}
                more={`${sentenceMoment(delivery.madeAt, currentLanguage())}. ${outcomeWords(t, delivery)}`}
              />
            ))}
          </Lines>
        )}
      </Loaded>
      <DialogButtons>
        <Button kind="quiet" onClick={() => void deliveries.refetch()}>
          {t('deliveries.again')}
        </Button>
        <Button kind="secondary" busy={test.isBusy} onClick={() => test.run(undefined)}>
          {t('test.act')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
