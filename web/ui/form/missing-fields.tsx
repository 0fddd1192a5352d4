/** What a form still lacks, said at its button: each is a way to its place. */
import { Fragment } from 'react';
import { Soft } from '../page/words.tsx';
import { leadToField } from './form.tsx';
import css from './missing-fields.module.css';

interface MissingFieldsProps {
  /** "Manca:" */
  label: string;
  /** The names of the fields, and what to call them here; the first is the next to do. */
  fields: readonly { name: string; label: string }[];
}

/** A line of links inside the form; nothing when nothing is missing. */
export function MissingFields({ label, fields }: MissingFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Soft>
      {label}{' '}
      {fields.map((field, index) => (
        <Fragment key={field.name}>
          <span className={css.one}>
            <button
              type="button"
              className={css.toField}
              onClick={({ currentTarget }) => leadToField(currentTarget, field.name)}
            >
              {field.label}
            </button>
            {index < fields.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </Soft>
  );
}
