/** The values of the registration form and how they are sent (specification §3, §5, §7). */
import { registrationSchema } from '#contract/people/accounts.ts';
import { call } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import type { PersonValues } from '../person-fields.tsx';
import type { BotCheck } from './bot-check.ts';

export const DRAFT = 'register';

export interface RegistrationValues extends PersonValues {
  /** I chose my bank, or I want to create a new one. */
  choice: 'yes' | 'no';
  /** The chosen bank's id as text; empty for none. */
  awaitBankId: string;
  email: string;
  emailConf: string;
  password: string;
  passwordConf: string;
}

export function emptyRegistration(): RegistrationValues {
  return {
    choice: 'yes',
    awaitBankId: '',
    email: '',
    emailConf: '',
    password: '',
    passwordConf: '',
    name: '',
    surname: '',
    dateOfBirthday: '',
    phone: '',
    sex: '',
    prefLocale: currentLanguage(),
  };
}

/** Whether choice and bank agree; the form cannot be sent while they do not (specification §2). */
export function bankAgrees({ choice, awaitBankId }: RegistrationValues): boolean {
  return (choice === 'yes') === (awaitBankId !== '');
}

/** What has to be filled in, step by step; a bank only by those who have chosen theirs. */
const STEPS = [
  { step: 'bank.title', names: ['awaitBankId'] },
  { step: 'account', names: ['email', 'emailConf', 'password', 'passwordConf'] },
  { step: 'person', names: ['name', 'surname', 'dateOfBirthday', 'phone', 'sex'] },
] as const;

/** The steps that still have an empty field, each with its first. */
export function firstMissing(values: RegistrationValues) {
  return STEPS.flatMap(({ step, names }) => {
    const name = names.find((one) => values[one].trim() === '');
    const isOwnBank = name === 'awaitBankId' && values.choice === 'no';
    return name && !isOwnBank ? [{ step, name }] : [];
  });
}

/** The body for the contract's schema. */
export function toWire(values: RegistrationValues) {
  const { choice: _, passwordConf: __, awaitBankId, ...others } = values;
  return { ...others, awaitBankId: awaitBankId === '' ? null : Number(awaitBankId) };
}

/**
 * Sends a registration with the answer of the bot check.
 * @returns the server's message. @throws ApiError whose `sentence` is the server's refusal
 */
export async function sendRegistration(
  values: RegistrationValues,
  botCheck: BotCheck,
): Promise<string> {
  const recaptchaToken = await botCheck.take();
  const body = { ...registrationSchema.parse(toWire(values)), recaptchaToken };
  return call('register', { body });
}
