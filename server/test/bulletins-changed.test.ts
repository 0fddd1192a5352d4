/** What a bank said to all is corrected or called off, or waits while the bank is suspended (specification §44). */
import { afterAll, describe, expect, it } from 'vitest';
import { insertBulletin, LUNCH, NOTICE, tell } from './support/bulletins.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { secondAdministrator } from './support/fund.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { change } from './support/rooms.ts';
import { reopened, suspended } from './support/suspensions.ts';
import { emailOf, NOW, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url, quietHours: { from: 21, to: 8 } });

const BULLETINS = '/admin/bulletins';
const as = (who: Who) => portal().signIn(who);
/** Sends one, which must succeed. @returns its id */
async function send(body: object = NOTICE): Promise<number> {
  const { status, json } = await (await as('giulia')).post(BULLETINS, { ...NOTICE, ...body });
  expect([status, json]).toEqual([202, expect.objectContaining({ id: expect.any(Number) })]);
  return json.id;
}

/** Subjects of letters that arrive while `work` is done, for each address. */
async function arriving(work: () => Promise<unknown> = () => tell(portal())) {
  const before = catcher.mails.length;
  await work();
  return catcher.mails.slice(before).map(({ to, subject }) => [to, subject]);
}

const TO_ALL = ['anna', 'giulia', 'marco'].map((who) => `${who}@example.org`);
const readers = (mails: (string | undefined)[][]) => mails.map(([to]) => to).sort();

describe('a correction', () => {
  const words = { title: LUNCH.title, text: LUNCH.text };

  it('within the ten minutes says nothing; afterwards the page says so, and a new place is told', async () => {
    const id = await send(LUNCH);
    const desk = await as('giulia');
    const path = `${BULLETINS}/${id}` as const;
    expect((await desk.patch(path, { ...words, place: 'Teatro' })).status).toBe(204);
    portal().passMinutes(10);
    await tell(portal());
    const anna = await as('anna');
    const read = async () => (await anna.get('/users/bulletins')).json[0];
    expect(await read()).toMatchObject({ place: 'Teatro', correctedAt: null });
    // Other words alone are told only where the desk wants it.
    await desk.patch(path, { title: 'Pranzo', text: LUNCH.text, place: 'Teatro' });
    expect(await arriving()).toEqual([]);
    expect(await read()).toMatchObject({ title: 'Pranzo', correctedAt: expect.any(String) });
    await desk.patch(path, { title: 'Pranzo', text: LUNCH.text, place: 'Piazza', from: '13:00' });
    const mails = await arriving();
    expect(readers(mails)).toEqual(TO_ALL);
    expect(mails[0]?.[1]).toBe('Corretto: Pranzo');
    const text = catcher.mails.at(-1)?.files[0]?.text;
    expect(text).toContain('LOCATION:Piazza');
    expect(text).toContain('SEQUENCE:3');
    // What was is in the history.
    expect(
      await portal().rows(
        `select old_value, new_value from audit_change where field = 'place' order by audit_id`,
      ),
    ).toEqual([
      { old_value: LUNCH.place, new_value: 'Teatro' },
      { old_value: 'Teatro', new_value: 'Piazza' },
    ]);
  });

  it('on a page of before somebody else changed it is refused', async () => {
    const id = await send(LUNCH);
    const [desk, marco] = [await as('giulia'), await secondAdministrator(portal())];
    const path = `${BULLETINS}/${id}` as const;
    portal().passMinutes(10);
    const basedOn = { place: LUNCH.place };
    await desk.patch(path, { ...words, place: 'Teatro', basedOn });
    const late = await marco.patch(path, { ...words, place: 'Piazza', basedOn });
    expect(refusalOf(late)).toEqual([409, 'changed-meanwhile']);
    expect(late.json).toMatchObject({
      changes: [
        { field: 'place', before: LUNCH.place, after: 'Teatro', by: { name: 'Giulia Rossi' } },
      ],
    });
  });

  it('comes too late once it has begun, or was called off', async () => {
    const { id } = await insertBulletin(portal(), 'bergamo', { startsAt: '2026-11-20T10:00:00Z' });
    const desk = await as('giulia');
    const path = `${BULLETINS}/${id}` as const;
    expect(refusalOf(await desk.patch(path, words))).toEqual([409, 'already-over']);
    expect(refusalOf(await desk.patch(`${path}/call-off`, undefined))).toEqual([
      ...[409, 'already-over'],
    ]);
  });
});

describe('calling off', () => {
  it('writes to who said yes, on its day at any hour, and tells the desk whom to call', async () => {
    const { id: rosa } = await insertDeskMember(portal(), 'bergamo', 'active');
    const id = await send({ ...LUNCH, day: '2026-11-21' });
    portal().passMinutes(10);
    await tell(portal());
    const desk = await as('giulia');
    await (await as('anna')).post(`/users/bulletins/${id}/attendance`, { says: 'yes', heads: 2 });
    await (await as('marco')).post(`/users/bulletins/${id}/attendance`, { says: 'no' });
    await desk.put(`${BULLETINS}/${id}/people/${rosa}`, { says: 'yes', basis: 'phone' });
    // One in the morning of that day.
    portal().passMinutes(14 * 60);
    const then = await as('giulia');
    for (const _ of [1, 2]) {
      expect((await then.patch(`${BULLETINS}/${id}/call-off`, undefined)).status).toBe(204);
    }
    expect(await arriving()).toEqual([[emailOf('anna'), `Annullato: ${LUNCH.title}`]]);
    expect(catcher.mails.at(-1)?.files[0]?.text).toContain('METHOD:CANCEL');
    const { json } = await then.get(`${BULLETINS}/${id}/people?part=said`);
    expect(json.filter(({ tellByVoice }) => tellByVoice).map((one) => one.id)).toEqual([rosa]);
    const late = await (await as('marco')).post(`/users/bulletins/${id}/attendance`, {
      says: 'yes',
    });
    expect(refusalOf(late)).toEqual([409, 'already-over']);
    expect((await (await as('anna')).get('/users/bulletins')).json[0]?.isCalledOff).toBe(true);
  });

  it('counts no word of the very moment, so that everybody who said yes is told', async () => {
    const id = await send(LUNCH);
    portal().passMinutes(10);
    await tell(portal());
    const anna = await as('anna');
    const desk = await beginOther(portal().deps);
    await desk.run('select from bulletin where id = $1 for no key update', [id]);
    const late = anna.post(`/users/bulletins/${id}/attendance`, { says: 'yes' });
    await somebodyWaits(portal().deps);
    await desk.run('update bulletin set called_off_at = now() where id = $1', [id]);
    await desk.end();
    expect(refusalOf(await late)).toEqual([409, 'already-over']);
    expect(await portal().rows('select from attendance where bulletin_id = $1', [id])).toEqual([]);
  });

  it('takes a notice from the screens, and its letters do not leave', async () => {
    const id = await send(NOTICE);
    portal().passMinutes(10);
    await (await as('giulia')).patch(`${BULLETINS}/${id}/call-off`, undefined);
    expect(await arriving()).toEqual([]);
    expect((await (await as('anna')).get('/users/bulletins')).json).toEqual([]);
  });
});

describe('a bank that is suspended', () => {
  it('tells nobody; what still is to come is told when it is open again, what has passed is not', async () => {
    const soon = await send({ ...LUNCH, day: '2026-11-21', title: 'Domani' });
    await send({ ...LUNCH, title: 'Pranzo' });
    await suspended(portal(), 'bergamo');
    portal().passMinutes(2 * 24 * 60);
    expect((await arriving()).filter(([, subject]) => subject?.includes(': '))).toEqual([
      [emailOf('giulia'), expect.stringContaining('sospesa')],
    ]);
    const desk = await as('giulia');
    expect(refusalOf(await desk.post(BULLETINS, NOTICE))).toEqual([403, 'bank-suspended']);
    await reopened(portal(), 'bergamo');
    const mails = (await arriving()).filter(([, subject]) => subject?.endsWith('Pranzo'));
    expect(readers(mails)).toEqual(TO_ALL);
    expect((await (await as('giulia')).get(`${BULLETINS}/${soon}`)).json.letters).toBe(0);
  });
});

describe('the room', () => {
  it('is not closed while letters leave or a meeting is to come', async () => {
    const id = await send(NOTICE);
    const desk = await as('giulia');
    const close = () => desk.put('/admin/rooms/bulletin', { isOpen: false });
    expect(refusalOf(await close())).toEqual([409, 'room-in-use']);
    await desk.patch(`${BULLETINS}/${id}/take-back`, undefined);
    const meeting = await send(LUNCH);
    const refused = await close();
    expect(refused.json).toMatchObject({ code: 'room-in-use', uses: ['bulletins'] });
    portal().passMinutes(10);
    await desk.patch(`${BULLETINS}/${meeting}/call-off`, undefined);
    await change(desk, 'bulletin', false);
    expect(refusalOf(await desk.post(BULLETINS, NOTICE))).toEqual([403, 'room-closed']);
  });
});

describe('the night in which the clock goes forward', () => {
  it('is as quiet as others until eight, and the meeting of that day is at its hour', async () => {
    portal().passMinutes((Date.parse('2027-03-27T21:30:00Z') - NOW.getTime()) / 60_000);
    await send({ ...LUNCH, day: '2027-03-28' });
    portal().passMinutes(10);
    expect(await arriving()).toEqual([]);
    // One minute to eight, which is six in the morning of Greenwich and no longer seven.
    portal().passMinutes(8 * 60 + 19);
    expect(await arriving()).toEqual([]);
    portal().passMinutes(1);
    expect(readers(await arriving())).toEqual(TO_ALL);
    expect((await (await as('anna')).get('/users/bulletins')).json[0]).toMatchObject({
      ...{ day: '2027-03-28', from: '12:30', to: '16:00' },
    });
    expect(catcher.mails.at(-1)?.files[0]?.text).toContain('20270328T');
  });
});
