/**
 * Keeps what a person or a password manager wrote into a served page before it woke up: the page
 * would otherwise show it and send nothing.
 */
import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef } from 'react';

/** Copies texts already standing in the form's inputs into its values, once. */
export function useEarlyInput<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  form: UseFormReturnType<Values>,
): void {
  const setValues = useRef(form.setValues);
  useEffect(() => {
    const inputs = element.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
    const early = Array.from(inputs).filter((input) => isText(input) && input.value !== '');
    if (early.length === 0) return;
    setValues.current((now) => {
      const next = { ...now };
      for (const input of early) Object.assign(next, { [input.name]: input.value });
      return next;
    });
  }, [element]);
}

function isText(input: HTMLInputElement): boolean {
  return ['text', 'email', 'password', 'tel', 'search'].includes(input.type);
}
