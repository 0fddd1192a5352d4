/** Fees that were received, with their receipts, and those that were waived (specification §48). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#contract/limits.ts';
import { type FeeLine, type Fees, voidedReceiptSchema } from '#contract/people/fees.ts';
import { call } from '#web/api/call.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { euroText } from '#web/i18n/euro.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { calledOf } from './words.ts';

interface PartProps {
  fees: Fees;
  lines: readonly FeeLine[];
}

export function ReceivedPart(props: PartProps & { print: (lines: readonly FeeLine[]) => void }) {
  const { fees, lines, print } = props;
  const { t } = useTranslation('fees');
  const [wrong, annul] = useState<FeeLine>();
  const sorted = lines.toSorted((a, b) => (a.receipt ?? 0) - (b.receipt ?? 0));
  // What a file brought has no receipt.
  const withReceipt = sorted.filter(({ receipt }) => receipt !== null);
  return (
    <Card>
      <Stack gap="small">
        {lines.length === 0 && <EmptyState drawing={null} title={t('received.none')} />}
        {withReceipt.length > 0 && (
          <div>
            <Button kind="secondary" onClick={() => print(withReceipt)}>
              {t('received.printAll')}
            </Button>
          </div>
        )}
        <Lines>
          {sorted.map((line) => {
            const { userId, cents, on, how, receipt } = line;
            const name = calledOf(line) || t('due.erased');
            const facts = [
              receipt === null ? t('received.brought') : t('received.receipt', { receipt }),
              euroText(cents ?? 0),
              on && tableDay(on, currentLanguage()),
              how && t(`ways.${how}`),
            ];
            return (
              <Line
                key={userId}
                title={<Name as="span">{name}</Name>}
                more={facts.filter(Boolean).join(' · ')}
              >
                {receipt === null ? (
                  <TakeBack year={fees.year} line={line} failed={t('received.takeBackFailed')} />
                ) : (
                  <>
                    <Button
                      kind="secondary"
                      small
                      aria-label={t('received.printOf', { name })}
                      onClick={() => print([line])}
                    >
                      {t('received.print')}
                    </Button>
                    <Button
                      kind="quiet"
                      small
                      aria-label={t('received.voidOf', { name })}
                      onClick={() => annul(line)}
                    >
                      {t('received.void')}
                    </Button>
                  </>
                )}
              </Line>
            );
          })}
        </Lines>
        <Voided fees={fees} />
      </Stack>
      {wrong && <VoidDialog year={fees.year} line={wrong} onClose={() => annul(undefined)} />}
    </Card>
  );
}

interface TakeBackProps {
  year: number;
  line: FeeLine;
  /** Said where it stays as it is. */
  failed: string;
}

/** Without a receipt to annul, a click makes a fee due again. */
function TakeBack({ year, line: { userId, ...who }, failed }: TakeBackProps) {
  const { t } = useTranslation('fees');
  const name = calledOf(who) || t('due.erased');
  const taking = useAction({
    send: () => call('takeBackFees', { params: { year }, body: { ids: [userId] } }),
    failed: () => failed,
    changes: 'fees',
  });
  return (
    <Button
      kind="secondary"
      small
      busy={taking.isBusy}
      aria-label={t('waive.againOf', { name })}
      onClick={() => void taking.run(undefined)}
    >
      {t('waive.again')}
    </Button>
  );
}

/** Receipts that count no more keep their numbers. */
function Voided({ fees: { voided } }: { fees: Fees }) {
  const { t } = useTranslation('fees');
  if (voided.length === 0) return null;
  return (
    <Fold title={t('received.voidedList', { count: voided.length })}>
      <Lines>
        {voided.map((row) => (
          <Line
            key={row.receipt}
            title={[
              t('received.receipt', { receipt: row.receipt }),
              calledOf(row) || t('due.erased'),
            ].join(' · ')}
            more={row.reason || t('received.takenBack')}
          />
        ))}
      </Lines>
    </Fold>
  );
}

const words: OwnWords = { reason: { required: <Text of="fees:waive.reasonMissing" /> } };

interface VoidDialogProps {
  year: number;
  line: FeeLine;
  onClose: () => void;
}

function VoidDialog({ year, line, onClose }: VoidDialogProps) {
  const { t } = useTranslation('fees');
  const receipt = line.receipt ?? 0;
  const title = t('received.voidTitle', { receipt });
  const annulling = useSendForm('voidReceipt', {
    schema: voidedReceiptSchema,
    begin: { reason: '' },
    input: { params: { year, receipt } },
    own: words,
    done: () => t('received.voided'),
    refused: t('received.voidFailed'),
    changes: 'fees',
    onSent: onClose,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form {...annulling} label={title}>
        <p>{t('received.voidText')}</p>
        <TextField
          {...bind(annulling.form, 'reason')}
          label={t('waive.reason')}
          maxLength={REASON_MAX}
          autoComplete="off"
        />
        <FormButtons onLeave={onClose} send={t('received.voidAct')} />
      </Form>
    </Dialog>
  );
}

export function WaivedPart({ fees, lines }: PartProps) {
  const { t } = useTranslation('fees');
  if (lines.length === 0) return <EmptyState drawing={null} title={t('waive.none')} />;
  return (
    <Card>
      <Lines>
        {lines.map((line) => {
          const name = calledOf(line) || t('due.erased');
          return (
            <Line
              key={line.userId}
              title={<Name as="span">{name}</Name>}
              more={line.reason || undefined}
            >
              <TakeBack year={fees.year} line={line} failed={t('waive.failed')} />
            </Line>
          );
        })}
      </Lines>
    </Card>
  );
}
