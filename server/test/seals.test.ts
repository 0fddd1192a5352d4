/**
 * Sealed days (specification §30): one seal a day, however the job runs; what everybody reads of it;
 * the page that compares a code; the letter to those who keep copies.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { seal, sendSealLetters } from './support/background.ts';
import { sealFaultsOf } from './support/books-check.ts';
import { recordForAnna } from './support/exchanges.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { connectTo } from './support/story-databases.ts';

const DAY = 24 * 60;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({
  smtpUrl: catcher.url,
  publicUrl: 'https://tempo.example.org',
  sealMailTo: ['notaio@example.com', 'giulia.rossi@example.org'],
});

async function ask<Row extends object>(text: string): Promise<Row[]> {
  const { rows } = await portal().deps.database.pool.query<Row>(text);
  return rows;
}

const sealed = () => ask<{ day: string; rows: number }>('select day, rows from seal order by day');

async function confirmed(note = 'Spesa') {
  const id = await recordForAnna(portal(), { note });
  const anna = await portal().signIn('anna');
  expect((await anna.patch(`/users/transactions/${id}/approve`)).status).toBe(200);
}

describe('a day is sealed', () => {
  it('once, however often and in however many processes the job runs', async () => {
    await confirmed();
    await Promise.all([1, 2, 3].map(() => seal(portal().deps)));
    await seal(portal().deps);
    expect(await sealed()).toEqual([{ day: '2026-11-19', rows: 1 }]);
    portal().passMinutes(DAY);
    await confirmed('Orto');
    await confirmed('Torta');
    await seal(portal().deps);
    expect(await sealed()).toEqual([
      { day: '2026-11-19', rows: 1 },
      { day: '2026-11-20', rows: 2 },
    ]);
    expect(await sealFaultsOf(portal())).toEqual([]);
  });

  it('after a job that was killed as it wrote', async () => {
    await confirmed();
    await ask(
      `create function die() returns trigger language plpgsql as $$
       begin raise exception 'killed'; end $$`,
    );
    await ask('create trigger dies after insert on seal for each row execute function die()');
    await seal(portal().deps);
    expect(await sealed()).toEqual([]);
    await ask('drop trigger dies on seal');
    await seal(portal().deps);
    expect(await sealed()).toEqual([{ day: '2026-11-19', rows: 1 }]);
  });

  it('also when days were missed: the next seal has their rows', async () => {
    await seal(portal().deps);
    await confirmed();
    portal().passMinutes(5 * DAY);
    await seal(portal().deps);
    expect(await sealed()).toEqual([
      { day: '2026-11-19', rows: 0 },
      { day: '2026-11-24', rows: 1 },
    ]);
  });

  it('only when who writes has finished, and then with what they wrote', async () => {
    const id = await recordForAnna(portal());
    const late = connectTo(portal().deps.database.url);
    const client = await late.pool.connect();
    await client.query('begin');
    await client.query(
      `with decided as (
         update exchange set state = 'confirmed', decided_at = now(), decided_by = debtor_id
         where id = ${id} returning *)
       insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
                             from_bank_id, minutes, posted_at, posted_by)
       select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
              now(), debtor_id from decided`,
    );
    const sealing = seal(portal().deps);
    await expect.poll(() => isWaiting()).toBe(true);
    expect(await sealed()).toEqual([]);
    await client.query('commit');
    client.release();
    await sealing;
    await late.close();
    expect(await sealed()).toEqual([{ day: '2026-11-19', rows: 1 }]);
    expect(await sealFaultsOf(portal())).toEqual([]);
  });

  /** Whether the job has asked for the transactions that still run. */
  async function isWaiting(): Promise<boolean> {
    const rows = await ask(
      `select from pg_stat_activity where datname = current_database() and query like '%xid8%'
         and pid <> pg_backend_pid()`,
    );
    return rows.length > 0;
  }

  it('and stays: no seal changes, goes, or comes in between', async () => {
    await seal(portal().deps);
    for (const [text, constraint] of [
      ['update seal set rows = rows', 'seal_immutable'],
      ['delete from seal', 'seal_immutable'],
      ['truncate seal', 'seal_not_emptied'],
      [
        `insert into seal select '2026-11-18', previous, salt, last_transfer_id, rows, hash, marks, sealed_at from seal`,
        'seal_continues',
      ],
      [
        `insert into seal select '2026-11-20', previous, salt, last_transfer_id, rows, hash, marks, sealed_at from seal`,
        'seal_continues',
      ],
    ] as const) {
      await expect(ask(text)).rejects.toMatchObject({ constraint });
    }
  });
});

describe('everybody reads', () => {
  it('the list, the latest first, and one seal; neither names anybody', async () => {
    const { headers, json: none } = await portal().visitor().get('/public/seals');
    expect(none).toEqual([]);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    await confirmed();
    await seal(portal().deps);
    portal().passMinutes(DAY);
    await seal(portal().deps);
    const { json } = await portal().visitor().get('/public/seals');
    expect(json.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19']);
    const [latest, first] = json;
    expect(Object.keys(latest ?? {})).toEqual(['day', 'hash', 'code']);
    expect(latest?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(latest?.code.replaceAll('-', '').toLowerCase()).toBe(latest?.hash.slice(0, 12));
    expect((await portal().visitor().get('/public/seals?until=2026-11-19')).json).toEqual([first]);
    expect((await portal().visitor().get('/public/seals/2026-11-19')).json).toEqual(first);
  });

  it('404 for a day without a seal, 400 for no day', async () => {
    expect((await portal().visitor().get('/public/seals/2026-11-19')).status).toBe(404);
    expect((await portal().visitor().get('/public/seals/2026-11-31')).status).toBe(400);
    expect((await portal().visitor().get('/public/seals/oggi')).status).toBe(400);
    expect((await portal().visitor().get('/public/seals?until=ieri')).status).toBe(400);
  });
});

describe('the page', () => {
  const page = async (query: Record<string, string>) => {
    const path = `/public/seals.html?${new URLSearchParams({ lang: 'it', ...query })}` as const;
    return (
      await portal()
        .visitor()
        .get(path as '/public/seals.html')
    ).text;
  };
  const YES = italian('server-seals:answers.same');
  const NO = italian('server-seals:answers.different');

  it('stands at /prova, in three languages', async () => {
    const answer = await fetch(`${portal().url}/prova?lang=de`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/api/public/seals.html?lang=de');
    expect(await page({})).toContain('Non c’è ancora nessun sigillo');
    expect(await page({ lang: 'en' })).toContain('The seals of the books');
    expect(await page({ lang: 'de' })).toContain('Die Siegel der Bücher');
  });

  it('says whether a code is that of the portal, however it was typed', async () => {
    await seal(portal().deps);
    const [{ code, hash, day } = { code: '', hash: '', day: '' }] = (
      await portal().visitor().get('/public/seals')
    ).json;
    expect(await page({})).toContain(code);
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), hash]) {
      expect(await page({ day, code: typed })).toContain(YES);
    }
    expect(await page({ day, code: code.replaceAll('0', 'O').replaceAll('1', 'l') })).toContain(
      YES,
    );
    const other = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
    for (const typed of [other, code.slice(0, 9), `${code}0`, '-']) {
      const answer = await page({ day, code: typed });
      expect(answer).toContain(NO);
      expect(answer).not.toContain(YES);
    }
    expect(await page({ day: '2026-11-01', code })).toContain('Per quel giorno il portale non ha');
    for (const query of [
      { day, code: '' },
      { day: '', code },
      { day: '19/11', code },
    ]) {
      expect(await page(query)).toContain('Scrivi il giorno e il codice');
    }
  });

  it('shows nothing typed as markup', async () => {
    const answer = await page({ day: '2026-11-19', code: '"><b>ciao' });
    expect(answer).not.toContain('<b>');
    expect(answer).toContain('&quot;&gt;&lt;b&gt;ciao');
  });
});

it('stands on the statements that the desk prints', async () => {
  const giulia = await portal().signIn('giulia');
  const { marco } = portal().world.person;
  const path = `/admin/banks/users/${marco}/statement?from=2026-11-01&to=2026-11-20` as const;
  expect((await giulia.get(path)).json.seal).toBeNull();
  await seal(portal().deps);
  const [latest] = (await portal().visitor().get('/public/seals')).json;
  expect((await giulia.get(path)).json.seal).toEqual(latest);
});

describe('the letter', () => {
  it('leaves on Mondays, in the language of who reads it, with the week in it, once', async () => {
    // Friday to Sunday.
    for (let day = 0; day < 3; day += 1) {
      await seal(portal().deps);
      portal().passMinutes(DAY);
    }
    await sendSealLetters(portal().deps);
    expect(catcher.mails).toEqual([]);
    await seal(portal().deps);
    await seal(portal().deps);
    await sendSealLetters(portal().deps);
    const { json } = await portal().visitor().get('/public/seals');
    const letter = await catcher.next({ to: 'notaio@example.com' });
    expect(letter.subject).toBe('Sigilli dei libri di Banca del Tempo fino al 2026-11-22');
    for (const { day, hash } of json) expect(letter.text).toContain(`- ${day}: ${hash}`);
    expect(json).toHaveLength(4);
    expect(letter.links).toContain('https://tempo.example.org/prova');
    await catcher.next({ to: 'giulia.rossi@example.org', subject: 'Sigilli dei libri' });
    expect(catcher.mails).toHaveLength(2);
  });
});
