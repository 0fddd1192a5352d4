/** A member and who accompanies them or whom they accompany; either ends it in one click (specification §43). */
import type { Company, CompanyPartner, OwnCompany } from '#contract/people/companions.ts';
import type { Call, ChangeCall, ReadCall } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { daysOf, namedSince } from './spans.ts';
import { endOwn, findWelcomes, listCompany, setWelcomesOf } from './sql.ts';

/** What the caller reads of it: first names, and a telephone where the other one lets it be seen. */
export async function companyOfMember(call: ReadCall): Promise<Company> {
  const { db, actor } = call;
  const { personId, bankId } = actor;
  const rows = await db.rows(listCompany, { personId, bankId, namedSince: namedSince(call) });
  const partners = (isMine: (row: Row) => boolean) =>
    rows.filter(isMine).map((row) => presentPartner(row, personId, call));
  return {
    companion: partners((row) => row.newcomer_id === personId)[0] ?? null,
    newcomers: partners((row) => row.companion_id === personId),
  };
}

/** The same, and whether the caller gladly accompanies newcomers. */
export async function readCompany(call: ReadCall): Promise<OwnCompany> {
  const own = await call.db.first(findWelcomes, { id: call.actor.personId });
  return { ...(await companyOfMember(call)), welcomes: own?.welcomes ?? false };
}

type Row = RowOf<typeof listCompany>;

function presentPartner(row: Row, readerId: number, call: ReadCall): CompanyPartner {
  const { id, name, phone, can_write: canWrite } = row;
  const userId = row.newcomer_id === readerId ? row.companion_id : row.newcomer_id;
  return { id, userId, name, phone, canWrite, ...daysOf(row.made_at, call) };
}

/** The caller says whether they gladly accompany newcomers. */
export async function setWelcomes(call: Call<'setWelcomes'>): Promise<OwnCompany> {
  const { db, actor, body } = call;
  await db.count(setWelcomesOf, { id: actor.personId, welcomes: body.welcomes });
  return readCompany(call);
}

/** Ends it for the caller. @throws Refusal `not-found` for anybody else, and once it has ended */
export async function endCompany(call: Call<'endCompany'>): Promise<void> {
  const { db, now, actor, params } = call;
  const values = { id: params.id, personId: actor.personId, namedSince: namedSince(call), now };
  const row = await db.first(endOwn, values);
  if (!row) throw new Refusal('not-found');
  await noteEnd(call, row);
}

/** The trail says who ended it, and the open screens of both hear of it. */
export async function noteEnd(
  { db, now, actor }: ChangeCall,
  row: RowOf<typeof endOwn>,
): Promise<void> {
  const { id: companyId, newcomer_id: newcomerId, companion_id: companionId } = row;
  const about = { actorId: actor.personId, personId: newcomerId, bankId: row.bank_id };
  await audit(db, now, 'companion-ended', { ...about, detail: { companionId } });
  await enqueueEvent(db, 'companion-ended', { companyId, newcomerId, companionId }, now);
}
