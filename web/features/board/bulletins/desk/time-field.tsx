/** A time of day, typed or taken from the browser's own clock. */
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx';

export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" autoComplete="off" />;
}
