/** A new address in a form: typed twice, and what can be wrong with it (specification §5, §8). */
import { emailSchema } from '#contract/values.ts';
import type { OwnWords } from '#web/api/checks.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';
import type { Errors } from '#web/ui/form/use-form.ts';
import { personWords, Words } from '../words.tsx';

/** What every field for an address has in common. */
export const EMAIL_FIELD = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** What can be wrong with one's own data. */
export const profileWords: OwnWords = {
  ...personWords,
  email: {
    required: <Words of="wrong.profileEmailRequired" />,
    'email-invalid': <Words of="wrong.emailInvalid" />,
    taken: <Words of="wrong.emailTaken" />,
  },
};

/** Somebody else has the address. */
export const emailTakenRefusal: Refusal = {
  title: <Words of="profile.editor.takenTitle" />,
  problem: <Words of="profile.editor.taken" />,
};

interface NewEmail {
  email: string;
  emailConf: string;
}

/** Whether an address was typed that is another than before, however it is written. */
export function changesEmail({ email }: Pick<NewEmail, 'email'>, before: string): boolean {
  return plain(email) !== before;
}

/** The repetition must be there and the same, once the address itself is one. */
export function repetitionProblem({ email, emailConf }: NewEmail): Errors {
  if (!emailSchema.safeParse(email).success) return {};
  if (emailConf.trim() === '') return { emailConf: <Words of="wrong.emailConfRequired" /> };
  if (plain(emailConf) === plain(email)) return {};
  return { emailConf: <Words of="wrong.emailsDiffer" /> };
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
