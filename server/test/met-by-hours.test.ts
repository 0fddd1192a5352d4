/**
 * Hours meet the request that they come from (specification §20, §22): it is closed, with whom, and open
 * again where they are cancelled or more help is needed; their appointment is agreed again.
 */
import { afterAll, expect, it } from 'vitest';
import { askedSubject } from './support/arrangements.ts';
import { askAboutAppointments } from './support/background.ts';
import { beginErrand, EVERY_WAY, hoursOn, recordBy } from './support/errands.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const as = (who: Who) => portal().signIn(who);
const at = (id: number) => `/users/arrangements/${id}` as const;
const board = (id: number) => `/users/notices/${id}` as const;

const met = async (notice: number) => (await (await as('anna')).get(board(notice))).json;

it.each(EVERY_WAY)('hours recorded as %s from a request close it, with whom', async (way) => {
  const { notice } = await beginErrand(portal(), { day: null });
  const { json } = await recordBy(portal(), way, { notice });
  expect(json.closedNotice).toEqual({ id: notice, title: 'Aiuto con lo smartphone' });
  expect(await met(notice)).toMatchObject({
    ...{ state: 'closed', outcome: 'met', closedByHours: true, staysOpen: false },
  });
  const { rows } = await portal().deps.database.pool.query('select met_with from notice');
  expect(rows).toEqual([{ met_with: portal().world.person.marco }]);
});

it('so do the hours of its appointment, said done, with one tap or by a form', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const done = await (await as('marco')).post(`${at(appointment)}/done`, { quantityOfHours: 1 });
  expect(done.json).toMatchObject({ state: 'done', closedNotice: { id: notice } });
  expect(await met(notice)).toMatchObject({ state: 'closed', outcome: 'met' });
  const other = await beginErrand(portal(), { form: { sure: true } });
  expect((await recordBy(portal(), 'received', {})).json.closedNotice?.id).toBe(other.notice);
});

it('an offer stays, and so does a request that its author keeps open', async () => {
  const offer = await beginErrand(portal(), { form: { kind: 'offer' }, day: null });
  const { person, bank } = portal().world;
  const given = { ...hoursOn(portal(), TODAY), userTo: person.marco, bankTo: bank.bergamo };
  const anna = await as('anna');
  const { json } = await anna.post('/users/transactions', { ...given, notice: offer.notice });
  expect(json.closedNotice).toBeNull();
  expect((await met(offer.notice)).state).toBe('open');
  const { notice } = await beginErrand(portal(), { day: null });
  await anna.post(`${board(notice)}/keep-open`, null);
  expect((await recordBy(portal(), 'own', { notice })).json.closedNotice).toBeNull();
  expect(await met(notice)).toMatchObject({ state: 'open', staysOpen: true });
});

it('kept open afterwards it is on the board again, and those who waited wait again', async () => {
  const { notice } = await beginErrand(portal(), { day: null });
  const giulia = await as('giulia');
  await giulia.post(`${board(notice)}/answers`, {});
  await recordBy(portal(), 'own', { notice });
  const states = async () => {
    const { rows } = await portal().deps.database.pool.query<{ state: string }>(
      'select state from notice_answer order by id',
    );
    return rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(['accepted', 'let-go']);
  portal().passMinutes(24 * 60);
  const kept = await (await as('anna')).post(`${board(notice)}/keep-open`, null);
  expect(kept.json).toMatchObject({
    ...{ state: 'open', outcome: null, staysOpen: true, closedByHours: false },
  });
  expect(await states()).toEqual(['accepted', 'open']);
});

it('what was closed by hand, of others, or not at all is not kept open by that', async () => {
  const { notice } = await beginErrand(portal(), { day: null });
  const [anna, marco] = [await as('anna'), await as('marco')];
  expect((await marco.post(`${board(notice)}/keep-open`, null)).json.code).toBe('forbidden');
  await recordBy(portal(), 'own', { notice });
  await anna.post(`${board(notice)}/keep-open`, null);
  await anna.post(`${board(notice)}/close`, { outcome: 'met' });
  expect((await met(notice)).closedByHours).toBe(false);
  expect((await anna.post(`${board(notice)}/keep-open`, null)).json.code).toBe('notice-closed');
});

it('a notice of others, the other way round, or without a yes is refused to who did not post it', async () => {
  const { person } = portal().world;
  const { notice } = await beginErrand(portal(), { day: null, helper: 'giulia' });
  const refused = await recordBy(portal(), 'own', { notice });
  expect(refused.json).toMatchObject({ errors: [{ path: 'notice', code: 'invalid' }] });
  expect((await met(notice)).state).toBe('open');
  const back = {
    ...hoursOn(portal(), TODAY),
    userTo: person.marco,
    bankTo: portal().world.bank.bergamo,
  };
  const anna = await as('anna');
  expect((await anna.post('/users/transactions', { ...back, notice })).status).toBe(400);
  // Its author says who helped, also where nobody answered.
  expect((await recordBy(portal(), 'received', { notice })).json.closedNotice?.id).toBe(notice);
});

it('a request that the desk took off the board stays there', async () => {
  const { notice } = await beginErrand(portal(), { day: null });
  await (await as('giulia')).post(`/admin/notices/${notice}/hide`, { reason: 'Un lavoro pagato' });
  expect((await recordBy(portal(), 'received', { notice })).json.closedNotice).toBeNull();
  expect((await met(notice)).state).toBe('hidden');
});

const undo = {
  cancelled: async (id: number) => (await as('anna')).patch(`/users/transactions/${id}/reject`, {}),
  reversed: async (id: number) => {
    await (await as('anna')).patch(`/users/transactions/${id}/approve`, {});
    return (await as('marco')).patch(`/users/transactions/${id}/reject-confirmed`, {});
  },
  removed: async (id: number) => (await as('giulia')).delete(`/admin/transactions/${id}`),
};

it.each(['cancelled', 'reversed', 'removed'] as const)(
  '%s, the appointment is agreed again and asked about once, and the request is open again',
  async (what) => {
    const { notice, appointment } = await beginErrand(portal());
    const { json } = await recordBy(portal(), 'own', { appointment });
    expect((await undo[what](json.id)).status).toBeLessThan(300);
    const marco = await as('marco');
    expect((await marco.get(at(appointment))).json).toMatchObject({
      ...{ state: 'agreed', exchange: null, can: { record: true } },
    });
    expect(await met(notice)).toMatchObject({ state: 'open', outcome: null });
    portal().passMinutes(5 * 60);
    await askAboutAppointments(portal().deps);
    await askAboutAppointments(portal().deps);
    const { rows } = await portal().deps.database.pool.query<{ asked: number }>(
      `select count(*)::int as asked from outbox where kind = 'arrangement-due'`,
    );
    expect(rows).toEqual([{ asked: 1 }]);
    const later = await as('marco');
    const again = await later.post(`${at(appointment)}/done`, { quantityOfHours: 1 });
    expect(again.json).toMatchObject({ state: 'done', closedNotice: { id: notice } });
  },
);

it('not a request whose day is over by then, nor one that its author closed otherwise', async () => {
  const { notice } = await beginErrand(portal(), { form: { neededBy: TODAY }, day: null });
  const { json } = await recordBy(portal(), 'own', { notice });
  // Ten to midnight in Rome, then twenty minutes later.
  portal().passMinutes(12 * 60 + 50);
  const early = await undo.cancelled(json.id);
  expect([early.status, (await met(notice)).state]).toEqual([200, 'open']);
  const second = await recordBy(portal(), 'own', { notice });
  portal().passMinutes(20);
  await undo.cancelled(second.json.id);
  expect((await met(notice)).state).toBe('closed');
});

it('a cancellation that is taken back takes up both again', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const { json } = await recordBy(portal(), 'own', { appointment });
  const anna = await as('anna');
  await anna.patch(`/users/transactions/${json.id}/reject`, { undoable: true });
  expect((await met(notice)).state).toBe('open');
  await anna.patch(`/users/transactions/${json.id}/take-back`, null);
  expect((await anna.get(at(appointment))).json).toMatchObject({
    ...{ state: 'done', exchange: { id: json.id, status: 'pending' } },
  });
  expect(await met(notice)).toMatchObject({ state: 'closed', outcome: 'met' });
});

it('it stands once other hours have closed its appointment: that was one time', async () => {
  const { appointment } = await beginErrand(portal());
  const wrong = await recordBy(portal(), 'own', { appointment });
  const anna = await as('anna');
  await anna.patch(`/users/transactions/${wrong.json.id}/reject`, { undoable: true });
  const right = await recordBy(portal(), 'own', { appointment });
  const taken = await anna.patch(`/users/transactions/${wrong.json.id}/take-back`, null);
  expect([taken.status, taken.json.code]).toEqual([409, 'nothing-to-take-back']);
  expect((await anna.get(`/users/transactions/${wrong.json.id}`)).json.status).toBe('cancelled');
  expect((await anna.get(at(appointment))).json.exchange?.id).toBe(right.json.id);
});

it('also where its author had closed it by hand meanwhile, and taken that back', async () => {
  const { notice } = await beginErrand(portal(), { form: { neededBy: TODAY }, day: null });
  const { json } = await recordBy(portal(), 'own', { notice });
  const anna = await as('anna');
  await anna.patch(`/users/transactions/${json.id}/reject`, { undoable: true });
  await anna.post(`${board(notice)}/close`, { outcome: 'withdrawn', undoable: true });
  expect((await anna.post(`${board(notice)}/take-back`, null)).json.state).toBe('open');
  await anna.patch(`/users/transactions/${json.id}/take-back`, null);
  expect(await met(notice)).toMatchObject({ state: 'closed', closedByHours: true });
  // Its day is over by then.
  portal().passMinutes(14 * 60);
  await undo.cancelled(json.id);
  expect((await met(notice)).state).toBe('closed');
});

it('a confirmation that is taken back leaves both: the hours still stand', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const anna = await as('anna');
  const done = { quantityOfHours: 1, undoable: true };
  const { exchange } = (await anna.post(`${at(appointment)}/done`, done)).json;
  await anna.patch(`/users/transactions/${exchange?.id ?? 0}/take-back`, null);
  expect((await anna.get(at(appointment))).json).toMatchObject({
    ...{ state: 'done', exchange: { status: 'pending' } },
  });
  expect((await met(notice)).state).toBe('closed');
});

it('hours cancelled because one of the two leaves open nothing again', async () => {
  const { notice, appointment } = await beginErrand(portal());
  await recordBy(portal(), 'own', { appointment });
  const { person } = portal().world;
  await (await as('giulia')).delete(`/admin/banks/users/${person.marco}`);
  expect((await (await as('anna')).get(at(appointment))).json.state).toBe('dropped');
  expect(await met(notice)).toMatchObject({ state: 'open' });
});

/** The link of Anna's letter about hours that wait, which have closed her request. */
async function closedByLetter() {
  const { notice } = await beginErrand(portal(), { day: null });
  await lettersTo(portal(), catcher, 'anna');
  await recordBy(portal(), 'own', { notice });
  const letters = await lettersTo(portal(), catcher, 'anna');
  const letter = letters.find(({ subject }) => subject.startsWith('Da confermare'));
  if (!letter) throw new Error('Anna got no letter');
  const token = tokenIn(letter);
  return { notice, token, keepOpen: `/acts/${token}/keep-open` as const };
}

it('the page of the letter that confirms them says so, and keeps it open', async () => {
  const { notice, token, keepOpen } = await closedByLetter();
  const visitor = portal().visitor();
  expect((await visitor.get(actPath(token))).json).toMatchObject({ closedNotice: null });
  const early = await visitor.post(keepOpen, null);
  expect([early.status, early.json]).toMatchObject([409, { code: 'notice-closed' }]);
  const done = await visitor.post(actPath(token), null);
  const title = 'Aiuto con lo smartphone';
  expect(done.json).toMatchObject({ closedNotice: { id: notice, title, isMine: true } });
  expect((await visitor.get(actPath(token))).json).toMatchObject({ closedNotice: null });
  expect((await visitor.post(keepOpen, null)).status).toBe(204);
  expect(await met(notice)).toMatchObject({ state: 'open', staysOpen: true });
  expect((await visitor.post(keepOpen, null)).status).toBe(409);
});

it('not one that she closed by hand since, nor by the link of a letter that gave the hours', async () => {
  const { notice, token, keepOpen } = await closedByLetter();
  const visitor = portal().visitor();
  await visitor.post(actPath(token), null);
  const anna = await as('anna');
  await anna.post(`${board(notice)}/keep-open`, null);
  await anna.post(`${board(notice)}/close`, { outcome: 'withdrawn' });
  expect((await visitor.post(keepOpen, null)).json).toMatchObject({ code: 'notice-closed' });
  expect((await met(notice)).state).toBe('closed');

  const second = await beginErrand(portal(), { form: { sure: true } });
  portal().passMinutes(5 * 60);
  await askAboutAppointments(portal().deps);
  const letters = await lettersTo(portal(), catcher, 'marco');
  const letter = letters.find(({ subject }) => subject.startsWith(askedSubject()));
  const his = letter ? tokenIn(letter) : '';
  const done = await visitor.post(actPath(his), null);
  expect(done.json).toMatchObject({ closedNotice: { id: second.notice, isMine: false } });
  expect((await visitor.post(`/acts/${his}/keep-open`, null)).json.code).toBe('notice-closed');
});
