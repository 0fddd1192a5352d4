/** Sends a registration with the answer of the bot check (specification §7, POST /register). */
import { registrationSchema } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import type { BotCheck } from './bot-check.ts';
import { type RegistrationValues, toWire } from './registration.ts';

/** @returns the portal's message. @throws ApiError whose `sentence` is the portal's refusal */
export async function sendRegistration(
  values: RegistrationValues,
  botCheck: BotCheck,
): Promise<string> {
  const recaptchaToken = await botCheck.take();
  const body = { ...registrationSchema.parse(toWire(values)), recaptchaToken };
  return call('register', { query: { lang: currentLanguage() }, body });
}
