/**
 * A form that speaks up at the right moment: about a field once one has left it, then with every
 * letter until it is right, and about all of them when sent. What the portal refused stands until
 * its field changes.
 */
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import { afterPress } from './after-press.ts';
import { keepDraft, readDraft } from './draft.ts';

export type Errors = Record<string, ReactNode>;

/** What is wrong with the values, field by field. Must not throw. */
export type Check<Values> = (values: Values) => Errors | Promise<Errors>;

interface CheckedFormOptions<Values extends object> {
  initialValues: Values;
  check: Check<Values>;
  /** Keeps what is typed under this name, in this tab; `dropDraft(name)` once it is sent. */
  draft?: string;
  /** Fields that are never kept: passwords. */
  undrafted?: readonly (keyof Values & string)[];
}

/** A form of `@mantine/form`, to be used with `Form` and `bind`. */
export function useCheckedForm<Values extends object>(
  options: CheckedFormOptions<Values>,
): UseFormReturnType<Values> {
  const { check, draft, undrafted } = options;
  const left = useRef(new Set<string>());
  const latest = useRef(0);
  const initialValues = useRef<Values>(undefined);
  initialValues.current ??= draft
    ? { ...options.initialValues, ...readDraft(draft, options.initialValues) }
    : options.initialValues;

  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues: initialValues.current,
    validate: check,
    clearInputErrorOnChange: false,
    onValuesChange: (values, previous) => {
      if (draft) keepDraft(draft, values, undrafted);
      void recheck(values, previous);
    },
    enhanceGetInputProps: ({ field }) => ({ onBlur: () => afterPress(() => leave(String(field))) }),
  });

  const recheck = async (values: Values, previous: Values) => {
    latest.current += 1;
    const turn = latest.current;
    const [now, before] = await Promise.all([check(values), check(previous)]);
    if (turn !== latest.current) return;
    form.setErrors((shown) => {
      const isSpokenOf = (name: string) => left.current.has(name) || name in shown;
      const found = Object.entries(now).filter(([name]) => isSpokenOf(name));
      const refused = Object.entries(shown).filter(
        ([name]) => !(name in before) && !(name in now) && isSame(name, values, previous),
      );
      return Object.fromEntries([...found, ...refused]);
    });
  };

  const leave = (name: string) => {
    left.current.add(name);
    void recheck(form.getValues(), form.getValues());
  };

  const reset = () => {
    left.current.clear();
    form.reset();
  };

  return { ...form, reset };
}

function isSame(name: string, values: object, previous: object): boolean {
  return Object.is(Reflect.get(values, name), Reflect.get(previous, name));
}
