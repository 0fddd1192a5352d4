/** Several of a few choices that should all be seen at once. */
import { Choice, ChoiceGroup } from './choice-group.tsx';
import type { Binding, FieldTexts } from './field.tsx';
import type { Option } from './select-field.tsx';

export interface CheckboxGroupProps<Value extends string> extends Binding<Value[]>, FieldTexts {
  options: readonly Option<Value>[];
}

/**
 * Checkboxes under one legend, each on a line of its own; the value keeps the order of the options. They
 * have no name of their own: to a form a checkbox with a name is a yes or no.
 */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { value, options, onChange, onBlur, ...texts } = props;
  const chosen = options.map((option) => option.value);
  const toggle = (one: Value, isOn: boolean) =>
    onChange(chosen.filter((each) => (each === one ? isOn : value.includes(each))));
  return (
    <ChoiceGroup {...texts} stacked>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="checkbox"
          {...option}
          checked={value.includes(option.value)}
          onBlur={onBlur}
          onChange={(isOn) => toggle(option.value, isOn)}
        />
      ))}
    </ChoiceGroup>
  );
}
