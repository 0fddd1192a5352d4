/**
 * The frame of every form: validates, sends once, shows what went wrong where it went wrong. A second
 * submit while the first is under way does nothing; a refusal moves the focus to the summary.
 */
import {
  createContext,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { FieldName } from '#web/i18n/field-name.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { unsayGoodNews } from '../notice/toasts.ts';
import css from './form.module.css';
import type { Errors, FormState } from './use-form.ts';

/** What is said of a refused submit: about the form as a whole, and field by field. */
export interface Refusal {
  /** Stands above the problem, in bold. */
  title?: ReactNode;
  problem?: ReactNode;
  errors?: Errors;
}

interface FormProps<Values extends object> {
  form: FormState<Values>;
  /** For what sends it from outside. */
  id?: string | undefined;
  /** Sends the values. Returns a refusal, or nothing when all went well. */
  onSubmit: (values: Values) => Promise<Refusal | undefined> | undefined;
  children: ReactNode;
  /** Names the form for people who cannot see it. */
  label?: string;
  /** Stands above the list when the form's own validation finds something wrong. */
  incomplete?: ReactNode;
  /** Not sent, whatever the reason: a message about an earlier success must go. */
  onRefused?: () => void;
  /** Enter in a field does not submit: for forms that do much at once. */
  byButtonOnly?: boolean;
}

const PATIENCE_MS = 80;

const Busy = createContext(false);

/** A form; its children are fields bound with `bind` and a `SubmitButton`. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, id, onSubmit, children, label, incomplete, onRefused, byButtonOnly } = props;
  const [refusal, setRefusal] = useState<Refusal & Pick<ErrorSummaryProps, 'names'>>();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEarlyInput(element, form);
  useFocusInSight(form.errors);
  useLayoutEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);

  const send = async () => {
    const problems = await form.validate();
    if (Object.keys(problems).length > 0) return { title: incomplete };
    setBusy(true);
    const refused = await onSubmit(form.current());
    if (refused?.errors) form.refuse(refused.errors);
    return refused;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    // A check may have to load first; most answer at once, and the button does not flicker for them.
    const slow = setTimeout(() => setBusy(true), PATIENCE_MS);
    try {
      const refused = await send();
      setRefusal(refused && { ...refused, names: namesIn(element.current) });
      if (refused) {
        unsayGoodNews();
        onRefused?.();
      }
    } finally {
      clearTimeout(slow);
      underWay.current = false;
      setBusy(false);
    }
  };

  return (
    <form
      ref={element}
      id={id}
      className={css.form}
      method="post"
      noValidate
      aria-label={label}
      onKeyDown={byButtonOnly ? ignoreEnter : undefined}
      onSubmit={submit}
    >
      {refusal && <ErrorSummary ref={summary} {...refusal} errors={form.errors} />}
      <Busy value={isBusy}>{children}</Busy>
    </form>
  );
}

/**
 * Takes over what a person or a password manager wrote into the served page before the scripts ran: the
 * page would otherwise show it and send nothing.
 */
function useEarlyInput<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  form: FormState<Values>,
): void {
  const first = useRef(form);
  // In the commit itself: a letter typed between the two must not meet an empty form.
  useLayoutEffect(() => {
    const inputs = element.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
    const early = Array.from(inputs)
      .map(earlyValue)
      .filter((value) => value !== undefined);
    if (early.length === 0) return;
    first.current.set(Object.assign({}, ...early));
  }, [element]);
}

/**
 * A message may come after the next Tab: it must not push what has the focus off the screen. Who has
 * scrolled on from there stays where they are.
 */
function useFocusInSight(errors: Errors): void {
  const said = Object.keys(errors).length;
  useLayoutEffect(() => {
    const stop = document.activeElement;
    if (said > 0 && stop && stop.getBoundingClientRect().top > 0) {
      stop.scrollIntoView({ block: 'nearest' });
    }
  }, [said]);
}

function earlyValue({ name, type, value, checked }: HTMLInputElement): object | undefined {
  if (type === 'checkbox') return checked ? { [name]: true } : undefined;
  const isText = ['text', 'email', 'password', 'tel', 'search'].includes(type);
  return isText && value !== '' ? { [name]: value } : undefined;
}

function ignoreEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The button that sends the form around it, busy while the form is. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  return <Button {...props} type="submit" busy={useContext(Busy)} />;
}

/** Fields side by side where there is room, below each other on a phone. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  title?: ReactNode;
  /** Trouble of the form as a whole. */
  problem?: ReactNode;
  errors: Record<string, ReactNode>;
  /** Of the fields. */
  names: Record<string, string>;
}

/** What stands in the way, all at once and first; each line leads to its field. Nothing when all is well. */
function ErrorSummary({ ref, title, problem, errors, names }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  // As the fields stand in the form.
  const fields = new Set([...Object.keys(names), ...Object.keys(errors)]);
  const entries = [...fields].filter((name) => errors[name]);
  if (!problem && entries.length === 0) return null;
  const count = entries.length;
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      <p>
        <strong>
          {title ?? problem ?? (count === 1 ? t('errors.one') : t('errors.many', { count }))}
        </strong>
      </p>
      {title && problem && <p>{problem}</p>}
      {count > 0 && (
        <ul>
          {entries.map((name) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => leadTo(event, name)}>
                <FieldName value={names[name] ?? ''}>{errors[name]}</FieldName>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the fields of a form are called by their labels, without what these say in brackets. */
function namesIn(form: HTMLFormElement | null): Record<string, string> {
  const fields = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  return Object.fromEntries(
    Array.from(fields, (field) => [
      field.dataset.field,
      field.querySelector('label, legend')?.firstChild?.textContent ?? '',
    ]),
  );
}

function leadTo(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  leadToField(event.currentTarget, name);
}

/** Focuses the control of a field of the form that an element stands in, and unfolds it; nothing without one. */
export function leadToField(from: Element, name: string): void {
  const field = from
    .closest('form')
    ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = field?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  (control ?? field?.querySelector('button'))?.focus();
}
