/** The form with what the register has of one membership (specification §46); each change is a version. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX, REASON_MAX, SHORT_TEXT_MAX, TAX_CODE_MAX } from '#contract/limits.ts';
import {
  fieldsOf,
  type MemberRegister,
  mends,
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterValues,
  registerEntrySchema,
} from '#contract/people/register.ts';
import { taxCodeDoubt } from '#contract/people/tax-code.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { read } from '#web/api/read.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { isDayField, shownValue } from './words.ts';

interface EntryDialogProps {
  personId: number;
  /** Given name first. */
  name: string;
  /** The latest when not said. */
  membershipId?: number | undefined;
  onClose: () => void;
}

export function EntryDialog({ personId, name, membershipId, onClose }: EntryDialogProps) {
  const { t } = useTranslation('register');
  const register = useQuery(read('readMemberRegister', { params: { id: personId } }));
  return (
    <Dialog isOpen isWide onClose={onClose} title={t('member.about', { name })}>
      <Loaded query={register} skeleton={<TextSkeleton lines={8} />}>
        {(data) => <EntryForm {...{ personId, name, membershipId, onClose }} register={data} />}
      </Loaded>
    </Dialog>
  );
}

type Values = RegisterValues & { note: string };

const NOTHING = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, ''])) as RegisterValues;

/** What a version says, or nothing. */
export function valuesOf(version: RegisterValues | undefined): RegisterValues {
  if (!version) return NOTHING;
  return Object.fromEntries(
    REGISTER_FIELDS.map((field) => [field, version[field]]),
  ) as RegisterValues;
}

const words: OwnWords = { note: { required: <Text of="register:member.noteMissing" /> } };

function EntryForm(props: EntryDialogProps & { register: MemberRegister }) {
  const { personId, name, membershipId, register, onClose } = props;
  const { t } = useTranslation('register');
  const { userId } = useSignedIn();
  const [held] = useState(() => {
    const { memberships } = register;
    return memberships.find(({ id }) => id === membershipId) ?? memberships[0];
  });
  const [stored] = useState<Values>(() => ({ ...valuesOf(held?.versions[0]), note: '' }));
  const hasLeft = held !== undefined && held.until !== null;
  const asked = fieldsOf(register.legalForm).filter((field) => field !== 'endedWhy' || hasLeft);
  const { base, found, take } = useMeanwhile(stored);
  const basedOn = ({ note: _, ...values }: Values) => values;
  const writing = useSendForm('writeMemberRegister', {
    schema: registerEntrySchema,
    begin: stored,
    input: { params: { id: personId } },
    toBody: ({ note, ...values }) => ({
      ...Object.fromEntries(asked.map((field) => [field, values[field]])),
      ...{ note, basedOn: basedOn(base), membershipId: held?.id },
    }),
    check: ({ note, ...values }) =>
      mends(base, values) && note.trim() === ''
        ? { note: <Text of="register:member.noteMissing" /> }
        : {},
    own: words,
    done: () => t('member.saved'),
    refused: t('member.failed'),
    changes: 'register',
    onSent: onClose,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = writing;
  const label = (field: string) => t(`words.columns.${field as RegisterField}`);
  return (
    <Form {...writing} label={t('member.about', { name })}>
      <Soft>{t('member.lead')}</Soft>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={label}
        show={shownValue}
      />
      {asked
        .filter((field) => !IN_PAIRS.includes(field))
        .map((field) => (
          <EntryField key={field} field={field} form={form} />
        ))}
      {PAIRS.map((pair) => (
        <FieldRow key={pair[0]}>
          {pair.map((field) => (
            <EntryField key={field} field={field} form={form} />
          ))}
        </FieldRow>
      ))}
      {mends(base, form.values) && (
        <TextField
          {...bind(form, 'note')}
          label={t('member.note')}
          hint={t('member.noteHint')}
          maxLength={REASON_MAX}
        />
      )}
      <FormButtons onLeave={onClose} send={t('member.save')} />
    </Form>
  );
}

const PAIRS = [
  ['metOn', 'metBy'],
  ['admittedOn', 'resolution'],
] as const;
const IN_PAIRS: readonly RegisterField[] = PAIRS.flat();

const LONGEST: Partial<Record<RegisterField, number>> = {
  birthPlace: NAME_MAX,
  taxCode: TAX_CODE_MAX,
  share: NAME_MAX,
  metBy: NAME_MAX,
};

export function EntryField({ field, form }: { field: RegisterField; form: FormState<Values> }) {
  const { t } = useTranslation('register');
  const label = t(`words.columns.${field}`);
  if (isDayField(field))
    return <DateField {...bind(form, field)} label={label} max={today()} optional />;
  const doubt = field === 'taxCode' ? taxCodeDoubt(form.values.taxCode) : undefined;
  const hints: Partial<Record<RegisterField, string | undefined>> = {
    taxCode: doubt && t(`member.taxCode.${doubt}`),
    residence: t('member.residenceHint'),
    resolution: t('minutes.resolutionHint'),
  };
  return (
    <TextField
      {...bind(form, field)}
      label={label}
      hint={hints[field]}
      maxLength={LONGEST[field] ?? SHORT_TEXT_MAX}
      autoComplete="off"
      optional
    />
  );
}
