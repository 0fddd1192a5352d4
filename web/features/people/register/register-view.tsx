/** Who was a member on a day, a line each; printed, taken as a sheet, and written from here (specification §46). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldsOf, type Register, type RegisterLine } from '#contract/people/register.ts';
import { dayAfter } from '#contract/time.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { memberPath } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Chips } from '#web/ui/form/chips.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { typedDay } from '#web/ui/form/typed-day.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { showRest } from '#web/ui/page/show-rest.ts';
import { Name, Soft } from '#web/ui/page/words.tsx';
import { useTypedAhead } from '#web/ui/typed-ahead.ts';
import { EntryDialog } from './entry-dialog.tsx';
import css from './register.module.css';
import { missingOf } from './words.ts';

const NO_DAY = { on: '' };

/** The day of the address, today where it names none that has come. */
export function useRegisterDay() {
  const [{ on }, set] = useUrlState(NO_DAY);
  const day = typedDay(on) === on && on <= today() ? on : today();
  const choose = (next: string) => set({ on: next === today() ? '' : next }, { replace: true });
  return [day, choose] as const;
}

/** The field of the day, with today and the last day of the last year in one tap. */
export function DayChoice() {
  const { t } = useTranslation('register');
  const [day, choose] = useRegisterDay();
  const { text, type, send } = useTypedAhead(day, choose);
  const lastYear = String(Number(today().slice(0, 4)) - 1);
  const take = (value: string) => {
    type(value);
    if (typedDay(value) === value && value <= today()) send(value);
  };
  const isDay = typedDay(text) === text;
  const error = !isDay ? t('day.invalid') : text > today() ? t('day.future') : undefined;
  const chips = [
    { value: today(), content: t('day.today') },
    { value: `${lastYear}-12-31`, content: t('day.lastYear', { year: lastYear }) },
  ];
  return (
    <div className={css.day}>
      <DateField
        name="on"
        label={t('day.label')}
        value={text}
        error={error}
        max={today()}
        onChange={take}
        quick={
          <Chips
            legend={t('day.label')}
            chips={chips.map(({ value, content }) => ({
              ...{ key: value, content, isChosen: text === value },
              choose: () => take(value),
            }))}
          />
        }
      />
    </div>
  );
}

/** So many lines are drawn at first; paper and sheet have all. */
const IN_SIGHT = 200;

export function RegisterView({ register }: { register: Register }) {
  const { t } = useTranslation('register');
  const [written, write] = useState<RegisterLine>();
  const [isWhole, setWhole] = useState(false);
  const { lines, legalForm } = register;
  const asked = fieldsOf(legalForm);
  return (
    <Stack gap="small">
      <Soft>{factsOf(register, t).join(' · ')}</Soft>
      {lines.length === 0 ? (
        <EmptyState drawing={null} title={t('list.none')} />
      ) : (
        <Card>
          <Lines as="ol">
            {(isWhole ? lines : lines.slice(0, IN_SIGHT)).map((line, nth) => (
              <RegisterRow
                key={line.membershipId}
                line={line}
                nth={nth + 1}
                missing={missingOf(line, asked).map((field) => t(`words.columns.${field}`))}
                onWrite={() => write(line)}
              />
            ))}
          </Lines>
          {!isWhole && lines.length > IN_SIGHT && (
            <div>
              <Button
                kind="quiet"
                onClick={(event) => showRest(event, IN_SIGHT, () => setWhole(true))}
              >
                {t('list.all', { count: lines.length })}
              </Button>
            </div>
          )}
        </Card>
      )}
      {written && (
        <EntryDialog
          personId={written.userId}
          name={`${written.name} ${written.surname}`}
          membershipId={written.membershipId}
          onClose={() => write(undefined)}
        />
      )}
    </Stack>
  );
}

type Translate = ReturnType<typeof useTranslation<'register'>>['t'];

/** How many, and what has to be known to read it. */
export function factsOf({ on, foundedOn, keptSince, sealCode, lines }: Register, t: Translate) {
  const day = (text: string) => tableDay(text, currentLanguage());
  return [
    t('list.count', { count: lines.length }),
    on < foundedOn && t('list.founded', { day: day(foundedOn) }),
    on < keptSince && t('list.before', { day: day(dayAfter(keptSince, -1)) }),
    sealCode !== null && t('list.seal', { code: sealCode }),
    lines.some(({ isErased }) => isErased) && t('list.erasedNote'),
  ].filter((fact) => fact !== false);
}

interface RegisterRowProps {
  line: RegisterLine;
  nth: number;
  missing: readonly string[];
  onWrite: () => void;
}

/** Somebody who has left has no page at the desk, and is written from here. */
function RegisterRow({ line, nth, missing, onWrite }: RegisterRowProps) {
  const { t } = useTranslation('register');
  const { userId, number, name, surname, since, until, admittedOn, resolution } = line;
  const day = (text: string) => tableDay(text, currentLanguage());
  const isGone = line.isErased;
  const called = `${surname} ${name}`.trim() || t('list.erased');
  const facts = [
    number !== null && t('list.card', { number }),
    t('list.since', { day: day(since) }),
    until !== null && t('list.until', { day: day(until) }),
    line.endedWhy,
    isGone && called !== t('list.erased') && t('list.erasedMark'),
    !isGone && admittedOn === '' && t('list.undecided'),
    admittedOn !== '' && t('list.admitted', { day: day(admittedOn) }),
    resolution,
    !isGone && missing.length > 0 && t('list.missing', { fields: missing.join(', ') }),
  ];
  return (
    <Line
      title={
        <Name as="span">
          {nth}. {until === null ? <Link to={memberPath(userId)}>{called}</Link> : called}
        </Name>
      }
      more={facts.filter(Boolean).join(' · ')}
    >
      {!isGone && (
        <Button
          kind="secondary"
          small
          aria-label={t('list.writeOf', { name: called })}
          onClick={onWrite}
        >
          {t('list.write')}
        </Button>
      )}
    </Line>
  );
}
