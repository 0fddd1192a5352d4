/** One of a few choices that should all be seen at once. */
import { Choice, ChoiceGroup } from './choice-group.tsx';
import type { Binding, FieldTexts } from './field.tsx';
import type { Option } from './select-field.tsx';

export interface RadioFieldProps<Value extends string> extends Binding<Value | ''>, FieldTexts {
  options: readonly Option<Value>[];
  /** Each on a line of its own: for choices that are sentences. */
  stacked?: boolean;
}

/** A group of radio buttons under one legend. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { value, options, onChange, onBlur, ...texts } = props;
  return (
    <ChoiceGroup {...texts}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={texts.name}
          {...option}
          checked={option.value === value}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}
