/** What a bank asks for in a year: asked for once, then one line with a way to change it (specification §48). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#contract/limits.ts';
import {
  amountText,
  FEE_GROUPS,
  type FeeGroup,
  type Fees,
  feeYearSchema,
} from '#contract/people/fees.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { euroText } from '#web/i18n/euro.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors } from '#web/ui/form/use-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { groupWord, shownEuro, typedCents } from './words.ts';

export function FeeYearPart({ fees }: { fees: Fees }) {
  const { t } = useTranslation('fees');
  const [isAsked, ask] = useState(false);
  const { year, dueOn, amounts } = fees;
  const title = t('laid.title', { year });
  if (dueOn === null) {
    return (
      <Card title={title}>
        <YearForm fees={fees} />
      </Card>
    );
  }
  const usual = (group: FeeGroup) => t(`groups.${group}`);
  const each = FEE_GROUPS.flatMap((group) => {
    const amount = amounts[group];
    return amount ? [`${groupWord(amounts, group, usual)} ${euroText(amount.cents)}`] : [];
  });
  const by = t('laid.by', { day: tableDay(dueOn, currentLanguage()) });
  return (
    <Soft as="div">
      {[by, ...each].join(' · ')}{' '}
      <Button kind="quiet" small onClick={() => ask(true)}>
        {t('laid.change')}
      </Button>
      <Dialog isOpen={isAsked} onClose={() => ask(false)} title={title}>
        <YearForm fees={fees} onClose={() => ask(false)} />
      </Dialog>
    </Soft>
  );
}

type Amounts = Record<FeeGroup | `${FeeGroup}Words`, string>;
type Values = Amounts & { dueOn: string };

function beginOf({ dueOn, amounts, year }: Fees): Values {
  const euro = (group: FeeGroup) => (amounts[group] ? shownEuro(amounts[group].cents) : '');
  const words = (group: FeeGroup) => amounts[group]?.words ?? '';
  return {
    dueOn: dueOn ?? `${year}-03-31`,
    ...{ ordinary: euro('ordinary'), ordinaryWords: words('ordinary') },
    ...{ reduced: euro('reduced'), reducedWords: words('reduced') },
    ...{ minor: euro('minor'), minorWords: words('minor') },
    ...{ body: euro('body'), bodyWords: words('body') },
  };
}

/** What is no amount is sent as nothing is, and so refused at its field. */
const amountOf = (values: Values, group: FeeGroup) => ({
  cents: typedCents(values[group]) ?? 0,
  words: values[`${group}Words`],
});

const optionalAmountOf = (values: Values, group: FeeGroup) =>
  values[group].trim() === '' ? null : amountOf(values, group);

const wrong = <Text of="fees:laid.euroMissing" />;
const words: OwnWords = Object.fromEntries(
  FEE_GROUPS.map((group) => [`${group}.cents`, { invalid: wrong, required: wrong }]),
);

/** Problems of an amount stand at its field. */
const byField = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path.replace('.cents', '').replace('.words', 'Words'),
      text,
    ]),
  );

function YearForm({ fees, onClose }: { fees: Fees; onClose?: () => void }) {
  const { t } = useTranslation('fees');
  const [seen] = useState(fees);
  const { year } = seen;
  const laying = useSendForm('writeFeeYear', {
    schema: feeYearSchema,
    begin: beginOf(seen),
    input: { params: { year } },
    toBody: (values) => ({
      dueOn: values.dueOn,
      ordinary: amountOf(values, 'ordinary'),
      reduced: optionalAmountOf(values, 'reduced'),
      minor: optionalAmountOf(values, 'minor'),
      body: optionalAmountOf(values, 'body'),
      basedOn: {
        ...(seen.dueOn === null ? {} : { dueOn: seen.dueOn }),
        ...Object.fromEntries(FEE_GROUPS.map((group) => [group, amountText(seen.amounts[group])])),
      },
    }),
    own: words,
    byField,
    done: () => t('laid.saved'),
    refused: t('laid.failed'),
    changes: 'fees',
    onSent: () => onClose?.(),
    onRefused: (error, usual) =>
      isRefusal(error, 'changed-meanwhile')
        ? { title: t('laid.failed'), problem: t('laid.meanwhile') }
        : usual,
  });
  const { form } = laying;
  return (
    <Form {...laying} label={t('laid.title', { year })}>
      <p>{t('laid.lead')}</p>
      <DateField {...bind(form, 'dueOn')} label={t('laid.dueOn')} />
      {FEE_GROUPS.map((group) => (
        <FieldRow key={group}>
          <TextField
            {...bind(form, group)}
            label={t('laid.amount', { group: t(`groups.${group}`) })}
            inputMode="decimal"
            maxLength={8}
            autoComplete="off"
            optional={group !== 'ordinary'}
          />
          <TextField
            {...bind(form, `${group}Words`)}
            label={t('laid.words')}
            maxLength={NAME_MAX}
            autoComplete="off"
            optional
          />
        </FieldRow>
      ))}
      {onClose ? (
        <FormButtons onLeave={onClose} send={t('laid.save')} />
      ) : (
        <SubmitButton>{t('laid.save')}</SubmitButton>
      )}
    </Form>
  );
}
