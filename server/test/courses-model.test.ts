/**
 * Any course of errands of two people and a desk beside a small model of what they meant (specification
 * §22): never two exchanges for one appointment, no appointment open beside an hour that is of it, and
 * the sum of hours is what was meant, and all pages of an errand say the same course. `OPERATIONS=10000` is the long run.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askAboutAppointments } from './support/background.ts';
import { bookletOf, chequeForm } from './support/cheques.ts';
import { beginErrand, wallNow } from './support/errands.ts';
import { bankForm } from './support/exchanges.ts';
import { assertPagesAgree } from './support/model/course-pages.ts';
import { ErrandCourse } from './support/model/errand-course.ts';
import { act } from './support/model/errands.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const OPERATIONS = Number(process.env.OPERATIONS ?? 200);
const SEED = Number(process.env.SEED ?? 24_112_026);
/** The clocks go forward on the second day of every course. */
const DAYS_TO_MARCH = 127;
const MINUTES_A_DAY = 24 * 60;
/** Acts between two looks at the pages. */
const PAGES_EVERY = 4;

/** What can become of an appointment, of hours, of a request. */
const EVERYTHING = [
  ...['agreed', 'cancelled', 'closed', 'confirmed', 'done', 'dropped', 'kept open', 'open'],
  ...['pending', 'reversed', 'undone'],
];

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const at = (id: number) => `/users/arrangements/${id}` as const;

it(
  'whatever they do in whatever order, hours are those that were meant',
  async () => {
    portal().passMinutes(DAYS_TO_MARCH * MINUTES_A_DAY);
    const course = new ErrandCourse(portal());
    const acts = fc.sample(act, { seed: SEED, numRuns: OPERATIONS });
    const states = new Set<string>();
    for (const [nth, next] of acts.entries()) {
      await course.play(next);
      await course.assertIsAsMeant().catch((error: Error) => {
        const words = acts.slice(Math.max(0, nth - 8), nth + 1).map((one) => JSON.stringify(one));
        throw new Error(`SEED=${SEED}, act ${nth}: ${words.join('\n')}\n${error.message}`);
      });
      if (nth % PAGES_EVERY === 0) await assertPagesAgree(await as('anna'), course.errands);
      for (const state of course.states()) states.add(state);
    }
    // The course went somewhere: everything that can become of an appointment and of a request has.
    expect([...states].sort()).toEqual(EVERYTHING);
  },
  Math.max(120_000, OPERATIONS * 200),
);

it('thirty-two at once, in every way, make one exchange of one appointment', async () => {
  const { appointment } = await beginErrand(portal());
  const { person, bank, activity } = portal().world;
  const { day } = wallNow(portal());
  const terms = { activity, dateOfTransaction: day, quantityOfHours: 1.5, note: 'Ecco' };
  const form = { ...terms, appointment };
  const [marco, anna, giulia] = [await as('marco'), await as('anna'), await as('giulia')];
  const { codes } = await bookletOf(portal(), 'anna');
  const ways = [
    () => marco.post('/users/transactions', { ...form, userTo: person.anna, bankTo: bank.bergamo }),
    () =>
      anna.post('/users/transactions/received', {
        ...{ ...terms, userFrom: person.marco, bankFrom: bank.bergamo },
      }),
    () => giulia.post('/admin/transactions', { ...bankForm(portal()), ...form }),
    () => marco.post(`${at(appointment)}/done`, { quantityOfHours: 1.5, another: true }),
    () => anna.post(`${at(appointment)}/done`, { quantityOfHours: 1.5 }),
    () => giulia.post(`/admin/cheques/${codes.pop()}/book`, chequeForm(portal())),
    () => askAboutAppointments(portal().deps).then(() => ({ status: 0 })),
    () => marco.post(`${at(appointment)}/done`, { quantityOfHours: 1.5, another: false }),
  ];
  const answers = await Promise.all(Array.from({ length: 32 }, (_, nth) => ways[nth % 8]?.()));
  const made = answers.filter((answer) => answer?.status === 201 || answer?.status === 200);
  const { rows } = await portal().deps.database.pool.query<{ hours: number; done: number }>(
    `select (select count(*) from exchange)::int as hours,
            (select count(*) from arrangement join exchange on exchange.id = exchange_id
             where arrangement.state = 'done')::int as done`,
  );
  expect(answers.every((answer) => (answer?.status ?? 500) < 500)).toBe(true);
  expect([made.length, rows]).toEqual([1, [{ hours: 1, done: 1 }]]);
});
