/**
 * The desk in between: it tells members who read no e-mail what has become of their notices and answers
 * (specification §20).
 */
import type { VoiceNews } from '#contract/board/notices-desk.ts';
import { personName } from '#contract/person-name.ts';
import type { Call } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { presentDays } from './days-present.ts';
import { auditForMember } from './for-members.ts';
import { shownName } from './rules.ts';
import { listVoiceNews, tellAnswer as tell } from './voice-sql.ts';

/** More than a desk calls in a week; the oldest come first. */
const NEWS_MAX = 100;

/** What members of the administrator's bank have to be told, the oldest first. */
export async function readVoiceNews(call: Call<'listVoiceNews'>): Promise<VoiceNews[]> {
  const { db, today } = call;
  const { bankId } = call.actor;
  const moment = onWall(call);
  const rows = await db.rows(listVoiceNews, { bankId, today, most: NEWS_MAX });
  return rows.map((row) => ({
    id: row.id,
    noticeId: row.notice_id,
    title: row.title,
    kind: row.kind,
    what: row.what,
    tell: personName(row),
    phone: row.phone,
    who:
      row.other_name === null || row.other_surname === null
        ? ''
        : shownName({ name: row.other_name, surname: row.other_surname }, row.is_known),
    text: row.text,
    days: presentDays(row.days, moment).filter(
      ({ position }) => row.what === 'answered' || position === row.agreed_day,
    ),
    at: row.at.toISOString(),
  }));
}

/** They know, members of the bank without a login; saying so again changes nothing. */
export async function tellAnswer(call: Call<'tellAnswer'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { personId: by, bankId } = actor;
  const row = await db.first(tell, { id: params.id, bankId, by, now });
  if (!row) throw new Refusal('not-found');
  const about = { personId: row.person_id, noticeId: row.notice_id };
  await auditForMember(call, 'answer-told', about);
}
