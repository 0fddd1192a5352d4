/** The register of a day (specification §46): read, printed, and taken as a spreadsheet. */
import type { Readable } from 'node:stream';
import type { Register } from '#contract/people/register.ts';
import { futureDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { type RegisterOf, registerOn } from './on-day.ts';

type RegisterCall = Call<'readRegister' | 'printRegister' | 'exportRegister'>;

/** @throws Refusal `date-future` at `on`: nobody knows who will be a member */
function asked({ actor, query, today, config }: RegisterCall): RegisterOf {
  const { on = today } = query;
  refuseFields(futureDay('on', on, today));
  return { bankId: actor.bankId, on, timeZone: config.timeZone };
}

/** @throws Refusal for a day to come */
export const readRegister = (call: Call<'readRegister'>): Promise<Register> =>
  registerOn(call.db, asked(call));

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
