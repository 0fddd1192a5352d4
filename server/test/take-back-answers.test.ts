/** The answers to people and banks, taken back by the administrator who gave them, while letters wait. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { insertBank, insertLink, insertPerson } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForStories } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForStories({ smtpUrl: catcher.url });
const UNDOABLE = { undoable: true };

/** Letters of the story before are gone. */
beforeEach(() => {
  portal().passSeconds(15);
  return deliverMails(portal().deps);
});

async function patch(who: Who, path: string, body?: object) {
  const { status, json } = await (await portal().signIn(who)).patch(path, body);
  return json?.code ?? status;
}
const TOO_LATE = 'nothing-to-take-back';

/** How many letters leave if the outbox is emptied now. */
async function lettersNow(): Promise<number> {
  const before = catcher.mails.length;
  await deliverMails(portal().deps);
  return catcher.mails.length - before;
}

/** Somebody who asks to join Bergamo. */
const applicant = () => insertPerson(portal(), 'bergamo', 'requested');
const member = (id: number, what: string) => `/admin/banks/users/${id}/${what}`;
const isWaiting = async (id: number) => {
  const { json } = await (await portal().signIn('giulia')).get('/admin/banks/users/awaiting');
  return json.some((row: { id: number }) => row.id === id);
};

/** A second administrator, as of now. */
async function promote(who: Who): Promise<void> {
  const id = portal().world.person[who];
  expect(await patch('giulia', member(id, 'role'), { role: 'ADMIN' })).toBe(204);
}

describe('people', () => {
  it.each(['accept', 'deny'])(
    '%s, taken back: the request is open again, no letter',
    async (what) => {
      const { id } = await applicant();
      expect(await patch('giulia', member(id, what), UNDOABLE)).toBe(204);
      expect(await isWaiting(id)).toBe(false);
      portal().passSeconds(10);
      expect(await patch('giulia', member(id, 'take-back'))).toBe(204);
      expect(await isWaiting(id)).toBe(true);
      expect(await patch('giulia', member(id, 'take-back'))).toBe(TOO_LATE);
      portal().passSeconds(20);
      expect(await lettersNow()).toBe(0);
      const trail = await portal().rows(
        'select action from audit where person_id = $1 order by id',
        [id],
      );
      expect(trail.map(({ action }) => action)).toEqual([
        what === 'accept' ? 'membership-accepted' : 'membership-denied',
        'membership-taken-back',
      ]);
    },
  );

  it.each(['accept', 'deny'])(
    '%s, left alone: the letter leaves after the seconds',
    async (what) => {
      const { id } = await applicant();
      await patch('giulia', member(id, what), UNDOABLE);
      expect(await lettersNow()).toBe(0);
      portal().passSeconds(15);
      expect(await lettersNow()).toBe(1);
      expect(await patch('giulia', member(id, 'take-back'))).toBe(TOO_LATE);
    },
  );

  it('without asking for it the letter leaves at once, and nothing is taken back', async () => {
    const { id } = await applicant();
    await patch('giulia', member(id, 'accept'));
    expect(await patch('giulia', member(id, 'take-back'))).toBe(TOO_LATE);
    expect(await lettersNow()).toBe(1);
  });

  it('a new member who has exchanged already stays one', async () => {
    const { id } = await applicant();
    await patch('giulia', member(id, 'accept'), UNDOABLE);
    const { bank, activity } = portal().world;
    const { status } = await (await portal().signIn('marco')).post('/users/transactions', {
      bankTo: bank.bergamo,
      userTo: id,
      activity,
      dateOfTransaction: TODAY,
      quantityOfHours: 1,
      note: 'Benvenuto',
    });
    expect(status).toBe(201);
    expect(await patch('giulia', member(id, 'take-back'))).toBe(TOO_LATE);
    portal().passSeconds(15);
    expect(await lettersNow()).toBe(2);
  });

  it('who was made an administrator meanwhile stays a member', async () => {
    const { id } = await applicant();
    await patch('giulia', member(id, 'accept'), UNDOABLE);
    await patch('giulia', member(id, 'role'), { role: 'ADMIN' });
    expect(await patch('giulia', member(id, 'take-back'))).toBe(TOO_LATE);
  });

  it('who was denied and asks elsewhere in these seconds is not called back', async () => {
    const elena = portal().world.person.elena;
    const elenas = await portal().signIn('elena');
    expect(await patch('giulia', member(elena, 'deny'), UNDOABLE)).toBe(204);
    const { status } = await elenas.patch(`/users/banks/${portal().world.bank.lecco}/join`);
    expect(status).toBe(204);
    expect(await patch('giulia', member(elena, 'take-back'))).toBe(TOO_LATE);
  });

  it('another administrator hears at once that it is decided, and takes back nothing', async () => {
    await promote('marco');
    const { id } = await applicant();
    await patch('giulia', member(id, 'accept'), UNDOABLE);
    expect(await patch('marco', member(id, 'accept'))).toBe('already-decided');
    expect(await patch('marco', member(id, 'take-back'))).toBe('forbidden');
    expect(await patch('paolo', member(id, 'take-back'))).toBe('not-found');
    expect(await patch('giulia', member(id, 'take-back'))).toBe(204);
    expect(await patch('marco', member(id, 'accept'))).toBe(204);
  });
});

describe('links', () => {
  /** A new bank asks Bergamo for a link; one of its members. */
  async function asked() {
    const { id: bankId } = await insertBank(portal());
    const link = await insertLink(portal(), bankId, portal().world.bank.bergamo, 'requested');
    return { bankId, id: link.id };
  }
  const link = (id: number, what: string) => `/admin/banks/${id}/${what}`;
  const stateOf = async (id: number) =>
    (await portal().rows('select state from bank_link where id = $1', [id]))[0].state;

  it.each(['approve', 'reject'])('%s, taken back: the request is open again', async (what) => {
    const { id } = await asked();
    expect(await patch('giulia', link(id, what), UNDOABLE)).toBe(204);
    expect(await patch('giulia', link(id, 'take-back'))).toBe(204);
    expect(await stateOf(id)).toBe('requested');
    expect(await patch('giulia', link(id, 'take-back'))).toBe(TOO_LATE);
    expect(await portal().rows(`select id from outbox where kind like 'link-%'`)).toEqual([]);
    expect(await patch('giulia', link(id, 'approve'))).toBe(204);
  });

  it('left alone, the letter is due after the seconds', async () => {
    const { id } = await asked();
    await patch('giulia', link(id, 'approve'), UNDOABLE);
    portal().passSeconds(15);
    expect(await patch('giulia', link(id, 'take-back'))).toBe(TOO_LATE);
    await deliverMails(portal().deps);
    expect(await portal().rows(`select id from outbox where kind like 'link-%'`)).toEqual([]);
    expect(await stateOf(id)).toBe('approved');
  });

  it('the answer of another person or bank cannot be taken back', async () => {
    const { id } = await asked();
    await patch('giulia', link(id, 'approve'), UNDOABLE);
    expect(await patch('paolo', link(id, 'take-back'))).toBe('not-found');
    expect(await patch('marco', link(id, 'take-back'))).toBe('forbidden');
  });

  it('an exchange across already hangs on it', async () => {
    const { bankId, id } = await asked();
    await patch('giulia', link(id, 'approve'), UNDOABLE);
    await portal().rows('insert into account (person_id, bank_id) values ($1, $2)', [
      portal().world.person.greta,
      bankId,
    ]);
    await portal().rows(
      `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
         performed_on, minutes, note, created_at, created_by)
       values ($1, $2, $3, $4, $5, '2026-11-01', 60, 'Oltre', $6, $1)`,
      [
        ...[portal().world.person.marco, portal().world.bank.bergamo],
        ...[portal().world.person.greta, bankId],
        ...[portal().world.activity, portal().deps.clock.now()],
      ],
    );
    expect(await patch('giulia', link(id, 'take-back'))).toBe(TOO_LATE);
    expect(await stateOf(id)).toBe('approved');
  });

  it('a rejected bank that was asked in turn is not asked twice', async () => {
    const { bankId, id } = await asked();
    await patch('giulia', link(id, 'reject'), UNDOABLE);
    const again = await (await portal().signIn('giulia')).post(link(bankId, 'associate'), {});
    expect(again.status).toBe(201);
    expect(await patch('giulia', link(id, 'take-back'))).toBe(TOO_LATE);
  });

  it('an own request, withdrawn, informed nobody and cannot be taken back', async () => {
    const { id: other } = await insertBank(portal());
    const mine = await insertLink(portal(), portal().world.bank.bergamo, other, 'requested');
    await patch('giulia', link(mine.id, 'reject'), UNDOABLE);
    expect(await patch('giulia', link(mine.id, 'take-back'))).toBe(TOO_LATE);
  });
});
