/**
 * Somebody else changed the same data while a form was open: field by field what they wrote, and for
 * what both changed the choice between the two. Nothing that was typed is lost.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../notice/notice.tsx';
import { Soft } from '../page/words.tsx';
import css from './changed-meanwhile.module.css';
import { differingParts } from './differing-parts.ts';
import { baseOf, keepDraft, readDraft } from './draft.ts';
import type { Refusal } from './form.tsx';
import { RadioField } from './radio-field.tsx';
import type { FormState } from './use-form.ts';

/** What the portal says of one field that somebody changed. */
interface ForeignChange {
  field: string;
  before: string;
  after: string;
  by: { id: number; name: string } | null;
}

interface Found extends ForeignChange {
  /** What stands in the form instead; undefined where the person had not touched the field. */
  mine: string | undefined;
}

/**
 * What a form was filled with, to be sent along, so that the portal can say what changed since; and how
 * to take in what it says. Fields that were not touched in the form follow at once.
 * @param draft a draft that came back goes on from what it was begun with
 */
export function useMeanwhile<Values extends object>(filledWith: Values, draft?: string) {
  const { t } = useTranslation('ui');
  const [base, setBase] = useKeptBase(filledWith, draft);
  const [found, setFound] = useState<readonly Found[]>([]);
  const take = (form: FormState<Values>, changes: readonly ForeignChange[]): Refusal => {
    const values = form.current();
    const next = changes.map((change) => {
      const value = Reflect.get(values, change.field);
      const isTouched = value !== Reflect.get(base, change.field);
      return { ...change, mine: isTouched ? String(value) : undefined };
    });
    setFound(next);
    form.set({ ...values, ...valuesOf(next.filter(({ mine }) => mine === undefined)) });
    setBase({ ...base, ...valuesOf(next) });
    return { title: t('meanwhile.title'), problem: t('meanwhile.lead') };
  };
  return { base, found, take };
}

function valuesOf(changes: readonly ForeignChange[]): Record<string, string> {
  return Object.fromEntries(changes.map(({ field, after }) => [field, after]));
}

function useKeptBase<Values extends object>(now: Values, draft: string | undefined) {
  const kept = draft === undefined ? undefined : baseOf(draft);
  const [base, setBase] = useState(() => {
    const isBegun = draft !== undefined && Object.keys(readDraft(draft, now)).length > 0;
    return isBegun && kept !== undefined ? { ...now, ...readDraft(kept, now) } : now;
  });
  useEffect(() => {
    if (kept !== undefined) keepDraft(kept, base);
  }, [kept, base]);
  return [base, setBase] as const;
}

interface ChangedMeanwhileProps {
  form: FormState<object>;
  found: readonly Found[];
  /** The reader, who may have changed it in another window. */
  readerId: number;
  labelOf: (field: string) => ReactNode;
  /** A value as people read it. */
  show: (field: string, value: string) => string;
}

/** A notice with a line, and where both changed it a choice, for every field. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  if (props.found.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul className={css.list}>
        {props.found.map((change) => (
          <Line key={change.field} {...props} change={change} />
        ))}
      </ul>
    </Notice>
  );
}

function Line(props: ChangedMeanwhileProps & { change: Found }) {
  const { form, change, readerId, labelOf, show } = props;
  const { field, before, after, by, mine } = change;
  const { t } = useTranslation('ui');
  const value = String(Reflect.get(form.values, field));
  const read = (text: string) => (text === '' ? t('meanwhile.empty') : show(field, text));
  const [was, is] = differingParts(read(before), read(after));
  const who = by === null ? 'somebody' : by.id === readerId ? 'self' : 'other';
  // What the person goes on typing is theirs too.
  const own = value === after ? mine : value;
  const set = (next: string) => form.set({ [field]: next });
  return (
    <li>
      <p>
        {t(`meanwhile.${who}`, { name: by?.name ?? '' })} <strong>{labelOf(field)}</strong>: {was} →{' '}
        {is}
      </p>
      {mine === undefined || own === undefined ? (
        <Soft>{t('meanwhile.followed')}</Soft>
      ) : (
        <RadioField
          name={`meanwhile-${field}`}
          label={<span className="visually-hidden">{labelOf(field)}</span>}
          options={[
            {
              value: 'theirs',
              label: t('meanwhile.theirs', { value: differingParts(read(after), read(own))[0] }),
            },
            {
              value: 'mine',
              label: t('meanwhile.mine', { value: differingParts(read(own), read(after))[0] }),
            },
          ]}
          value={value === after ? 'theirs' : 'mine'}
          onChange={(choice) => set(choice === 'theirs' ? after : own)}
          stacked
        />
      )}
    </li>
  );
}
