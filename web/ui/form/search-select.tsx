/**
 * One choice out of many, found by typing. Mantine's, because browsers have no good part for it; it
 * opens in its own place, so it works in a dialog too.
 */
import './search-list.css';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Binding } from './binding.ts';
import { type ControlWiring, Field, type FieldTexts } from './field.tsx';
import { type Findings, usePicker } from './search-list.tsx';

interface PickerProps extends Findings {
  /** What stands in the field for the value, which need not be among the options. */
  chosenLabel?: string;
  /** Asks the server instead of searching in `options`, which then are its answer. */
  onSearch?: (words: string) => void;
  placeholder?: string;
  disabled?: boolean;
}

export type SearchSelectProps = Binding<string> & FieldTexts & PickerProps;

/** A list one types into. The empty text means that nothing is chosen. */
export function SearchSelect({ label, hint, error, optional, ...rest }: SearchSelectProps) {
  return (
    <Field {...{ name: rest.name, label, hint, error, optional }}>
      {(wiring) => <Picker {...rest} wiring={wiring} />}
    </Field>
  );
}

type WiredProps = Omit<Binding<string>, 'error'> & PickerProps & { wiring: ControlWiring };

function Picker(props: WiredProps) {
  const { wiring, value, chosenLabel = '', onChange, onSearch, placeholder, ...rest } = props;
  const { options, isAnswered, onMore, rest: more, ...native } = rest;
  const { t } = useTranslation('ui');
  const settled = options.find((option) => option.value === value)?.label ?? chosenLabel;
  const { list, shown, setText, close } = usePicker({
    findings: { options, isAnswered, onMore, rest: more },
    settled,
    onSearch,
    onPick: (option) => {
      onChange(option.value);
      setText(option.label);
      close();
    },
  });
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      {...native}
      {...wiring}
      {...list}
      placeholder={placeholder ?? t('choose')}
      // The chosen one must be known to have its name in the field; only what was found is offered.
      data={isListed ? [...options] : [{ value, label: chosenLabel }, ...options]}
      filter={() => shown}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      nothingFoundMessage={t('nothingFound')}
      error={wiring['aria-invalid']}
      allowDeselect={false}
    />
  );
}
