/** The dialog that changes a rule: the value, why, and what somebody else made of it meanwhile. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BANK_RULES,
  type BankRule,
  isRuleValue,
  type RuleName,
  type RuleValue,
  ruleUpdateSchema,
} from '#contract/banks/bank-rules.ts';
import { parseDuration } from '#contract/hours/durations.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { WEEKDAYS, weekdayName } from '#contract/weekday.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { isIn, type NameOf, RuleSentence, useValueWords } from './rule-words.tsx';

interface RuleDialogProps {
  /** The rule to change; undefined for none. */
  rule: BankRule | undefined;
  onClose: () => void;
}

/** A dialog that stays until its form is saved or left. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation('bank-rules');
  const title = rule ? t('changeOf', { rule: t(`rules.${rule.name}.name`) }) : '';
  return (
    <Dialog isOpen={rule !== undefined} onClose={onClose} title={title}>
      {rule && <ChangeForm rule={rule} onClose={onClose} />}
    </Dialog>
  );
}

const words: OwnWords = { note: { required: <Text of="bank-rules:form.noteMissing" /> } };

function checkOf({ name }: BankRule) {
  return ({ value, note }: RuleForm) => {
    const typed = typedRule(name, value);
    const problems = problemsFor(ruleUpdateSchema, { value: typed ?? 0, note }, words);
    if (typed !== undefined && isRuleValue(name, typed)) return problems;
    return { value: <Text of="errors:fields.rule-invalid" />, ...problems };
  };
}

function ChangeForm({ rule, onClose }: { rule: BankRule; onClose: () => void }) {
  const { t } = useTranslation('bank-rules');
  const [begin] = useState(() => ({ value: String(rule.value), note: '' }));
  const { base, found, take } = useMeanwhile(begin);
  const { userId } = useSignedIn();
  const wordsOf = useValueWords();
  const { name } = rule;
  const change = useActionForm({
    begin,
    check: checkOf(rule),
    send: ({ value, note }) => {
      const basedOn = { value: base.value };
      const body = { value: typedRule(name, value) ?? rule.value, note, basedOn };
      return call('changeBankRule', { params: { name }, body });
    },
    own: words,
    done: () => t('form.saved'),
    refused: t('form.failed'),
    onSent: onClose,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = change;
  return (
    <Form {...change} label={t('changeOf', { rule: t(`rules.${name}.name`) })}>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={() => t(`rules.${rule.name}.name`)}
        show={(_, value) => wordsOf(rule.name, typedRule(rule.name, value) ?? rule.value)}
      />
      <p>
        <RuleSentence rule={rule} />
      </p>
      <ValueField rule={rule} form={form} />
      <TextField
        {...bind(form, 'note')}
        label={t('form.note')}
        hint={t('form.noteHint')}
        maxLength={REASON_MAX}
      />
      <p>{t('form.told')}</p>
      <FormButtons onLeave={onClose} send={t('form.save')} />
    </Form>
  );
}

function ValueField({ rule: { name }, form }: { rule: BankRule; form: FormState<RuleForm> }) {
  const { t } = useTranslation('bank-rules');
  const rule = BANK_RULES[name];
  if (rule.unit === 'flag')
    return isIn(name, 'flag') ? <FlagField name={name} form={form} /> : null;
  if (rule.unit === 'weekday') return <WeekdayField form={form} />;
  const hint = rule.most === 0 ? t('form.hoursLowHint') : t('form.hoursHint');
  return (
    <TextField
      {...bind(form, 'value')}
      label={t(`form.${rule.unit}`)}
      hint={rule.unit === 'hours' ? hint : undefined}
      inputMode={rule.unit === 'hours' ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={20}
    />
  );
}

function WeekdayField({ form }: { form: FormState<RuleForm> }) {
  const { t } = useTranslation('bank-rules');
  const options = WEEKDAYS.map((day) => ({
    value: String(day),
    label: weekdayName(day, currentLanguage()),
  }));
  return <RadioField {...bind(form, 'value')} label={t('form.weekday')} options={options} />;
}

interface FlagFieldProps {
  name: NameOf<'flag'>;
  form: FormState<RuleForm>;
}

function FlagField({ name, form }: FlagFieldProps) {
  const { t } = useTranslation('bank-rules');
  return (
    <RadioField
      {...bind(form, 'value')}
      label={t(`rules.${name}.ask.label`)}
      options={[
        { value: 'false', label: t(`rules.${name}.ask.no`) },
        { value: 'true', label: t(`rules.${name}.ask.yes`) },
      ]}
      stacked
    />
  );
}

interface RuleForm {
  value: string;
  note: string;
}

/**
 * The value in a text; undefined when it is none. Of a rule that is never above zero the sign need
 * not be typed: "20" is 20 hours below.
 */
function typedRule(name: RuleName, text: string): RuleValue | undefined {
  const rule = BANK_RULES[name];
  if (rule.unit === 'flag') return text === 'true';
  const plain = text.trim().replace(/^[-\u2212]\s*/, '');
  const isBelow = plain !== text.trim() || rule.most === 0;
  const amount = rule.unit === 'hours' ? typedHours(plain) : typedCount(plain);
  if (amount === undefined) return undefined;
  return isBelow && amount !== 0 ? -amount : amount;
}

function typedHours(text: string): number | undefined {
  const minutes = parseDuration(text);
  return minutes === undefined ? undefined : hoursFromMinutes(minutes);
}

function typedCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
