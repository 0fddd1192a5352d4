/** Whom a member exchanged with last, as far as they may again; and what waits with them, in numbers. */
import { expect, it } from 'vitest';
import { bankForm, recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** Marco has given to Anna, and to Sara of the friend bank. */
async function marcoAfterTwo() {
  const { bank, person } = portal().world;
  const giulia = await portal().signIn('giulia');
  await giulia.post('/admin/transactions', bankForm(portal()));
  const friend = bankForm(portal(), { bankTo: bank.lecco, userTo: person.sara });
  await giulia.post('/admin/transactions', friend);
  const marco = await portal().signIn('marco');
  const partners = async () =>
    (await marco.get('/users/transactions/partners')).json.map(({ id }) => id).sort();
  return { giulia, marco, partners };
}

it('those of friend banks are proposed while they are friends', async () => {
  const { anna, sara } = portal().world.person;
  const { giulia, partners } = await marcoAfterTwo();
  expect(await partners()).toEqual([anna, sara].sort());
  const [link] = (await giulia.get('/admin/banks/associated')).json;
  await giulia.delete(`/admin/banks/${link?.id}`);
  expect(await partners()).toEqual([anna]);
});

it('who has left is not proposed, nor found by the desk', async () => {
  const { anna, sara } = portal().world.person;
  const { giulia, partners } = await marcoAfterTwo();
  const found = async () => (await giulia.get('/admin/search?q=ferrari')).json.people;
  expect(await found()).toMatchObject([{ id: anna }]);
  await giulia.delete(`/admin/banks/users/${anna}`);
  expect(await partners()).toEqual([sara]);
  expect(await found()).toEqual([]);
});

it('what waits is counted on each side, and what is decided no more', async () => {
  const first = await recordForAnna(portal(), { hours: 2 });
  await recordForAnna(portal(), { hours: 1 });
  const anna = await portal().signIn('anna');
  const waits = async () => (await anna.get('/users/transactions/pending/summary')).json;
  const { toConfirm, toConfirmHours } = await waits();
  await anna.patch(`/users/transactions/${first}/approve`);
  expect(await waits()).toMatchObject({
    toConfirm: toConfirm - 1,
    toConfirmHours: toConfirmHours - 2,
  });
});
