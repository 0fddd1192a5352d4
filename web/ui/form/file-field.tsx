/** One file, chosen with the browser's own chooser. */
import css from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

interface FileFieldProps extends FieldTexts {
  name: string;
  /** What may be chosen: ".zip". Only a first sieve. */
  accept: string;
  onChange: (file: File | undefined) => void;
}

/** A file with its label; its name stands in the field. */
export function FileField({ accept, onChange, name, ...texts }: FileFieldProps) {
  return (
    <Field name={name} {...texts}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          name={name}
          accept={accept}
          className={css.control}
          onChange={(event) => onChange(event.currentTarget.files?.[0])}
        />
      )}
    </Field>
  );
}
