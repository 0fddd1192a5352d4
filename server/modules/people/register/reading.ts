/** The register of a day (specification §46): read, printed, and taken as a spreadsheet. */
import type { Readable } from 'node:stream';
import type { Register, RegisterPage } from '#contract/people/register.ts';
import { futureDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { type RegisterOf, registerOn } from './on-day.ts';
import { presentRequest } from './present.ts';
import { listRequests } from './sql.ts';

type RegisterCall = Call<'readRegister' | 'printRegister' | 'exportRegister'>;

/** @throws Refusal `date-future` at `on`: nobody knows who will be a member */
function asked({ actor, query, today, config }: RegisterCall): RegisterOf {
  const { on = today } = query;
  refuseFields(futureDay('on', on, today));
  return { bankId: actor.bankId, on, timeZone: config.timeZone };
}

/** The register, and who waits for the board where it decides first. @throws Refusal for a day to come */
export async function readRegister(call: Call<'readRegister'>): Promise<RegisterPage> {
  const { db } = call;
  const of = asked(call);
  const { 'admission-first': boardFirst } = await rulesOfBank(db, of.bankId);
  const requests = boardFirst ? await db.rows(listRequests, { bankId: of.bankId }) : [];
  return { ...(await registerOn(db, of)), requests: requests.map(presentRequest) };
}

/** The same for paper, noted in the history. @throws Refusal for a day to come */
export async function printRegister(call: Call<'printRegister'>): Promise<Register> {
  const { db, now, actor } = call;
  const { bankId, on, timeZone } = asked(call);
  await audit(db, now, 'register-printed', {
    ...{ actorId: actor.personId, bankId, detail: { on } },
  });
  return registerOn(db, { bankId, on, timeZone });
}

/** The same as a spreadsheet, noted in the history. @throws Refusal for a day to come */
export async function exportRegister(call: Call<'exportRegister'>): Promise<Readable> {
  const { db, now, actor, exporter, locale, signal } = call;
  const register = asked(call);
  const { bankId, on } = register;
  await audit(db, now, 'register-exported', {
    ...{ actorId: actor.personId, bankId, detail: { on } },
  });
  return exporter.file({ of: 'register', ...register, locale }, signal);
}
