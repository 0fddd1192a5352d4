/** Which of several lists is looked at: a row of buttons, the chosen one pressed. */
import { Button } from '#web/ui/button.tsx';
import css from './tabs.module.css';

interface TabsProps<Value extends string> {
  /** Names the row; read out. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  wordsOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One button for each value, in their order. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, values, chosen, wordsOf, onChange } = props;
  return (
    <fieldset className={css.tabs}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <Button
          key={value}
          kind={value === chosen ? 'primary' : 'secondary'}
          small
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          {wordsOf(value)}
        </Button>
      ))}
    </fieldset>
  );
}
