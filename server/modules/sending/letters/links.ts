/**
 * The link in a letter that does one thing without signing in (specification §13). Its token is
 * computed from the installation's secret and the letter's id, so that no job ever holds it; the
 * database keeps only its hash.
 */

import { createHmac } from 'node:crypto';
import { ACT_LINK_DAYS } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type {
  Act,
  ArrangementAct,
  DayAct,
  LetterTopic,
  NoticeAct,
} from '#contract/sending/letters.ts';
import { daysAfter } from '#contract/time.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { hashToken } from '#server/platform/token.ts';
import { insertActToken } from './sql.ts';

interface LinkDeps {
  database: Queryable;
  clock: Clock;
  secret: string;
  config: { publicUrl: string };
}

/** Whom the link is for, and what it does. */
export interface ActLink {
  /** Identifies the letter, however often it is tried. */
  mailId: string;
  personId: number;
  locale: Locale;
  /**
   * Confirms this exchange, stops these letters, does something about a notice, an answer or an appointment, or
   * answers once in this conversation, says whether one comes to this meeting, or takes the wish to be erased back.
   */
  does:
    | { confirm: number }
    | { stop: LetterTopic }
    | { act: NoticeAct | DayAct | ArrangementAct | 'agree-standing'; about: number }
    | { answer: number }
    | { attend: number }
    | { keep: number };
}

/** Makes the link; for the same letter and act always the same one. @returns its whole address */
export async function makeActLink(
  { database, clock, secret, config }: LinkDeps,
  { mailId, personId, locale, does }: ActLink,
): Promise<string> {
  const { act, subjectId, topic } = whatItDoes(does);
  const token = createHmac('sha256', keyFor(secret, 'one-tap links'))
    .update(JSON.stringify([mailId, personId, act, subjectId, topic]))
    .digest('base64url');
  const now = clock.now();
  await database.count(insertActToken, {
    tokenHash: hashToken(token),
    personId,
    act,
    subjectId,
    topic,
    now,
    expiresAt: daysAfter(now, ACT_LINK_DAYS),
  });
  return `${config.publicUrl}/act/${token}?lang=${locale}`;
}

function whatItDoes(does: ActLink['does']): {
  act: Act['act'];
  subjectId: number | null;
  topic: LetterTopic | null;
} {
  if ('stop' in does) return { act: 'stop-letters', subjectId: null, topic: does.stop };
  if ('answer' in does) return { act: 'reply-message', subjectId: does.answer, topic: null };
  if ('attend' in does) return { act: 'attend', subjectId: does.attend, topic: null };
  if ('keep' in does) return { act: 'keep-account', subjectId: does.keep, topic: null };
  if ('confirm' in does) return { act: 'confirm-exchange', subjectId: does.confirm, topic: null };
  return { act: does.act, subjectId: does.about, topic: null };
}
