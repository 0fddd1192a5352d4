/** Who came on an evening, and what goes to the portal. */
import { describe, expect, it } from 'vitest';
import { byField, type EveningForm, found, meantBy, sumOf, toWire } from './evening-form.ts';

const people = [
  { id: 1, name: 'Agazzi Carlo', number: 12 },
  { id: 2, name: 'D’Adda Nicolò', number: 120 },
  { id: 3, name: 'Agazzi Adele', number: 7 },
];

const form: EveningForm = {
  ...{ came: 'gave', with: 'fund', other: '', otherName: '', hours: '2' },
  people: [
    { id: 1, hours: '' },
    { id: 2, hours: '1:30' },
  ],
  ...{ activity: '3', dateOfTransaction: '2026-05-03', note: 'Festa', passing: '' },
};

describe('finding', () => {
  it.each([
    ['12', [1]],
    ['aga', [1, 3]],
    ['ag car', [1]],
    ['nicolo', [2]],
    ['adda', [2]],
    ['999', []],
    ['', [1, 2, 3]],
  ])('%j finds %j', (typed, ids) => {
    expect(found(people, typed).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the body', () => {
  it('has the length of all but where somebody has their own', () => {
    expect(toWire(form)).toMatchObject({
      other: null,
      people: [
        { id: 1, hours: 2 },
        { id: 2, hours: 1.5 },
      ],
    });
    expect(sumOf(form)).toBe(3.5);
  });

  it('asks for the other side where the fund gives nothing', () => {
    expect(toWire({ ...form, came: 'received' }).other).toBeUndefined();
    expect(toWire({ ...form, with: 'person', other: '9' }).other).toBe(9);
  });

  it('asks for a member where the bank has no fund, and keeps the one that was chosen', () => {
    const bank = { members: people, hasFund: false };
    expect(toWire(meantBy(form, bank)).other).toBeUndefined();
    expect(toWire(meantBy({ ...form, with: 'person', other: '9' }, bank)).other).toBe(9);
  });

  it('leaves out who has left the bank since the draft was kept', () => {
    const members = people.slice(0, 1);
    expect(meantBy(form, { members, hasFund: true }).people).toEqual(form.people.slice(0, 1));
  });

  it('shows what is wrong with a length where it was typed', () => {
    expect(byField(form, { 'people.0.hours': 'x' })).toEqual({ hours: 'x' });
    expect(byField(form, { 'people.1.hours': 'x', 'people.0.id': 'y' })).toEqual({ people: 'y' });
  });
});
