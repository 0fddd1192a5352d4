/** The dialog in which the desk makes an exception to the band for one member. */
import { useTranslation } from 'react-i18next';
import { parseDuration } from '#contract/hours/durations.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { bandUpdateSchema } from '#contract/hours/limits-of-balance.ts';
import { REASON_MAX } from '#contract/limits.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

interface BandForm {
  low: string;
  high: string;
  until: string;
  note: string;
}

const EMPTY: BandForm = { low: '', high: '', until: '', note: '' };

/** More than any exception may be: what cannot be read is refused like it. */
const NONSENSE_HOURS = 1e6;

const words: OwnWords = { note: { required: <Text of="limits:desk.noteMissing" /> } };

/** Hours without a sign, or nothing. */
function typed(text: string): number | null {
  const plain = text.trim().replace(/^[-\u2212+]\s*/, '');
  if (plain === '') return null;
  const minutes = parseDuration(plain);
  return minutes === undefined ? NONSENSE_HOURS : hoursFromMinutes(minutes);
}

function toWire({ low, high, until, note }: BandForm) {
  const below = typed(low);
  return {
    low: below === null ? null : 0 - below,
    high: typed(high),
    until: until.trim() === '' ? null : until,
    note,
  };
}

interface MemberBandDialogProps {
  id: number;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog that stays until its form is saved or left. */
export function MemberBandDialog({ isOpen, ...rest }: MemberBandDialogProps) {
  const { t } = useTranslation('limits');
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={t('desk.formTitle', { name: rest.name })}>
      <BandForm {...rest} />
    </Dialog>
  );
}

function BandForm({ id, name, onClose }: Omit<MemberBandDialogProps, 'isOpen'>) {
  const { t } = useTranslation('limits');
  const change = useSendForm('changeMemberBand', {
    schema: bandUpdateSchema,
    begin: EMPTY,
    toBody: toWire,
    input: { params: { id } },
    own: words,
    done: () => t('desk.saved'),
    refused: t('desk.failed'),
    onSent: onClose,
  });
  const { form } = change;
  const hours = (field: 'low' | 'high') => (
    <TextField
      {...bind(form, field)}
      label={t(`desk.${field}`)}
      hint={t('desk.hoursHint')}
      autoComplete="off"
      maxLength={20}
      optional
    />
  );
  return (
    <Form {...change} label={t('desk.formTitle', { name })}>
      <p>{t('desk.formText')}</p>
      <FieldRow>
        {hours('low')}
        {hours('high')}
      </FieldRow>
      <DateField
        {...bind(form, 'until')}
        label={t('desk.until')}
        hint={t('desk.untilHint')}
        min={today()}
        optional
      />
      <TextField
        {...bind(form, 'note')}
        label={t('desk.note')}
        hint={t('desk.noteHint')}
        maxLength={REASON_MAX}
      />
      <FormButtons onLeave={onClose} send={t('desk.save')} />
    </Form>
  );
}
