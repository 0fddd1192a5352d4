/** The register as members read it, and what they write of themselves (specification §46). */
import {
  OWN_REGISTER_FIELDS as FIELDS,
  type OwnRegister,
  ownFieldsOf,
} from '#contract/people/register.ts';
import type { Call } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { refuseNewerVersion, saidOf } from '#server/modules/running/audit/versions.ts';
import { openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { registerOn } from './on-day.ts';
import { comparedVersion, presentOwn, rowOf, valuesOf } from './present.ts';
import { findRegisterBank, insertVersions, listVersions, lockMemberships } from './sql.ts';

/** What the register has of the reader. */
export async function readOwnRegister(
  call: Pick<Call<'readOwnRegister'>, 'db' | 'actor' | 'config'>,
): Promise<OwnRegister> {
  const { db, actor, config } = call;
  const { bankId, personId } = actor;
  const bank = await db.first(findRegisterBank, { bankId });
  if (!bank) throw new Error('a member has a bank');
  const rows = await db.rows(listVersions, ofMember(bankId, personId));
  return {
    ...{ legalForm: bank.legal_form, phone: bank.phone, isVisible: await isShown(db, bankId) },
    ...presentOwn(rows, wallClock(config.timeZone)),
  };
}

/**
 * Writes what is theirs to say, as a further version with them as its maker; it waits for nobody, and asks
 * for no reason. What says the same writes none.
 * @throws Refusal `changed-meanwhile` with what somebody else wrote since the form was filled, or `invalid`
 *   at a field that their bank does not ask for
 */
export async function writeOwnRegister(call: Call<'writeOwnRegister'>): Promise<OwnRegister> {
  const { db, now, actor, body } = call;
  const { bankId, personId } = actor;
  const of = ofMember(bankId, personId);
  await db.rows(lockMemberships, of);
  const versions = await db.rows(listVersions, of);
  const [held] = versions;
  if (!held) throw new Error('a member has a membership');
  const stored = valuesOf(held);
  const wanted = { ...stored, ...saidOf(FIELDS, body) };
  refuseNewerVersion({
    ...{ fields: FIELDS, versions: versions.map(comparedVersion), wanted },
    basedOn: body.basedOn,
  });
  const changed = FIELDS.filter((name) => stored[name] !== wanted[name]);
  if (changed.length === 0) return readOwnRegister(call);
  const bank = await db.first(findRegisterBank, { bankId });
  const own: readonly string[] = ownFieldsOf(bank?.legal_form ?? null);
  const foreign = changed.filter((name) => !own.includes(name));
  refuseFields(foreign.map((path) => ({ path, code: 'invalid' })));
  const row = rowOf(held, wanted, { note: '', detail: { fields: changed } });
  await db.count(insertVersions, {
    ...{ rows: JSON.stringify([row]), bankId, action: 'register-changed', by: personId, now },
  });
  return readOwnRegister(call);
}

/**
 * Who is a member of the reader's bank today: names, numbers and dates.
 * @throws Refusal `forbidden` where the bank does not show it to members
 */
export async function readShownRegister(call: Call<'readShownRegister'>) {
  const { db, actor, today, config } = call;
  const { bankId } = actor;
  if (!(await isShown(db, bankId))) throw new Refusal('forbidden');
  const register = await registerOn(db, { bankId, on: today, timeZone: config.timeZone });
  return {
    legalForm: register.legalForm,
    lines: register.lines.map(({ number, name, surname, since, admittedOn }) => ({
      ...{ number, name, surname, since, admittedOn },
    })),
  };
}

const ofMember = (bankId: number, personId: number) => ({
  ...{ bankId, personIds: [personId], states: ['active' as const] },
});

async function isShown(db: Queryable, bankId: number): Promise<boolean> {
  const rooms = await openRoomsOf(db, bankId);
  return rooms.includes('association') && (await rulesOfBank(db, bankId))['register-visible'];
}
