/**
 * The paper of a month (specification §45): for members with first names and the phones they show, for
 * everybody as the public board; that it was printed stands in the history.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
beforeEach(async () => {
  await portal().rows(`update bank set phone = '035 123 456', opening_hours = 'Martedì 17–19'`);
});

async function openBoard() {
  const giulia = await portal().signIn('giulia');
  await giulia.put('/admin/rules/board-public', { value: true, note: 'Per tutti' });
}

async function post(title: string, otherwise: Parameters<typeof noticeForm>[1] = {}) {
  const form = noticeForm(portal(), { title, reach: 'friends', sure: true, ...otherwise });
  return (await (await portal().signIn('anna')).post('/users/notices', form)).json.id;
}

const path = (edition = 'members', month = '2026-11') =>
  `/admin/paper?month=${month}&edition=${edition}` as const;

const paper = async (edition?: string, month?: string) =>
  (await portal().signIn('giulia')).get(path(edition, month));

describe('the edition for members', () => {
  it('has requests by their day, offers by group, first names, and the phones that are shown', async () => {
    const later = await post('Un passaggio dal medico', { neededBy: '2026-12-10' });
    const sooner = await post('Aiuto per Anna con la spesa', {
      neededBy: '2026-11-28',
      reach: 'bank',
      contact: 'phone',
    });
    const offer = await post('Una torta', { kind: 'offer', contact: 'portal' });
    const { status, json } = await paper();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      bankName: 'Banca del Tempo di Bergamo',
      phone: '035 123 456',
      openingHours: 'Martedì 17–19',
      month: '2026-11',
      edition: 'members',
      requests: [
        {
          id: sooner,
          title: 'Aiuto per Anna con la spesa',
          neededBy: '2026-11-28',
          who: 'Anna F.',
          phone: '333 1234567',
        },
        { id: later, who: 'Anna F.', phone: null },
      ],
      offers: [{ group: expect.any(String), notices: [{ id: offer, phone: null }] }],
    });
    expect(JSON.stringify(json)).not.toContain('Ferrari');
  });

  it('leaves out what is not open, and the phone where the desk puts people in touch', async () => {
    const id = await post('Un passaggio dal medico', { contact: 'phone' });
    const gone = await post('Non serve più');
    await (await portal().signIn('anna')).post(`/users/notices/${gone}/pause`, null);
    const shown = (await paper()).json.requests;
    expect(shown.map(({ id: one, phone }) => [one, phone])).toEqual([[id, '333 1234567']]);
    await (await portal().signIn('giulia')).put(
      `/admin/activity-rules/${portal().world.activity}`,
      {
        throughDesk: true,
        shown: true,
      },
    );
    expect((await paper()).json.requests.map(({ phone }) => phone)).toEqual([null]);
  });
});

/** Something the bank said to all, as the database keeps it. */
const say = (title: string, shownAt: string, otherwise: { starts?: string; off?: string } = {}) =>
  portal().rows(
    `insert into bulletin (bank_id, kind, title, body, place, guests, asks, for_friends, sent_by, sent_at,
       shown_at, letters_at, starts_at, ends_at, called_off_at)
     values ($1, case when $5::timestamptz is null then 'notice' else 'meeting' end, $2, 'Parole per i soci',
       '', false, false, false, $3, $4::timestamptz - interval '10 minutes', $4, $4, $5,
       $5::timestamptz + interval '2 hours', $6)`,
    [
      ...[portal().world.bank.bergamo, title, portal().world.person.giulia, shownAt],
      ...[otherwise.starts ?? null, otherwise.off ?? null],
    ],
  );

describe('what the bank said to all', () => {
  it('stands first: of the month, and meetings to come; nothing that is gone or not seen yet', async () => {
    await say('Di novembre', '2026-11-05T10:00:00Z');
    await say('Di ottobre', '2026-10-05T10:00:00Z');
    await say('Ritirato', '2026-11-06T10:00:00Z', { off: '2026-11-07T10:00:00Z' });
    await say('Tra poco', '2026-11-20T23:00:00Z');
    await say('Pranzo', '2026-11-01T10:00:00Z', { starts: '2026-12-20T11:30:00Z' });
    await say('Già stato', '2026-11-01T10:00:00Z', { starts: '2026-11-10T17:00:00Z' });
    const { json } = await paper();
    expect(json.news.map(({ title }) => title)).toEqual(['Di novembre']);
    expect(json.meetings).toMatchObject([
      { title: 'Pranzo', day: '2026-12-20', from: '12:30', to: '14:30', text: 'Parole per i soci' },
    ]);
    expect((await paper('members', '2026-10')).json.news.map(({ title }) => title)).toEqual([
      'Di ottobre',
    ]);
    await openBoard();
    expect((await paper('outside')).json).toMatchObject({ news: [], meetings: [] });
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(path())).json).toMatchObject({ news: [], meetings: [] });
  });
});

describe('the edition for everybody', () => {
  it('has what the public board has: no name, no phone, nothing of members alone', async () => {
    await openBoard();
    await post('Aiuto per Anna con la spesa', { contact: 'phone' });
    await post('Solo per i soci', { reach: 'bank' });
    const { json } = await paper('outside');
    expect(json.requests).toMatchObject([{ who: null, phone: null, activity: '' }]);
    expect(JSON.stringify(json)).not.toMatch(/Anna|Ferrari|333|Solo per i soci/);
  });

  it('is not there where the board is for members alone', async () => {
    await post('Un passaggio dal medico');
    expect((await paper('outside')).status).toBe(404);
  });
});

describe('a month', () => {
  it('to come is not found; what was posted after one is not in it; nonsense is refused', async () => {
    await post('Un passaggio dal medico');
    expect((await paper('members', '2026-12')).status).toBe(404);
    expect((await paper('members', '2026-10')).json.requests).toEqual([]);
    for (const wrong of ['2026-13', '2026', 'novembre', '0026-11']) {
      expect((await paper('members', wrong)).status).toBe(400);
    }
    expect((await paper('everybody')).status).toBe(400);
  });

  it('is printed by the desk of the bank alone, and the history says so once for each', async () => {
    await paper();
    const { world } = portal();
    expect(
      await portal().rows(
        `select actor_id, bank_id, detail from audit where action = 'paper-printed'`,
      ),
    ).toEqual([
      {
        actor_id: world.person.giulia,
        bank_id: world.bank.bergamo,
        detail: { month: '2026-11', edition: 'members' },
      },
    ]);
    await paper('members', '2026-12');
    await paper('outside');
    expect(await portal().rows(`select from audit where action = 'paper-printed'`)).toHaveLength(1);
    const marco = await portal().signIn('marco');
    expect((await marco.get(path())).status).toBe(403);
    expect((await portal().visitor().get(path())).status).toBe(401);
    await post('Un passaggio dal medico');
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(path())).json).toMatchObject({ requests: [], offers: [] });
  });
});
