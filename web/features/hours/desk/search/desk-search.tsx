/**
 * The counter: anyone who calls or stands there is found by name, phone number or exchange. Enter chooses,
 * and Enter again begins an exchange with that person.
 */
import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DeskSearch } from '#contract/hours/exchanges-of-bank.ts';
import { SEARCH_MAX } from '#contract/limits.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { useDebouncedValue } from '#web/ui/debounce.ts';
import { Combobox, type FoundOption } from '#web/ui/form/combobox.tsx';
import tick from '#web/ui/form/tick.module.css';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { isShortcutOn, turnShortcut } from '#web/ui/shortcut.ts';
import css from './desk-search.module.css';
import { searchQuery, TYPING_PAUSE_MS, usePeopleOptions } from './find-people.tsx';
import { closeDialogAround, PersonStrip } from './person-strip.tsx';

/** The search and, once somebody is chosen, what one wants to know of them. */
export function DeskSearchPanel() {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [personId, setPersonId] = useState<number>();
  const words = text.trim().slice(0, SEARCH_MAX);
  const asked = useDebouncedValue(words, TYPING_PAUSE_MS);
  const found = useQuery({
    ...searchQuery(asked),
    enabled: asked !== '' && personId === undefined,
  });
  const optionsOf = useOptions();
  useLayoutEffect(() => field.current?.querySelector('input')?.focus(), []);
  const pick = ({ value, label }: FoundOption) => {
    const [kind, number] = value.split(' ');
    if (kind === 'exchange') {
      closeDialogAround(field.current);
      void navigate(`${paths.bankExchanges}?from=&status=all&exchange=${number}`);
      return;
    }
    if (kind === 'former') {
      closeDialogAround(field.current);
      void navigate(`${paths.bankMembersFormer}?${new URLSearchParams({ q: label })}`);
      return;
    }
    setText(label);
    setPersonId(Number(number));
  };
  const person = found.data?.people.find((one) => one.id === personId);
  return (
    <Stack>
      <div className={css.field} ref={field}>
        <label htmlFor={id}>{t('label')}</label>
        <Combobox
          wiring={{ id }}
          text={text}
          words={person ? '' : words}
          options={words === '' || person || !found.data ? [] : optionsOf(found.data)}
          isAnswered={words === '' || (asked === words && !found.isFetching)}
          placeholder={t('hint')}
          onText={(next) => {
            setText(next);
            setPersonId(undefined);
          }}
          onPick={pick}
        />
      </div>
      {found.isError && <LoadTrouble query={found} />}
      {person ? <PersonStrip key={person.id} person={person} /> : <p>{t('lead')}</p>}
      <ShortcutChoice />
    </Stack>
  );
}

/** An exchange by its number first, for nobody types one by chance; then the people, last who has left. */
function useOptions(): (found: DeskSearch) => FoundOption[] {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const peopleOptions = usePeopleOptions();
  return ({ people, former, exchanges }) => [
    ...exchanges.map((one) => {
      const label = t('exchange', { id: one.id });
      const what = t('between', {
        creditor: one.userFromDisplayName,
        debtor: one.userToDisplayName,
        hours: hoursText(one.quantityOfHours),
      });
      return { value: `exchange ${one.id}`, label, lines: [label, what] as const };
    }),
    ...peopleOptions(people),
    ...former.map(({ id, fullName, endedAt, total }) => {
      const day = sentenceDay(endedAt, currentLanguage());
      const facts = t('former', { day, hours: hoursText(total) });
      return { value: `former ${id}`, label: fullName, lines: [fullName, facts] as const };
    }),
  ];
}

/** A single key can be in the way of people who speak to their computer. */
function ShortcutChoice() {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const [isOn, setOn] = useState(isShortcutOn);
  return (
    <label className={css.shortcut}>
      <input
        type="checkbox"
        className={tick.tick}
        checked={isOn}
        onChange={(event) => {
          turnShortcut(event.currentTarget.checked);
          setOn(event.currentTarget.checked);
        }}
      />
      <span>{t('shortcut')}</span>
    </label>
  );
}
