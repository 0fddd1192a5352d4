/** Members below the age that their bank asks for, in stories (specification §52). */
import type { Caller } from './caller.ts';
import { insertRow, type Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { openRegister } from './rooms.ts';
import { type BankKey, NOW, TODAY } from './world.ts';

/** What the desk types from the form that who answers for somebody has signed. */
export const GUARDIAN = {
  name: 'Teresa Vitali',
  phone: '347 9876543',
  otherName: 'Carlo Vitali',
  aloneWhy: '',
  signedOn: TODAY,
} as const;

/** A form of the desk for somebody born then. */
export const youngForm = (birthDate: string, more: object = {}) => ({
  ...{ name: 'Nina', surname: 'Vitali', phone: '333 7654321', birthDate },
  ...{ prefLocale: 'it', paperSigned: true, signedOn: TODAY },
  ...more,
});

/** Registers somebody young at the desk, which must succeed. @returns their id */
export async function registerYoung(desk: Caller, birthDate: string): Promise<number> {
  const form = youngForm(birthDate, { guardian: GUARDIAN, sure: true });
  const { status, json, text } = await desk.post('/admin/banks/users', form);
  if (status !== 201) throw new Error(text);
  return json.id;
}

/** A member of sixteen with a login, of a bank that has opened its room, without a call. */
export async function insertMinor(portal: TestPortal, bank: BankKey): Promise<Made> {
  await openRegister(portal, bank);
  const bankId = portal.world.bank[bank];
  const id = await insertRow(
    portal,
    `with made as (
       insert into person (name, surname, email, email_verified_at, proven_email, password_hash, phone,
                           birth_date, sex, pref_locale, created_at)
       values ('Nina', $1, $2, $3, $2, (select password_hash from person where id = $5),
               '333 7654321', '2010-05-01', 'n', 'it', $3)
       returning id
     ), joined as (
       insert into membership (person_id, bank_id, state, requested_at, decided_at, minor_until)
       select id, $4, 'active', $3, $3, '2028-05-01' from made
     ), opened as (
       insert into account (person_id, bank_id) select id, $4 from made
     )
     select id from made`,
    [
      ...[`Vitali ${crypto.randomUUID()}`, `nina-${crypto.randomUUID()}@example.org`, NOW],
      ...[bankId, portal.world.person.giulia],
    ],
  );
  return { id, bankId };
}
