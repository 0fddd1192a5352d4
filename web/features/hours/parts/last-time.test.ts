/** What comes along with somebody of lately. */
import { expect, test } from 'vitest';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { emptyForm } from './exchange-form.ts';
import { asLastTime, lastTimeWith } from './last-time.ts';

const ME = 1;
const ANNA = 7;
const SARA = 9;
const GARDEN = { id: 3, type: 'Giardinaggio' };
const LIFT = { id: 5, type: 'Passaggi in auto' };
const KINDS = [GARDEN, LIFT];

function given(userToId: number, { type: activity }: { type: string }, note: string): Exchange {
  return {
    id: 1,
    dateOfTransaction: '18/11/2026',
    userFromId: ME,
    userToId,
    fundSide: null,
    bodySide: null,
    hand: null,
    userFromFullName: 'Bianchi Marco',
    userToFullName: 'Ferrari Anna',
    userFromDisplayName: '',
    userToDisplayName: '',
    bankFromName: '',
    bankToName: '',
    note,
    quantityOfHours: 1,
    creator: 'Bianchi Marco',
    status: 'confirmed',
    kind: 'service',
    activity,
    createdAt: '',
  };
}

const LATEST = [
  given(ANNA, LIFT, 'Alla stazione'),
  given(SARA, GARDEN, 'Vangato l’orto'),
  given(ANNA, GARDEN, 'Siepe'),
  given(SARA, LIFT, 'Dal medico'),
  given(SARA, LIFT, 'Alla stazione'),
];
const lastWith = (person: string) => lastTimeWith(person, 'given', LATEST, KINDS);
const form = (part: object) => ({ ...emptyForm(1), ...part });

test('the last time with a person is theirs alone, and of what can still be recorded', () => {
  expect(lastWith(String(ANNA))).toEqual({
    activity: '5',
    activityName: 'Passaggi in auto',
    note: 'Alla stazione',
  });
  expect(lastWith('8')).toBeUndefined();
  expect(lastTimeWith(String(ANNA), 'given', LATEST, [GARDEN])).toBeUndefined();
  expect(lastTimeWith(String(ANNA), 'received', LATEST, KINDS)).toBeUndefined();
  expect(lastTimeWith(String(ME), 'received', LATEST, KINDS)?.activity).toBe('5');
});

test('it comes along with the person, goes with them, and never over what somebody has said', () => {
  const anna = { activity: '5', note: 'Alla stazione' };
  expect(asLastTime(form({}), lastWith, String(ANNA))).toEqual(anna);
  const chosen = form({ userTo: String(ANNA), ...anna });
  expect(asLastTime(chosen, lastWith, String(SARA))).toEqual({
    activity: '3',
    note: 'Vangato l’orto',
  });
  expect(asLastTime(chosen, lastWith, '8')).toEqual({ activity: '', note: '' });
  for (const own of [{ note: 'Altro' }, { activity: '3' }]) {
    const said = form({ userTo: String(ANNA), ...anna, ...own });
    expect(asLastTime(said, lastWith, String(SARA))).toEqual({ ...anna, ...own });
  }
});

test('words of somebody else do not come along, only what was done', () => {
  const byOther = { ...given(ANNA, LIFT, 'Grazie di tutto'), creator: 'Ferrari Anna' };
  expect(lastTimeWith(String(ANNA), 'given', [byOther], KINDS)).toEqual({
    activity: '5',
    activityName: 'Passaggi in auto',
    note: '',
  });
});
