/** Links of letters, as stories follow them. */
import { deliverMails } from './background.ts';
import { recordForAnna } from './exchanges.ts';
import type { CaughtMail, MailCatcher } from './mail-catcher.ts';
import type { TestPortal } from './portal.ts';
import { emailOf, type Who } from './world.ts';

/** The token of the first link of a mail that does something by itself. */
export function tokenIn(mail: CaughtMail): string {
  const [token] = tokensIn(mail);
  if (token === undefined) throw new Error(`no link that acts in ${mail.text}`);
  return token;
}

/** All of them, each once; the one that stops letters comes last. */
export function tokensIn({ links }: CaughtMail): string[] {
  const found = links.join(' ').matchAll(/\/act\/([\w-]{43})/g);
  return [...new Set([...found].map(([, token = '']) => token))];
}

/** The address that reads what a link does, and does it when it is posted to. */
export const actPath = (token: string) => `/acts/${token}` as const;

/** Marco gives Anna an hour and a half, and her letter arrives. */
export async function linkToAnna(portal: TestPortal, catcher: MailCatcher) {
  const id = await recordForAnna(portal, { hours: 1.5, note: 'Lezione di tedesco' });
  const [mail] = await lettersTo(portal, catcher, 'anna');
  if (!mail) throw new Error('Anna got no letter');
  return { id, token: tokenIn(mail) };
}

/** What arrives for somebody now. */
export async function lettersTo(
  portal: TestPortal,
  catcher: MailCatcher,
  who: Who,
): Promise<CaughtMail[]> {
  const before = catcher.mails.length;
  await deliverMails(portal.deps);
  return catcher.mails.slice(before).filter(({ to }) => to === emailOf(who));
}
