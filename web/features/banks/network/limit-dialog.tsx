/** What the desk agrees on with one friend about the hours that one may owe the other (specification §27). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FriendLimit, newFriendLimitSchema } from '#contract/banks/network.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import type { OtherEnd } from './link-actions.ts';

interface LimitProps {
  end: OtherEnd;
  /** What is agreed or proposed now; undefined where neither. */
  limit: FriendLimit | undefined;
  onClose: () => void;
}

/** Proposes a number, agrees to theirs, declines or withdraws a proposal, ends the agreement. */
export function LimitDialog({ end, limit, onClose }: LimitProps) {
  const { t } = useTranslation('network');
  const [isAsked, setAsked] = useState<'drop' | 'end'>();
  const { drop, ending } = useLimitActions(end);
  const isTheirs = limit?.proposedHours != null && !limit.isOurs;
  const dropWords = isTheirs ? 'decline' : 'withdraw';
  const words = isAsked === 'end' ? 'end' : dropWords;
  return (
    <>
      <Dialog
        isOpen={isAsked === undefined}
        onClose={onClose}
        title={t('limit.title', { bank: end.bank })}
      >
        <Stack gap="small">
          <p>{t('limit.lead')}</p>
          <LimitForm end={end} limit={limit} onClose={onClose} />
          {limit && (
            <Acts>
              {limit.proposedHours !== null && (
                <Button kind="quiet" small onClick={() => setAsked('drop')}>
                  {t(`limit.${dropWords}.act`)}
                </Button>
              )}
              {limit.limitHours !== null && (
                <Button kind="quiet" small onClick={() => setAsked('end')}>
                  {t('limit.end.act')}
                </Button>
              )}
            </Acts>
          )}
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsked !== undefined}
        onClose={onClose}
        onConfirm={() => (isAsked === 'end' ? ending : drop).run(undefined)}
        title={t(`limit.${words}.title`, { bank: end.bank })}
        confirmLabel={t(`limit.${words}.act`)}
        cancelLabel={t('keep')}
      >
        {t(`limit.${words}.text`)}
      </ConfirmDialog>
    </>
  );
}

function useLimitActions({ id, bank }: OtherEnd) {
  const { t } = useTranslation('network');
  const words = {
    failed: () => t('limit.failed'),
    settled: {
      'already-decided': () => t('decidedElsewhere'),
      'not-found': () => t('decidedElsewhere'),
    },
  };
  return {
    drop: useAction({
      ...words,
      send: () => call('dropFriendProposal', { params: { id } }),
      done: () => t('limit.dropped', { bank }),
    }),
    ending: useAction({
      ...words,
      send: () => call('endFriendLimit', { params: { id } }),
      done: () => t('limit.ended', { bank }),
    }),
  };
}

/** Their number stands in it already: sending it agrees. */
function LimitForm({ end: { id, bank }, limit, onClose }: LimitProps) {
  const { t } = useTranslation('network');
  const begin = { hours: String(limit?.proposedHours ?? limit?.limitHours ?? '') };
  const theirs = limit && !limit.isOurs ? limit.proposedHours : null;
  const agrees = ({ hours }: typeof begin) => theirs !== null && Number(hours) === theirs;
  const proposing = useSendForm('proposeFriendLimit', {
    schema: newFriendLimitSchema,
    begin,
    input: { params: { id } },
    toBody: ({ hours }) => ({ hours: hours.trim() === '' ? undefined : Number(hours) }),
    own: { hours: { invalid: <Text of="network:limit.invalid" /> } },
    done: () => t('limit.sent', { bank }),
    settled: { 'already-decided': () => t('decidedElsewhere') },
    refused: t('limit.failed'),
    onSent: onClose,
  });
  return (
    <Form {...proposing} label={t('limit.title', { bank })}>
      <TextField
        {...bind(proposing.form, 'hours')}
        label={t('limit.label')}
        hint={theirs === null ? t('limit.hint') : t('limit.hintTheirs', { bank })}
        inputMode="numeric"
      />
      <FormButtons
        onLeave={onClose}
        send={t(agrees(proposing.form.values) ? 'limit.agree' : 'limit.propose')}
      />
    </Form>
  );
}
