/** Finding a member at the desk by a few letters or by a number. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSearch } from '#contract/hours/exchanges-of-bank.ts';
import { SEARCH_MAX } from '#contract/limits.ts';
import { read } from '#web/api/read.ts';
import { useDebouncedValue } from '#web/ui/debounce.ts';
import { Combobox, type FoundOption } from '#web/ui/form/combobox.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { usePersonOption } from '../../parts/person-option.tsx';
import css from './desk-search.module.css';

export const TYPING_PAUSE_MS = 150;

/** Members and an exchange for some words. */
export function searchQuery(q: string) {
  return read('searchDesk', { query: { q } }, { placeholderData: keepPreviousData });
}

/** Returns how found members are offered: the name, then balance and number. */
export function usePeopleOptions(): (people: DeskSearch['people']) => FoundOption[] {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'search' });
  const optionOf = usePersonOption();
  return (people) =>
    people.map((one) => {
      const { label, picture } = optionOf(one);
      const facts = [t('balance', { hours: hoursText(one.total) }), one.phone].filter(Boolean);
      const lines = [label, facts.join(' · ')] as const;
      return { value: `person ${one.id}`, label, lines, picture };
    });
}

interface FindPersonProps {
  label: string;
  hint: string;
  onFound: (id: number) => void;
}

/** A field that has the focus at once; Enter takes the first. */
export function FindPerson({ label, hint, onFound }: FindPersonProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const words = text.trim().slice(0, SEARCH_MAX);
  const asked = useDebouncedValue(words, TYPING_PAUSE_MS);
  const found = useQuery({
    ...searchQuery(asked),
    enabled: asked !== '',
  });
  const optionsOf = usePeopleOptions();
  useLayoutEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div className={css.field} ref={field}>
      <label htmlFor={id}>{label}</label>
      <Combobox
        wiring={{ id }}
        text={text}
        words={words}
        options={words === '' || !found.data ? [] : optionsOf(found.data.people)}
        isAnswered={words !== '' && asked === words && !found.isFetching}
        placeholder={hint}
        onText={setText}
        onPick={({ value }) => onFound(Number(value.split(' ')[1]))}
      />
      {found.isError && <LoadTrouble query={found} />}
    </div>
  );
}
