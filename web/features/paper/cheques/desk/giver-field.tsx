/** Who gave: found by letters of the name or the number on the card, those used last on top. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsWords } from '#contract/contains-words.ts';
import { personName } from '#contract/person-name.ts';
import { read } from '#web/api/read.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useDebouncedValue } from '#web/ui/debounce.ts';
import type { FoundOption } from '#web/ui/form/combobox.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import type { RecentGiver } from './pile.ts';

const TYPING_PAUSE_MS = 120;

interface GiverFieldProps extends Omit<Binding<string>, 'onChange'> {
  bankId: number;
  /** Who gave the cheques before this one. */
  recent: readonly RecentGiver[];
  /** The owner of the cheque, who is not offered. */
  exceptId: number;
  chosenLabel: string;
  onChoose: (giver: RecentGiver, label: string) => void;
}

/** A combobox of the members of one bank. */
export function GiverField(props: GiverFieldProps) {
  const { bankId, recent, exceptId, chosenLabel, onChoose, ...binding } = props;
  const { t } = useTranslation('cheques');
  const [words, setWords] = useState('');
  const asked = useDebouncedValue(words, TYPING_PAUSE_MS);
  const { data, isPlaceholderData } = useQuery(
    read(
      'listChequeGivers',
      { query: { q: asked, bankId } },
      { placeholderData: keepPreviousData },
    ),
  );
  const lately = recent.filter(
    (giver) => giver.bankId === bankId && containsWords(giver.fullName, words),
  );
  const found = (data ?? []).map((giver): RecentGiver => ({ ...giver, bankId }));
  const givers = new Map(
    [...lately, ...found]
      .filter(({ id }) => id !== exceptId)
      .map((giver) => [String(giver.id), giver]),
  );
  const label = (giver: RecentGiver) =>
    giver.number === null
      ? giver.fullName
      : `${giver.fullName} · ${t('number', { number: giver.number })}`;
  const options = [...givers].map(
    ([value, giver]): FoundOption => ({
      value,
      label: label(giver),
      picture: <Avatar pictureOf={giver.id} name={personName(giver)} size="small" />,
    }),
  );
  return (
    <SearchSelect
      {...binding}
      label={t('form.giver')}
      hint={t('form.giverHint')}
      options={options}
      isAnswered={data !== undefined && !isPlaceholderData && asked === words}
      chosenLabel={chosenLabel}
      onSearch={setWords}
      onChange={(id) => {
        const giver = givers.get(id);
        if (giver) onChoose(giver, label(giver));
      }}
    />
  );
}
