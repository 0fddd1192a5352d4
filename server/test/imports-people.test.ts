/** The same person or somebody else (specification §18). */
import { describe, expect, it } from 'vitest';
import { bringIn, checkAgain, linesOf, loadAndCheck, run } from './support/imports.ts';
import { moveMember } from './support/own-data.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const portal = portalForEachStory();
const HEADER = 'Tessera;Cognome;Nome;Nascita;Telefono;Email;Saldo';

async function planOf(...lines: string[]) {
  const giulia = await portal().signIn('giulia');
  const { id } = await loadAndCheck(portal(), giulia, [HEADER, ...lines].join('\n'));
  return { giulia, id, rows: await linesOf(giulia, id) };
}

const numberOf = async (email: string) => {
  const [row] = await portal().rows(
    `select number from membership join person on person.id = person_id where email = $1`,
    [email],
  );
  return row.number;
};

describe('the same person', () => {
  it.each([
    [
      'by the number of the card',
      async () => `${await numberOf('marco@example.org')};Bianchi;M.;;;;`,
    ],
    ['by e-mail', async () => ';Bianchi;Marco;;;MARCO@example.org;'],
    ['by name and date of birth', async () => ';bianchi;MARCO;01/05/1958;;;'],
    ['by name, turned round, and phone', async () => ';Marco;Bianchi;;+39 333 1234567;;'],
  ])('%s', async (_, line) => {
    const { rows } = await planOf(await line());
    expect(rows).toMatchObject([
      { plan: 'same', personId: portal().world.person.marco, problems: [] },
    ]);
  });

  it('is not found by a number or an e-mail of another name, nor by a name with another day of birth', async () => {
    const { rows } = await planOf(
      `${await numberOf('marco@example.org')};Verdi;Vito;;;;`,
      ';Neri;Nino;;;marco@example.org;',
      ';Bianchi;Marco;02/02/1970;;;',
    );
    const isNew = { plan: 'new', personId: null, reading: { number: null, email: null } };
    expect(rows).toMatchObject([
      { ...isNew, problems: ['number-taken'] },
      { ...isNew, problems: ['email-shared'] },
      { ...isNew, problems: [] },
    ]);
  });

  it('a name alone is a question, which a person answers', async () => {
    const { giulia, id, rows } = await planOf(';Bianchi;Marco;;;;2', ';Ferrari;Anna;;;;');
    expect(rows.map(({ plan, problems }) => [plan, problems])).toEqual([
      ['ask', ['name-alone']],
      ['ask', ['name-alone']],
    ]);
    const { marco } = portal().world.person;
    expect(rows[0]?.candidates).toMatchObject([
      { id: marco, name: 'Bianchi Marco', email: 'marco@example.org' },
    ]);
    const decide = (line: number, body: { plan: 'same' | 'new'; personId?: number }) =>
      giulia.put(`/admin/imports/${id}/rows/${line}`, body);
    expect((await decide(2, { plan: 'same', personId: marco })).status).toBe(204);
    expect((await decide(3, { plan: 'new' })).status).toBe(204);
    const checked = await checkAgain(portal(), giulia, id);
    expect(checked.plans).toMatchObject({ ask: 0, same: 1, new: 1 });
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ booked: 1, created: 1 });
  });

  it('unanswered questions stay out, and say so', async () => {
    const { giulia, id } = await planOf(';Bianchi;Marco;;;;2', ';Nuovi;Nina;;;;');
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ left: 1, created: 1 });
  });

  it('all names alone can be answered at once', async () => {
    const { giulia, id } = await planOf(';Bianchi;Marco;;;;2', ';Ferrari;Anna;;;;');
    const { json } = await giulia.post(`/admin/imports/${id}/names`, undefined);
    expect(json).toEqual({ lines: 2 });
    expect((await checkAgain(portal(), giulia, id)).plans).toMatchObject({ same: 2 });
  });

  it('cannot be somebody whom the line does not mean', async () => {
    const { giulia, id } = await planOf(';Bianchi;Marco;;;;2');
    const body = { plan: 'same' as const, personId: portal().world.person.sara };
    const { status, json } = await giulia.put(`/admin/imports/${id}/rows/2`, body);
    expect([status, json.errors]).toEqual([400, [{ path: 'personId', code: 'not-a-member' }]]);
  });

  it('twice in a file is a question; two people of one name are not', async () => {
    const { rows } = await planOf(
      ';Rota;Rosa;;;;',
      ';Rota;Rosa;;;;',
      ';Sala;Sara;01/01/1950;;;',
      ';Sala;Sara;02/02/1980;;;',
    );
    expect(rows.map(({ plan, problems }) => [plan, problems])).toEqual([
      ['new', []],
      ['ask', ['twice-in-file']],
      ['new', []],
      ['new', []],
    ]);
  });

  it('two people of one mailbox: the first keeps it, the second comes in without', async () => {
    const { rows } = await planOf(
      ';Rota;Rosa;;;casa@example.net;',
      ';Sala;Ugo;;;casa@example.net;',
    );
    expect(rows.map(({ problems, reading }) => [problems, reading.email])).toEqual([
      [[], 'casa@example.net'],
      [['email-shared'], null],
    ]);
  });
});

describe('nobody is drawn in silently', () => {
  it.each([
    [
      'a member of another bank, somebody with a login and no bank, somebody who asks to join',
      ';Fontana;Sara;;;sara@example.org;',
      ';Conti;Davide;;;davide@example.org;',
      ';Greco;Elena;;;elena@example.org;',
    ],
    [
      'the same by name and date of birth, somebody new with the address of another or of the portal',
      ';Fontana;Sara;01/05/1958;;;',
      ';Nuovi;Nina;;;sara@example.org;',
      `;Nuove;Nora;;;${emailOf('portale')};`,
    ],
  ])('%s: each stays out, and is told nothing else than the others', async (_, ...lines) => {
    const { giulia, id, rows } = await planOf(...lines);
    const told = { plan: 'skip', problems: ['by-invitation'], personId: null, candidates: [] };
    expect(rows).toMatchObject([told, told, told]);
    for (const line of [2, 3, 4]) {
      const refused = await giulia.put(`/admin/imports/${id}/rows/${line}`, { plan: 'new' });
      expect([refused.status, refused.json.errors]).toEqual([
        400,
        [{ path: 'plan', code: 'invalid' }],
      ]);
    }
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ left: 3, created: 0, joined: 0 });
  });

  it('of a member who left and has a login, the desk sees the name and no more', async () => {
    const { marco } = portal().world.person;
    const number = await numberOf(emailOf('marco'));
    await (await portal().signIn('giulia')).delete(`/admin/banks/users/${marco}`);
    const { rows } = await planOf(`${number};Bianchi;Marco;;;;`);
    expect(rows).toMatchObject([{ plan: 'skip', problems: ['by-invitation'], personId: null }]);
    expect(rows[0]?.candidates).toMatchObject([
      { id: marco, name: 'Bianchi Marco', email: null, phone: null, birthDate: null },
    ]);
  });

  it.each([
    ['to which somebody may still go back', 'hanna@example.org'],
    ['of a portal administrator', emailOf('portale')],
  ])('an address %s comes in with nobody', async (_, next) => {
    await moveMember(portal(), 'giulia', 'anna', 'hanna@example.org');
    const own = next === 'hanna@example.org' ? emailOf('anna') : next;
    await portal().rows(`update person set email = 'elsewhere@example.org' where email = $1`, [
      own,
    ]);
    const { rows } = await planOf(`;Nuovi;Nina;;;${own};`);
    expect(rows).toMatchObject([{ plan: 'skip', problems: ['by-invitation'], personId: null }]);
  });

  it('an address that somebody may go back to since the check keeps its row out', async () => {
    const { giulia, id } = await planOf(';Nuovi;Nina;;;nina@example.org;2');
    await portal().rows(
      `insert into mail_token (id, person_id, purpose, email, token_hash, created_at, expires_at)
       values (gen_random_uuid(), $1, 'restore-email', 'nina@example.org', '\\x00', $2::timestamptz,
               $2::timestamptz + interval '7 days')`,
      [portal().world.person.sara, portal().deps.clock.now()],
    );
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ created: 0, left: 1 });
    expect(await linesOf(giulia, id)).toMatchObject([{ problems: ['by-invitation'] }]);
  });

  it('who bears the name elsewhere is nobody’s business here', async () => {
    const { rows } = await planOf(';Fontana;Sara;;;;');
    expect(rows).toMatchObject([{ plan: 'new', candidates: [], problems: [] }]);
  });

  it('who was brought by the desk and left comes back with the same account', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, `${HEADER}\n77;Rota;Rosa;01/01/1950;;;`);
    const [rosa] = await portal().rows(`select id from person where surname = 'Rota'`);
    const removed = await giulia.delete(`/admin/banks/users/${rosa.id}`);
    expect(removed.status).toBeLessThan(300);
    const done = await bringIn(portal(), giulia, `${HEADER}\n77;Rota;Rosa;01/01/1950;;;3`);
    expect(done.outcomes).toMatchObject({ joined: 1, created: 0 });
    const [back] = await portal().rows(
      `select number, balance_minutes from membership join account using (person_id, bank_id)
       where person_id = $1 and state = 'active'`,
      [rosa.id],
    );
    expect(back).toEqual({ number: 77, balance_minutes: 180 });
  });
});
