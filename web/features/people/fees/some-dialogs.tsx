/** The questions before the fees of some are waived, or put into a group (specification §48). */
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#contract/limits.ts';
import {
  FEE_GROUPS,
  type FeeGroup,
  type FeeResults,
  type Fees,
  groupedFeesSchema,
  waivedFeesSchema,
} from '#contract/people/fees.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { euroText } from '#web/i18n/euro.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { groupWord } from './words.ts';

interface SomeProps {
  fees: Fees;
  ids: readonly number[];
  onClose: () => void;
}

const words: OwnWords = { reason: { required: <Text of="fees:waive.reasonMissing" /> } };

export function WaiveDialog(props: SomeProps & { onSent: (results: FeeResults) => void }) {
  const { fees, ids, onClose, onSent } = props;
  const { t } = useTranslation('fees');
  const { year } = fees;
  const title = t('waive.title', { count: ids.length, year });
  const waiving = useSendForm('waiveFees', {
    schema: waivedFeesSchema,
    begin: { reason: '' },
    input: { params: { year } },
    toBody: ({ reason }) => ({ ids: [...ids], reason }),
    own: words,
    refused: t('waive.failed'),
    changes: 'fees',
    onSent: (results) => {
      onClose();
      onSent(results);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form {...waiving} label={title}>
        <TextField
          {...bind(waiving.form, 'reason')}
          label={t('waive.reason')}
          hint={t('waive.reasonHint')}
          maxLength={REASON_MAX}
          autoComplete="off"
        />
        <FormButtons onLeave={onClose} send={t('waive.act')} />
      </Form>
    </Dialog>
  );
}

interface GroupDialogProps extends SomeProps {
  /** What the bank calls the group. */
  onSent: (results: FeeResults, group: string) => void;
}

export function GroupDialog({ fees, ids, onClose, onSent }: GroupDialogProps) {
  const { t } = useTranslation('fees');
  const { year, amounts } = fees;
  const title = t('group.title', { count: ids.length });
  const nameOf = (group: FeeGroup) => groupWord(amounts, group, (one) => t(`groups.${one}`));
  const grouping = useSendForm('groupFees', {
    schema: groupedFeesSchema,
    begin: { group: 'ordinary' as FeeGroup | '' },
    input: { params: { year } },
    toBody: ({ group }) => ({ ids: [...ids], group: group || undefined }),
    refused: t('group.failed'),
    changes: 'fees',
    onSent: (results, sent) => {
      const { group } = sent.current();
      onClose();
      onSent(results, nameOf(group || 'ordinary'));
    },
  });
  const options = FEE_GROUPS.flatMap((value) => {
    const amount = amounts[value];
    return amount ? [{ value, label: `${nameOf(value)} ${euroText(amount.cents)}` }] : [];
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form {...grouping} label={title}>
        <RadioField<FeeGroup>
          {...bind(grouping.form, 'group')}
          label={t('group.label')}
          options={options}
          stacked
        />
        <FormButtons onLeave={onClose} send={t('group.save')} />
      </Form>
    </Dialog>
  );
}
