/** Who looks like the one that a form describes, and sending it all the same. */
import { useId, useRef, useState } from 'react';
import type { Lookalike } from '#contract/errors.ts';
import { isRefusal } from './api-error.ts';
import type { FormRefusal } from './refusal.tsx';

/** For a form whose call refuses with `looks-like-another` until the desk says that it is somebody else. */
export function useLookalikes<Values extends object>() {
  const id = useId();
  const [alike, setAlike] = useState<readonly Lookalike[]>([]);
  // Who is sure is sure of what stood there: other values are looked at again.
  const sureOf = useRef<string>(undefined);
  return {
    /** Of the form. */
    id,
    alike,
    forget: () => setAlike([]),
    /** The part of the body. */
    isSure: (values: Values) => sureOf.current === JSON.stringify(values) || undefined,
    /** What the form makes of a refusal. */
    seen(error: unknown, usual: FormRefusal): FormRefusal | undefined {
      const isAlike = isRefusal(error, 'looks-like-another');
      setAlike(isAlike ? error.people : []);
      return isAlike ? undefined : usual;
    },
    /** Sends the form once more, which shows what it is refused with. */
    sendSurely(values: Values): void {
      sureOf.current = JSON.stringify(values);
      setAlike([]);
      const form = document.getElementById(id);
      if (form instanceof HTMLFormElement) form.requestSubmit();
    },
  };
}
