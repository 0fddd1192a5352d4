/** One choice out of many, found by typing. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginsWords, containsWords } from '#contract/contains-words.ts';
import { Combobox, type FoundOption, type SearchResults } from './combobox.tsx';
import { type Binding, Field, type FieldTexts } from './field.tsx';

interface SearchSelectProps extends Binding<string>, FieldTexts, SearchResults {
  /** What stands in the field for the value, which need not be among the options. */
  chosenLabel?: string;
  /** Asks the server instead of searching in `options`, which then are its answer. */
  onSearch?: (words: string) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Offered alone where nothing else fits what was typed. */
  fallback?: FoundOption;
}

/** A field to type into, with a list. The empty value means that nothing is chosen. */
export function SearchSelect(props: SearchSelectProps) {
  const { name, label, hint, error, optional, quick, value, onChange, ...others } = props;
  const { chosenLabel, onSearch, fallback, ...rest } = others;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string>();
  const settled = rest.options.find((option) => option.value === value)?.label ?? chosenLabel ?? '';
  const words = wordsIn(typed, settled);
  const type = (next: string | undefined) => {
    setTyped(next);
    onSearch?.(wordsIn(next, settled));
  };
  const found = onSearch ? rest.options : search(rest.options, words);
  const options = found.length === 0 && fallback && words !== '' ? [fallback] : found;
  return (
    <Field {...{ name, label, hint, error, optional, quick }}>
      {(wiring) => (
        <Combobox
          {...rest}
          wiring={wiring}
          options={options}
          placeholder={rest.placeholder ?? t('choose')}
          text={typed ?? settled}
          words={words}
          chosen={value}
          onText={type}
          onPick={(option) => {
            onChange(option.value);
            type(undefined);
          }}
          onLeave={() => type(undefined)}
        />
      )}
    </Field>
  );
}

/** By name first, then by other words for it. */
function search(options: readonly FoundOption[], words: string): readonly FoundOption[] {
  const named = options.filter(({ label }) => containsWords(label, words));
  const meant = options.filter(({ keywords }) => keywords && beginsWords(keywords, words));
  return [...new Set([...named, ...meant])];
}

/** What is looked for: nothing while the label of the chosen one stands in the field. */
function wordsIn(typed: string | undefined, settled: string): string {
  return typed === undefined || typed === settled ? '' : typed.trim();
}
