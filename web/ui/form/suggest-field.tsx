/** One line of free text with a list of likely ones: what is typed counts, whether listed or not. */
import { Combobox } from './combobox.tsx';
import { type Binding, Field, type FieldTexts } from './field.tsx';

interface SuggestFieldProps extends Binding<string>, FieldTexts {
  /** What to offer for the text as it stands: what means the same first. */
  options: readonly string[];
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
}

/** A text input that suggests. Enter takes the highlighted suggestion or the first. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, quick, options, value, onChange, ...rest } = props;
  const isListed = options.includes(value);
  return (
    <Field {...{ name: rest.name, label, hint, error, optional, quick }}>
      {(wiring) => (
        <Combobox
          {...rest}
          wiring={wiring}
          options={options.map((text) => ({ value: text, label: text }))}
          text={value}
          words={isListed ? '' : value.trim()}
          chosen={value}
          onText={onChange}
          onPick={(option) => onChange(option.value)}
        />
      )}
    </Field>
  );
}
