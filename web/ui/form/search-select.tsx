/** One choice out of many, found by typing. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox, type SearchResults } from './combobox.tsx';
import { containsWords } from './contains-words.ts';
import { type Binding, Field, type FieldTexts } from './field.tsx';

interface SearchSelectProps extends Binding<string>, FieldTexts, SearchResults {
  /** What stands in the field for the value, which need not be among the options. */
  chosenLabel?: string;
  /** Asks the server instead of searching in `options`, which then are its answer. */
  onSearch?: (words: string) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** A field to type into, with a list. The empty value means that nothing is chosen. */
export function SearchSelect(props: SearchSelectProps) {
  const { name, label, hint, error, optional, value, onChange, chosenLabel, onSearch, ...rest } =
    props;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string>();
  const settled = rest.options.find((option) => option.value === value)?.label ?? chosenLabel ?? '';
  const words = wordsIn(typed, settled);
  const type = (next: string | undefined) => {
    setTyped(next);
    onSearch?.(wordsIn(next, settled));
  };
  const options = onSearch
    ? rest.options
    : rest.options.filter((option) => containsWords(option.label, words));
  return (
    <Field {...{ name, label, hint, error, optional }}>
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

/** What is looked for: nothing while the label of the chosen one stands in the field. */
function wordsIn(typed: string | undefined, settled: string): string {
  return typed === undefined || typed === settled ? '' : typed.trim();
}
