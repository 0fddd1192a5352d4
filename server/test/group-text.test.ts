/**
 * The text for the group on the phone (specification §45): what everybody may read of the board, without
 * names, at most 700 characters; its link counts visits of a week, and nothing else.
 */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { GROUP_NOTICES_MAX, GROUP_TEXT_MAX } from '#contract/board/outside.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
const PHONE = '035 123 456';

beforeEach(async () => {
  await portal().rows('update bank set phone = $1', [PHONE]);
});

const desk = () => portal().signIn('giulia');

async function openBoard(value = true) {
  await (await desk()).put('/admin/rules/board-public', { value, note: 'Per il gruppo' });
}

async function post(title: string, otherwise: Parameters<typeof noticeForm>[1] = {}) {
  const form = noticeForm(portal(), { title, reach: 'friends', sure: true, ...otherwise });
  return (await (await portal().signIn('anna')).post('/users/notices', form)).json.id;
}

const textOf = async (week = '') => {
  const answer = await (await desk()).get(`/admin/group-text${week === '' ? '' : `?week=${week}`}`);
  return answer.json;
};

describe('the text', () => {
  it('has requests that everybody may read, their day, the link and the phone of the desk', async () => {
    await openBoard();
    const id = await post('Un passaggio dal medico', { neededBy: '2026-11-28' });
    await post('Solo per i soci', { reach: 'bank' });
    await post('Offro una torta', { kind: 'offer' });
    const { text, noticeIds, visits } = await textOf();
    const { bank } = portal().world;
    expect({ noticeIds, visits }).toEqual({ noticeIds: [id], visits: 0 });
    expect(text).toContain('– Un passaggio dal medico (entro il 28/11/2026)');
    expect(text).toContain(`/api/public/banks/${bank.bergamo}/board-visit?from=group&lang=it`);
    expect(text).toContain(PHONE);
    expect(text).not.toMatch(/Solo per i soci|torta|Anna|Ferrari/);
  });

  it('has no more than five, the latest first, and none that came after its week', async () => {
    await openBoard();
    const titles = [
      'Uno alla volta',
      'Due per due',
      'Tre di cuori',
      'Quattro passi',
      'Cinque minuti',
    ];
    for (const title of titles) await post(title);
    expect((await textOf()).noticeIds).toHaveLength(GROUP_NOTICES_MAX);
    expect((await textOf('2026-11-09')).noticeIds).toEqual([]);
  });

  it('is none where the board is for members alone', async () => {
    await post('Un passaggio dal medico');
    expect(await textOf()).toEqual({ text: null, noticeIds: [], visits: 0 });
  });

  it('is of a week by any of its days; one to come is not found, nonsense is refused', async () => {
    await openBoard();
    const id = await post('Un passaggio dal medico');
    const giulia = await desk();
    for (const day of ['2026-11-16', TODAY, '2026-11-22']) {
      expect((await textOf(day)).noticeIds).toEqual([id]);
    }
    expect((await giulia.get('/admin/group-text?week=2026-11-23')).status).toBe(404);
    for (const week of ['47', '2026-W47', '2026-02-30', '']) {
      expect((await giulia.get(`/admin/group-text?week=${week}`)).status).toBe(400);
    }
  });

  it('is of the desk’s own bank, and for no member', async () => {
    await openBoard();
    await post('Un passaggio dal medico');
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/group-text')).json).toMatchObject({ text: null });
    const marco = await portal().signIn('marco');
    expect((await marco.get('/admin/group-text')).status).toBe(403);
    expect((await portal().visitor().get('/admin/group-text')).status).toBe(401);
  });

  it('never has a name or a phone of a member, whatever stands on the board', async () => {
    await openBoard();
    const title = fc.oneof(
      fc.constantFrom(
        'Aiuto per Anna',
        'ferrari cerca',
        'Chiamate 333 1234567',
        'Tel +39 3331234567',
        'Un orlo',
      ),
      fc
        .string({ unit: 'grapheme', minLength: 3, maxLength: 80 })
        .filter((one) => one.trim().length > 2),
    );
    const row = fc.record({
      title,
      kind: fc.constantFrom('request', 'offer'),
      reach: fc.constantFrom('bank', 'friends'),
      state: fc.constantFrom('open', 'paused', 'hidden', 'waiting'),
    });
    const { person, bank, activity } = portal().world;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
        await portal().rows('delete from notice');
        for (const { title: typed, kind, reach, state } of rows) {
          await portal().rows(
            `insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact,
               gives_phone, gives_email, when_text, place_text, asks_again_on, created_at, created_by,
               changed_at, state, hidden_reason)
             values ($1, $2, $3, $4, $5, 'Anna 333 1234567', $6, 'phone', true, true, '', '', $7, $8, $2, $8,
               $9, case $9 when 'hidden' then 'Non va' end)`,
            [
              kind,
              person.anna,
              bank.bergamo,
              activity,
              typed.slice(0, 80).replaceAll('\0', ' '),
              reach,
              TODAY,
              `${TODAY}T08:00:00Z`,
              state,
            ],
          );
        }
        const { text, noticeIds } = await textOf();
        expect(text).not.toMatch(/\b(anna|ferrari)\b/i);
        expect((text ?? '').replaceAll(PHONE, '').replaceAll(/https?:\S+/g, '')).not.toMatch(
          /3331234567|333 1234567/,
        );
        expect([...(text ?? '')].length).toBeLessThanOrEqual(GROUP_TEXT_MAX);
        const allowed = await portal().rows(
          `select id from notice where state = 'open' and reach = 'friends' and kind = 'request'`,
        );
        const ids = allowed.map(({ id }) => Number(id));
        expect(noticeIds.filter((id) => !ids.includes(id))).toEqual([]);
        expect(noticeIds.length).toBe(Math.min(ids.length, GROUP_NOTICES_MAX));
      }),
      { numRuns: 25 },
    );
  });
});

describe('its link', () => {
  const visit = (bank: number, rest = '?from=group') =>
    portal().visitor().get(`/public/banks/${bank}/board-visit${rest}`);

  it('shows the board and counts a sum a week, without saying who it was', async () => {
    await openBoard();
    await post('Un passaggio dal medico');
    const { bergamo } = portal().world.bank;
    const first = await visit(bergamo);
    expect(first.status).toBe(200);
    expect(String(first.json ?? first.text)).toContain('Un passaggio dal medico');
    await Promise.all([visit(bergamo), visit(bergamo)]);
    expect((await textOf()).visits).toBe(3);
    expect(await portal().rows('select bank_id, week::text, visits from group_visit')).toEqual([
      { bank_id: bergamo, week: '2026-11-16', visits: 3 },
    ]);
    portal().passMinutes(7 * 24 * 60);
    expect((await textOf()).visits).toBe(0);
  });

  it('is not there where the board is closed, and counts nothing then', async () => {
    const { bergamo } = portal().world.bank;
    expect((await visit(bergamo)).status).toBe(404);
    expect((await visit(bergamo, '?from=elsewhere')).status).toBe(400);
    await openBoard();
    expect((await visit(bergamo, '')).status).toBe(400);
    expect((await visit(900_719)).status).toBe(404);
    expect(await portal().rows('select from group_visit')).toEqual([]);
  });
});
