/** The registration form's values, and what they become on the wire (specification §3, §5). */
import { currentLanguage } from '#web/i18n/index.ts';
import type { PersonValues } from '../person-fields.tsx';

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

/** What the schema reads. */
export function toWire(values: RegistrationValues) {
  const { choice: _, passwordConf: __, awaitBankId, ...others } = values;
  return { ...others, awaitBankId: awaitBankId === '' ? null : Number(awaitBankId) };
}
