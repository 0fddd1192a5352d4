/** The form of a proposal: day, time, length, place. */

import { useTranslation } from 'react-i18next';
import {
  type Arrangement,
  type NewArrangement,
  newArrangementSchema,
  newPlanSchema,
} from '#contract/board/arrangements.ts';
import { newStandingSchema, RHYTHMS } from '#contract/board/standings.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { APPOINTMENT_PLACE_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { useOffline } from '#web/api/connection.ts';
import { FieldText } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { dropDraft, idempotencyKeyFor } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { ComingDayField } from './coming-day-field.tsx';

/** What is typed. */
export interface PlanValues {
  /** `yyyy-MM-dd`. */
  day: string;
  time: string;
  minutes: string;
  place: string;
}

/** The same, and how often (once where it is '') up to which last day ('': no last one). */
interface TypedPlan extends PlanValues {
  every: string;
  until: string;
}

type Whom = 'with' | 'activity' | 'title';

/** For whom the desk proposes, how their word has come, and what it reads afterwards. */
interface AtDesk {
  forMember: number;
  word: ExchangeBasis;
  sent: string;
}

/** What is proposed, by the reader or by the desk for a member, or the appointment whose plan is replaced. */
export type Planning =
  | { begins: Pick<NewArrangement, Whom>; who?: string; atDesk?: AtDesk }
  | { changes: Arrangement };

interface PlanFormProps {
  planning: Planning;
  begin: PlanValues;
  /** Names what is kept of it in this tab. */
  draft: string;
  onSaved: () => void;
}

const LENGTHS = ['30', '45', '60', '75', '90', '120', '150', '180', '240', '300', '360', '480'];

export function PlanForm({ planning, begin, draft, onSaved }: PlanFormProps) {
  const { t } = useTranslation(['appointments', 'planning']);
  const atDesk = 'begins' in planning ? planning.atDesk : undefined;
  const once: TypedPlan = { ...begin, every: '', until: '' };
  const waits = useProposalWaits(planning, draft);
  const plan = useActionForm({
    begin: once,
    draft,
    onRefused: (error, usual, { current }, wasCut) => {
      if (!waits(error, current(), wasCut)) return usual;
      dropDraft(draft);
      onSaved();
      return undefined;
    },
    check: (values) => problemsIn(planning, values),
    send: (values) => sendPlan(planning, values, draft),
    said: (_, who) => atDesk?.sent ?? t('form.sent', { who }),
    onSent: onSaved,
  });
  const { form } = plan;
  const lengths = LENGTHS.includes(begin.minutes) ? LENGTHS : [begin.minutes, ...LENGTHS];
  const isOffline = useOffline();
  return (
    <Form {...plan} label={t('form.title')}>
      {isOffline && 'changes' in planning && <Notice isLive>{t('planning:later.change')}</Notice>}
      <ComingDayField {...bind(form, 'day')} label={t('form.day')} />
      <TextField {...bind(form, 'time')} label={t('form.time')} type="time" autoComplete="off" />
      <SelectField
        {...bind(form, 'minutes')}
        label={t('form.length')}
        hint={t('form.lengthHint')}
        options={lengths.map((value) => ({
          value,
          label: formatMinutes(Number(value), currentLanguage()),
        }))}
        placeholder={false}
      />
      {'begins' in planning && !atDesk && <Repeats form={form} />}
      <TextField
        {...bind(form, 'place')}
        label={t('form.place')}
        hint={atDesk ? undefined : t('form.placeHint')}
        maxLength={APPOINTMENT_PLACE_MAX}
        autoComplete="off"
        optional
      />
      <div>
        <SubmitButton>{t('form.send')}</SubmitButton>
      </div>
    </Form>
  );
}

/** What is new waits for a connection; not what a desk proposes. @returns whether it waits now */
function useProposalWaits(planning: Planning, draft: string) {
  const { t } = useTranslation('planning');
  return (error: unknown, values: TypedPlan, wasCut: boolean): boolean => {
    if ('changes' in planning || planning.atDesk) return false;
    const { begins, who: name = '' } = planning;
    const words = t('later.proposal', {
      ...{ who: name, title: begins.title },
      when: `${weekDay(values.day, currentLanguage())}, ${values.time}`,
    });
    const asked = proposalOf(begins, values);
    const key = idempotencyKeyFor(draft, asked.input.body);
    return waitsAfter(error, { ...asked, key, name, words }, wasCut);
  };
}

/** One day, or what repeats. */
function proposalOf(begins: Pick<NewArrangement, Whom>, values: TypedPlan) {
  const asked = { ...begins, ...toWire(values) };
  return values.every === ''
    ? ({ call: 'proposeArrangement', input: { body: newArrangementSchema.parse(asked) } } as const)
    : ({ call: 'proposeStanding', input: { body: newStandingSchema.parse(asked) } } as const);
}

/** How often, and up to which last day. */
function Repeats({ form }: { form: FormState<TypedPlan> }) {
  const { t } = useTranslation('planning');
  const { every, day } = form.values;
  return (
    <>
      <SelectField
        {...bind(form, 'every')}
        label={t('repeats.label')}
        options={[
          { value: '', label: t('repeats.never') },
          ...RHYTHMS.map((value) => ({ value, label: t(`repeats.${value}`) })),
        ]}
        placeholder={false}
      />
      {every !== '' && (
        <DateField
          {...bind(form, 'until')}
          label={t('repeats.until')}
          hint={t('repeats.untilHint')}
          min={day === '' ? today() : day}
          optional
        />
      )}
    </>
  );
}

function problemsIn(planning: Planning, values: TypedPlan) {
  const plan = toWire(values);
  if ('changes' in planning) return problemsFor(newPlanSchema, { sequence: 0, ...plan });
  const asked = { ...planning.begins, ...plan };
  if (values.every === '') return problemsFor(newArrangementSchema, asked);
  const isBeforeFirst = plan.until !== null && plan.until < plan.day;
  return {
    ...(isBeforeFirst ? { until: <FieldText code="order-reversed" /> } : {}),
    ...problemsFor(newStandingSchema, asked),
  };
}

/** @returns the first name of the other person. @throws ApiError */
async function sendPlan(planning: Planning, values: TypedPlan, draft: string): Promise<string> {
  if ('changes' in planning) {
    const { id, sequence } = planning.changes;
    const body = newPlanSchema.parse({ sequence, ...toWire(values) });
    return (await call('changeArrangement', { params: { id }, body })).partnerFirstName;
  }
  const { begins, atDesk } = planning;
  const asked = proposalOf(begins, values);
  const { forMember, word } = atDesk ?? {};
  const { body } = asked.input;
  const said = atDesk ? { ...body, forMember, word } : body;
  const options = { idempotencyKey: idempotencyKeyFor(draft, said), forMember, word };
  const { partnerFirstName } =
    asked.call === 'proposeStanding'
      ? await call('proposeStanding', asked.input, options)
      : await call('proposeArrangement', asked.input, options);
  return partnerFirstName;
}

const toWire = ({ minutes, until, ...values }: TypedPlan) => ({
  ...{ ...values, minutes: Number(minutes), until: until === '' ? null : until },
});
