/**
 * What stands in the way of a form, all at once and first: takes the focus when a form is refused,
 * and each line leads to its field. What was typed stays.
 */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import css from './error-summary.module.css';
import { leadToField } from './lead-to-field.ts';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  title?: ReactNode;
  /** Trouble of the form as a whole. */
  problem?: ReactNode;
  errors: Record<string, ReactNode>;
}

/** A box of errors that can be focused; nothing when there are none. */
export function ErrorSummary({ ref, title, problem, errors }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  const entries = Object.entries(errors).filter(([, error]) => error);
  if (!problem && entries.length === 0) return null;
  const count = entries.length;
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      <p className={css.title}>
        {title ?? problem ?? (count === 1 ? t('errors.one') : t('errors.many', { count }))}
      </p>
      {title && problem && <p>{problem}</p>}
      {count > 0 && (
        <ul>
          {entries.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => leadTo(event, name)}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function leadTo(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  leadToField(event.currentTarget, name);
}
