/** A person takes all that is kept about them (specification §35): everything of theirs, nothing of others. */
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { OWN_DATA_PER_DAY } from '#contract/limits.ts';
import { turnOn } from './support/authenticator.ts';
import type { Caller } from './support/caller.ts';
import { bankForm } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { readSheet } from './support/spreadsheet.ts';
import type { Refused } from './support/wire-types.ts';
import { PASSWORD } from './support/world.ts';

const portal = portalForEachStory();
const ANNAS_PHONE = '347 5550199';

/** The files of the archive by their names. */
async function taken(
  who: Caller,
  { language = 'it', code }: { language?: string; code?: string } = {},
) {
  const answer = await asked(who, { password: PASSWORD, ...(code ? { code } : {}) }, language);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('own-data.zip');
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

function asked(who: Caller, body: object, language = 'it'): Promise<Response> {
  return fetch(`${portal().url}/api/users/own-data`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      ...{ 'accept-language': language, accept: 'application/problem+json' },
    },
    body: JSON.stringify(body),
  });
}

const refusalOf = async (answer: Response): Promise<Refused> => (await answer.json()) as Refused;

function jsonOf(files: Record<string, Uint8Array>, subject: string) {
  return JSON.parse(strFromU8(files[`${subject}.json`] ?? new Uint8Array()));
}

/** Marco and Anna have exchanged, written to each other, and each has words for nobody else. */
async function aYearTogether() {
  const { person, bank } = portal().world;
  const { pool } = portal().deps.database;
  await pool.query(`update person set phone = $2 where id = $1`, [person.anna, ANNAS_PHONE]);
  const giulia = await portal().signIn('giulia');
  const form = bankForm(portal(), {
    userFrom: person.marco,
    userTo: person.anna,
    note: 'Ho cucito',
  });
  expect((await giulia.post('/admin/transactions', form)).status).toBe(201);
  const two = [person.marco, person.anna];
  await pool.query(
    `with opened as (
       insert into thread (low_id, high_id, started_by, started_at, last_sent_at)
       values (least($1::bigint, $2), greatest($1::bigint, $2), $1, now(), now()) returning id
     ), sides as (
       insert into thread_person (thread_id, person_id) select id, unnest(array[$1::bigint, $2]) from opened
     )
     insert into message (thread_id, person_id, text, sent_at, kept_back)
     select id, who, words, now(), false
     from opened, (values ($1::bigint, 'Parole di Marco'), ($2, 'Parole di Anna')) as said (who, words)`,
    two,
  );
  await pool.query(
    `insert into call_note (bank_id, person_id, note, called_at, noted_by)
     select $3, who, words, now(), $4
     from (values ($1::bigint, 'Appunto su Marco'), ($2, 'Appunto su Anna')) as said (who, words)`,
    [...two, bank.bergamo, person.giulia],
  );
  await pool.query(
    `insert into member_note (bank_id, person_id, note, noted_at, noted_by)
     select $3, who, words, now(), $4
     from (values ($1::bigint, 'Nota su Marco'), ($2, 'Nota su Anna')) as said (who, words)`,
    [...two, bank.bergamo, person.giulia],
  );
  await pool.query(
    `insert into rest (bank_id, person_id, kind, until, made_by, made_at, made_on)
     select $3, who, 'away', until, $4, now(), '2026-11-20'
     from (values ($1::bigint, '2026-12-10'::date), ($2, '2026-12-11')) as said (who, until)`,
    [...two, bank.bergamo, person.giulia],
  );
  await pool.query(
    `insert into audit (at, actor_id, action, person_id, detail)
     values (now(), $1, 'person-updated', $2, '{"note": "Segreto di Anna"}')`,
    two,
  );
}

describe('one’s own data', () => {
  it('has what is kept, a file a subject and a sheet a table, in the reader’s language', async () => {
    await aYearTogether();
    const files = await taken(await portal().signIn('marco'));
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('20/11/2026');
    const { person, account, membership } = {
      ...jsonOf(files, 'profile'),
      ...jsonOf(files, 'membership'),
    };
    expect(person).toMatchObject([
      { name: 'Marco', email: 'marco@example.org', birth_date: '1958-05-01' },
    ]);
    expect(membership).toMatchObject([{ bank: 'Banca del Tempo di Bergamo', state: 'active' }]);
    const { exchange, transfer } = jsonOf(files, 'exchanges');
    expect(exchange).toMatchObject([
      { note: 'Ho cucito', creditor: 'Bianchi Marco', debtor: 'Ferrari Anna' },
    ]);
    expect(transfer).toMatchObject([{ balance_minutes: account[0].balance_minutes }]);
    expect(jsonOf(files, 'messages').message).toMatchObject([{ text: 'Parole di Marco' }]);
    const { call_note, member_note, rest } = jsonOf(files, 'membership');
    expect(rest).toMatchObject([{ kind: 'away', until: '2026-12-10' }]);
    expect(call_note).toMatchObject([{ note: 'Appunto su Marco' }]);
    expect(member_note).toMatchObject([
      { bank: 'Banca del Tempo di Bergamo', note: 'Nota su Marco' },
    ]);
    expect(jsonOf(files, 'history').audit.at(-1)).toMatchObject({ action: 'own-data-taken' });
    const book = files['all.xlsx'] ?? new Uint8Array();
    const sheet = readSheet(book);
    expect(sheet.name).toBe('I tuoi dati');
    expect(sheet.rows[0]?.Cognome).toMatchObject({ value: 'Bianchi' });
    expect(sheet.rows[0]?.['Data di nascita']).toMatchObject({ value: '1958-05-01', kind: 'day' });
    expect(strFromU8(unzipSync(book)['xl/workbook.xml'] ?? new Uint8Array())).toContain(
      '<sheet name="Scambi"',
    );
  });

  it('holds no contact and no private word of somebody else, and no secret', async () => {
    await aYearTogether();
    const wholeOf = async (who: 'marco' | 'anna') =>
      Object.values(await taken(await portal().signIn(who)))
        .flatMap((file) => {
          const isZip = strFromU8(file.subarray(0, 2)) === 'PK';
          return isZip ? Object.values(unzipSync(file)) : [file];
        })
        .map((file) => strFromU8(file))
        .join('\n');
    const marcos = await wholeOf('marco');
    for (const word of [
      ANNAS_PHONE,
      'anna@example.org',
      'Parole di Anna',
      'Appunto su Anna',
      'Nota su Anna',
      'Segreto di Anna',
    ]) {
      expect(marcos).not.toContain(word);
    }
    const annas = await wholeOf('anna');
    expect(annas).toContain(ANNAS_PHONE);
    expect(annas).toContain('Segreto di Anna');
    for (const word of [
      '333 1234567',
      'marco@example.org',
      'Parole di Marco',
      'Appunto su Marco',
      'Nota su Marco',
    ]) {
      expect(annas).not.toContain(word);
    }
    expect(marcos + annas).not.toMatch(/argon2|password_hash|token_hash|sealed_secret/);
  });

  it('is for people without a bank too, in their language', async () => {
    const files = await taken(await portal().signIn('davide'), { language: 'de' });
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Alles, was das Portal');
    expect(readSheet(files['all.xlsx'] ?? new Uint8Array()).name).toBe('Deine Daten');
    expect(jsonOf(files, 'exchanges').exchange).toEqual([]);
  });

  it('asks for the password, and the code where there is a second factor', async () => {
    const marco = await portal().signIn('marco');
    const wrong = await asked(marco, { password: 'falsch' });
    expect([wrong.status, (await refusalOf(wrong)).errors]).toEqual([
      400,
      [{ path: 'password', code: 'password-wrong' }],
    ]);
    const { app } = await turnOn(portal(), marco);
    const without = await asked(marco, { password: PASSWORD });
    expect([without.status, (await refusalOf(without)).errors]).toEqual([
      400,
      [{ path: 'code', code: 'required' }],
    ]);
    await taken(marco, { code: app.nextCode() });
  });

  it('is made a few times a day, and is written down; a wrong password does not count', async () => {
    const marco = await portal().signIn('marco');
    expect((await asked(marco, { password: 'falsch' })).status).toBe(400);
    for (let nth = 0; nth < OWN_DATA_PER_DAY; nth += 1) await taken(marco);
    const answer = await asked(marco, { password: PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBe(24 * 60 * 60);
    await taken(await portal().signIn('anna'));
    const { rows } = await portal().deps.database.pool.query(
      `select actor_id, person_id from audit where action = 'own-data-taken' order by id`,
    );
    const { marco: his, anna: hers } = portal().world.person;
    expect(rows).toHaveLength(OWN_DATA_PER_DAY + 1);
    expect(rows.at(0)).toEqual({ actor_id: his, person_id: his });
    expect(rows.at(-1)).toEqual({ actor_id: hers, person_id: hers });
  });

  it('is for nobody without a session, and for no program', async () => {
    const marco = await portal().signIn('marco');
    expect((await asked(portal().visitor(), { password: PASSWORD })).status).toBe(401);
    const wish = { name: 'Script', scopes: ['read' as const], days: 30, password: PASSWORD };
    const made = await marco.post('/users/access-tokens', wish);
    const program = portal().withToken(made.json.token);
    expect((await asked(program, { password: PASSWORD })).status).toBe(403);
  });
});
