/** Ticking who came: a card number or some letters and Enter; beside each who came, their own hours. */
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#contract/limits.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import field from '#web/ui/form/field.module.css';
import tick from '#web/ui/form/tick.module.css';
import type { FormState } from '#web/ui/form/use-form.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { tidyHours } from '../../parts/exchange-form.ts';
import css from './evening.module.css';
import { type Attendee, type EveningForm, found, sumOf } from './evening-form.ts';

interface AttendeesFieldProps {
  form: FormState<EveningForm>;
  members: readonly Attendee[];
}

/** The search, the list, and what it adds up to. */
export function AttendeesField({ form, members }: AttendeesFieldProps) {
  const { t } = useTranslation('evening');
  const [typed, setTyped] = useState('');
  const [said, say] = useState('');
  const id = useId();
  const { people, other } = form.values;
  const listed = members.filter((one) => String(one.id) !== other);
  const shown = found(listed, typed);
  const isHere = (one: Attendee) => people.some((came) => came.id === one.id);
  const set = (one: Attendee, came: boolean) =>
    form.set({
      people: came
        ? [...people.filter((each) => each.id !== one.id), { id: one.id, hours: '' }]
        : people.filter((each) => each.id !== one.id),
    });
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = shown.find((one) => !isHere(one));
    if (typed.trim() === '' || !next) {
      say(t(shown.length > 0 && typed.trim() !== '' ? 'people.already' : 'people.nobody'));
      return;
    }
    set(next, true);
    say(t('people.taken', { name: next.name }));
    setTyped('');
  };
  return (
    <fieldset
      className={css.people}
      data-field="people"
      aria-describedby={form.errors.people ? `${id}-error` : undefined}
    >
      <legend>{t('people.label')}</legend>
      <input
        name="people"
        className={field.control}
        type="search"
        aria-label={t('people.search')}
        placeholder={t('people.search')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={take}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {form.errors.people && (
        <p id={`${id}-error`} className={field.error}>
          {form.errors.people}
        </p>
      )}
      <ul className={css.list}>
        {shown.map((one) => (
          <Member key={one.id} member={one} form={form} isHere={isHere(one)} onTick={set} />
        ))}
      </ul>
      {shown.length === 0 && <Soft>{t('people.nobody')}</Soft>}
      <p aria-live="polite">
        <strong>
          {t('people.sum', { count: people.length, hours: hoursText(sumOf(form.values)) })}
        </strong>
      </p>
    </fieldset>
  );
}

interface MemberProps {
  member: Attendee;
  form: FormState<EveningForm>;
  isHere: boolean;
  onTick: (one: Attendee, came: boolean) => void;
}

function Member({ member, form, isHere, onTick }: MemberProps) {
  const { t } = useTranslation('evening');
  const { people, hours } = form.values;
  const own = people.find(({ id }) => id === member.id)?.hours ?? '';
  const change = (text: string) =>
    form.set({
      people: people.map((one) => (one.id === member.id ? { ...one, hours: text } : one)),
    });
  return (
    <li className={css.member} data-here={isHere || undefined}>
      <label>
        <input
          type="checkbox"
          className={tick.tick}
          checked={isHere}
          onChange={(event) => onTick(member, event.currentTarget.checked)}
        />
        <span>
          {member.name} <Soft as="span">{member.number}</Soft>
        </span>
      </label>
      {isHere && (
        <input
          className={`${field.control} ${css.own}`}
          aria-label={t('people.own', { name: member.name })}
          placeholder={hours}
          inputMode="decimal"
          autoComplete="off"
          value={own}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={(event) => change(tidyHours(event.currentTarget.value, currentLanguage()))}
        />
      )}
    </li>
  );
}
