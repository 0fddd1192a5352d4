/** The values of the form of a new bank: what is wrong with them, and how they are sent (specification §3, §5). */
import { newBankSchema } from '#contract/banks/banks.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import type { Errors } from '#web/ui/form/use-form.ts';

export interface NewBankValues {
  name: string;
  /** `yyyy-MM-dd`. */
  date: string;
  description: string;
  association: string;
  vat: string;
  president: string;
  secretary: string;
  address: string;
  email: string;
  phone: string;
  /** The form's names of old; sent as `webUrl` and `facebookUrl` (specification §3). */
  web_url: string;
  facebook_url: string;
  gdpr: string;
}

export const EMPTY_BANK: NewBankValues = {
  name: '',
  date: '',
  description: '',
  association: '',
  vat: '',
  president: '',
  secretary: '',
  address: '',
  email: '',
  phone: '',
  web_url: '',
  facebook_url: '',
  gdpr: '',
};

/** What to say about fields that are wrong. */
export const newBankWords: OwnWords = {
  name: {
    required: <Text of="portal:create.wrong.name" />,
    taken: <Text of="portal:create.wrong.taken" />,
  },
  date: { required: <Text of="portal:create.wrong.date" /> },
  president: { required: <Text of="portal:create.wrong.president" /> },
  secretary: { required: <Text of="portal:create.wrong.secretary" /> },
  address: { required: <Text of="portal:create.wrong.address" /> },
  email: { required: <Text of="portal:create.wrong.email" /> },
  gdpr: { required: <Text of="portal:create.wrong.gdpr" /> },
};

/** Field by field, by the form's names and in its order. */
export function checkNewBank(values: NewBankValues): Errors {
  const { webUrl, facebookUrl, ...found } = problemsFor(
    newBankSchema,
    toWire(values),
    newBankWords,
  );
  const byField: Errors = { ...found, web_url: webUrl, facebook_url: facebookUrl };
  return Object.fromEntries(
    Object.keys(values)
      .filter((name) => byField[name])
      .map((name) => [name, byField[name]]),
  );
}

/** Applies for a new bank. @throws ApiError */
export async function applyForBank(values: NewBankValues): Promise<void> {
  await call('applyForBank', { body: newBankSchema.parse(toWire(values)) });
}

/** The body for the contract's schema. */
function toWire({ web_url, facebook_url, ...others }: NewBankValues) {
  return { ...others, webUrl: web_url, facebookUrl: facebook_url };
}
