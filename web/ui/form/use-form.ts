/**
 * The state of a form. It reports a problem at the right moment: of a field once the person has left it
 * and then with every letter until it is right, of all fields when the form is sent. What the server
 * refused stands until its field changes.
 */
import { type ReactNode, useRef, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';
import type { Binding } from './field.tsx';

/** Problems by the name of their field. */
export type Errors = Record<string, ReactNode>;

/** What is wrong with the values. Must not throw. */
export type Check<Values> = (values: Values) => Errors | Promise<Errors>;

export interface FormState<Values extends object> {
  readonly values: Values;
  /** The problems to show now. */
  readonly errors: Errors;
  /** The values as of now, also in a callback made before they changed. */
  current(): Values;
  set(changes: Partial<Values>): void;
  /** The person has left a field: its problems may be shown. */
  leave(name: keyof Values & string): void;
  /** Checks all fields and shows what is wrong. @returns what is wrong */
  validate(): Promise<Errors>;
  /** Shows what the server refused. */
  refuse(errors: Errors): void;
  /** Back to what the form began with. */
  reset(): void;
}

export interface FormOptions<Values extends object> {
  begin: Values;
  check: Check<Values>;
  /** Keeps what is typed under this name, in this tab; `dropDraft(name)` once it is sent. */
  draft?: string;
  /** Fields that are never kept: passwords. */
  undrafted?: readonly (keyof Values & string)[];
}

/** A form, to be used with `Form` and `bind`. Each change is checked once. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { begin, check, draft, undrafted } = options;
  const [first] = useState(() => (draft ? { ...begin, ...readDraft(draft, begin) } : begin));
  const [values, setValues] = useState(first);
  const [problems, setProblems] = useState<Errors>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Errors>({});
  const latest = useRef(first);
  const checking = useRef<Promise<Errors>>(undefined);

  const recheck = () => {
    const own = Promise.resolve(check(latest.current));
    checking.current = own;
    // A check may load its schema first; only the last one counts.
    void own.then((found) => checking.current === own && setProblems(found));
  };
  const put = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  const visible = Object.entries(problems).filter(([name]) => shown.has(name));
  return {
    values,
    errors: { ...Object.fromEntries(visible), ...refused },
    current: () => latest.current,
    set(changes) {
      put({ ...latest.current, ...changes });
      if (draft) keepDraft(draft, latest.current, undrafted);
      setRefused((before) => without(before, Object.keys(changes)));
      recheck();
    },
    leave: (name) =>
      afterPress(() => {
        setShown((before) => new Set([...before, name]));
        recheck();
      }),
    async validate() {
      recheck();
      const found = await lastOf(checking);
      setRefused({});
      setShown((before) => new Set([...before, ...Object.keys(found)]));
      return found;
    },
    refuse: setRefused,
    reset() {
      put(first);
      checking.current = undefined;
      setProblems({});
      setShown(new Set());
      setRefused({});
    },
  };
}

/** What the last check found: values that change while it runs are checked again. */
async function lastOf(checking: { current: Promise<Errors> | undefined }): Promise<Errors> {
  const own = checking.current;
  const found = (await own) ?? {};
  return own === checking.current ? found : lastOf(checking);
}

/** Binds one value to a field: `<TextField {...bind(form, 'email')} label=… />`. */
export function bind<Values extends object, Name extends keyof Values & string>(
  form: FormState<Values>,
  name: Name,
): Binding<Values[Name]> {
  return {
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value) => form.set(changeOf<Values, Name>(name, value)),
    onBlur: () => form.leave(name),
  };
}

function changeOf<Values extends object, Name extends keyof Values>(
  name: Name,
  value: Values[Name],
): Partial<Values> {
  const change: Partial<Values> = {};
  change[name] = value;
  return change;
}

function without(errors: Errors, names: readonly string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/**
 * Acts now, or, while a mouse button or finger is down, right after it is lifted: a message that appears
 * on pointer-down would shift the layout, and the click would miss its target.
 */
function afterPress(act: () => void): void {
  // Any element counts: behind an open dialog the body is never active.
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const lifted = new AbortController();
  const settle = () => {
    lifted.abort();
    // The click comes after the lifting.
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel', 'dragend']) {
    addEventListener(end, settle, { signal: lifted.signal });
  }
}
