/**
 * The frame of every form: checks, sends once, shows what went wrong where it went wrong. A second
 * send while the first is under way does nothing; a refusal moves the focus to the summary.
 */
import type { UseFormReturnType } from '@mantine/form';
import {
  createContext,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { unsayGoodNews } from '../notice/toasts.ts';
import { ErrorSummary } from './error-summary.tsx';
import css from './form.module.css';
import { useEarlyInput } from './use-early-input.ts';

/** What a refused send tells the person: about the form as a whole, and field by field. */
export interface Refusal {
  /** Stands above the problem, in bold. */
  title?: ReactNode;
  problem?: ReactNode;
  errors?: Record<string, ReactNode>;
}

interface FormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  /** Sends the values. Returns a refusal, or nothing when all went well. */
  onSubmit: (values: Values) => Promise<Refusal | undefined> | undefined;
  children: ReactNode;
  /** Names the form for people who cannot see it. */
  label?: string;
  /** Stands above the list when the form's own check finds something wrong. */
  incomplete?: ReactNode;
  /** Not sent, whatever the reason: what was said of an earlier success must go. */
  onRefused?: () => void;
  /** Enter in a field does not send: for forms that do much at once. */
  byButtonOnly?: boolean;
}

const Busy = createContext(false);

/** A form; put fields bound with `bind` and a `SubmitButton` into it. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, onSubmit, children, label, incomplete, onRefused, byButtonOnly } = props;
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEarlyInput(element, form);
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);

  const send = async () => {
    const checked = await form.validate();
    if (checked.hasErrors) return { title: incomplete, errors: checked.errors };
    setBusy(true);
    const refused = await onSubmit(form.getValues());
    if (refused?.errors) form.setErrors(refused.errors);
    return refused;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    try {
      const refused = await send();
      setRefusal(refused);
      if (refused) {
        unsayGoodNews();
        onRefused?.();
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return (
    <form
      ref={element}
      className={css.form}
      method="post"
      noValidate
      aria-label={label}
      onKeyDown={byButtonOnly ? holdBackEnter : undefined}
      onSubmit={submit}
    >
      {refusal && <ErrorSummary ref={summary} {...refusal} errors={form.errors} />}
      <Busy value={isBusy}>{children}</Busy>
    </form>
  );
}

function holdBackEnter(event: KeyboardEvent<HTMLFormElement>): void {
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
