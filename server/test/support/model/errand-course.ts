/** Plays acts of two people and a desk in a portal, and keeps beside it what they meant. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { dayAfter } from '#contract/time.ts';
import { askAboutAppointments } from '../background.ts';
import { BATCHES, finishBatches, letBatchesStart, manyForm } from '../batches.ts';
import { bookletOf, chequeForm } from '../cheques.ts';
import { beginErrand, wallNow } from '../errands.ts';
import { bankForm } from '../exchanges.ts';
import type { TestPortal } from '../portal.ts';
import type { Who } from '../world.ts';
import {
  type Act,
  type Appointment,
  Errands,
  type Hours,
  type Request,
  type Said,
} from './errands.ts';
import { nthOf } from './operation.ts';

const MINUTES = 90;
/** An appointment of an hour at six is asked about from nine on. */
const [TIME, ASKED_FROM] = ['06:00', '09:00'];

const at = (id: number) => `/users/arrangements/${id}` as const;

const isAfter = (portal: TestPortal, day: string, time: string) => {
  const now = wallNow(portal);
  return `${now.day} ${now.time}` >= `${day} ${time}`;
};

/** A course of acts in a portal, and what they meant; every answer is as they meant it. */
export class ErrandCourse {
  readonly errands = new Errands();
  readonly #portal: TestPortal;
  #cheques: string[] = [];

  constructor(portal: TestPortal) {
    this.#portal = portal;
  }

  #as(who: Who) {
    return this.#portal.signIn(who);
  }

  async play(next: Act): Promise<void> {
    if (next.does === 'agree') await this.#agree(next.fromNotice, next.daysAway);
    else if (next.does === 'record') await this.#record(next);
    else if (next.does === 'done') await this.#done(next);
    else if (next.does === 'drop') await this.#drop(nthOf(this.errands.appointments, next.nth));
    else if (next.does === 'undo')
      await this.#undo(nthOf(this.errands.hours, next.nth), next.isBack);
    else if (next.does === 'post') await this.#post();
    else if (next.does === 'keepOpen') await this.#keepOpen();
    else if (next.does === 'ask') await this.#ask();
    else {
      this.#portal.passMinutes(next.hours * 60);
      for (const one of this.errands.hours) one.isFresh = false;
    }
  }

  get #request(): Request | undefined {
    return this.errands.requests.at(-1);
  }

  async #post(): Promise<void> {
    const open = this.errands.requests.filter(({ state }) => state === 'open');
    if (open.some(({ staysOpen }) => !staysOpen)) return;
    for (const request of open) await this.#close(request);
    const { notice, answer } = await beginErrand(this.#portal, { form: { sure: true }, day: null });
    this.errands.requests.push({ id: notice, answer, state: 'open', staysOpen: false });
  }

  /** By hand, so that no hours open it again. */
  async #close(request: Request): Promise<void> {
    const path = `/users/notices/${request.id}/close` as const;
    expect((await (await this.#as('anna')).post(path, { outcome: 'met' })).status).toBe(200);
    Object.assign(request, { state: 'closed', metBy: undefined });
  }

  async #keepOpen(): Promise<void> {
    const request = this.#request;
    if (!request) return;
    const path = `/users/notices/${request.id}/keep-open` as const;
    expect((await (await this.#as('anna')).post(path, null)).status).toBe(200);
    Object.assign(request, { state: 'open', staysOpen: true });
  }

  async #agree(fromNotice: boolean, daysAway: number): Promise<void> {
    const request = fromNotice ? this.#request : undefined;
    const { person, bank, activity } = this.#portal.world;
    const partner = { partner: person.marco, partnerBank: bank.bergamo, iGive: false };
    const day = dayAfter(wallNow(this.#portal).day, daysAway);
    const { json } = await (await this.#as('anna')).post('/users/arrangements', {
      ...{ with: request ? { answer: request.answer } : partner, activity, title: 'Una mensola' },
      ...{ day, time: TIME, minutes: 60, place: '' },
    });
    await (await this.#as('marco')).post(`${at(json.id)}/agree`, { sequence: 0 });
    const made = { id: json.id, day, notice: request, wasAsked: false };
    this.errands.appointments.push({ ...made, state: 'agreed' });
  }

  async #record(next: Extract<Act, { does: 'record' }>): Promise<void> {
    const { errands } = this;
    const day = dayAfter(wallNow(this.#portal).day, -next.daysAgo);
    const isForm = next.way !== 'cheque' && next.way !== 'batch';
    const request = isForm && next.fromNotice ? this.#request : undefined;
    const said: Said = isForm ? next.said : 'nothing';
    const named = typeof said === 'number' ? nthOf(errands.appointments, said) : undefined;
    const isOfOther = request && named?.notice && named.notice !== request;
    const origin = {
      ...(said === 'none' ? { appointment: null } : {}),
      ...(named ? { appointment: named.id } : {}),
      ...(request ? { notice: request.id } : {}),
    };
    const saidNow = typeof said === 'number' && !named ? 'nothing' : said;
    const hasBegun = (one: Appointment) => isAfter(this.#portal, one.day, TIME);
    const about = { day, from: request, hasBegun };
    const appointment = errands.meant(saidNow, about);
    const isAgain =
      named?.state === 'done' ||
      (saidNow === 'nothing' && next.way !== 'cheque' && errands.isCarried(about));
    const sent = await this.#send(next, { day, origin });
    if (isAgain && next.way === 'batch') return;
    if (isOfOther) {
      expect(sent.status).toBe(400);
      return;
    }
    if (isAgain) {
      expect([sent.status, sent.json?.code]).toEqual([409, 'already-recorded']);
      return;
    }
    const hours = { ...sent.hours, minutes: MINUTES, day, about: undefined, isFresh: false };
    const wasOpen = request?.state === 'open' || appointment?.notice?.state === 'open';
    errands.record(hours, appointment, request);
    if (!isForm) return;
    const id = named?.id ?? appointment?.id;
    expect(sent.json).toMatchObject({
      appointment: id === undefined ? null : { id, linked: appointment !== undefined },
    });
    const met = errands.requests.find(({ metBy }) => metBy === hours);
    expect(sent.json?.closedNotice?.id).toBe(wasOpen ? met?.id : undefined);
  }

  /** Sends it, and once more with its key where the answer was lost. */
  async #send(
    { way, isLost }: Extract<Act, { does: 'record' }>,
    { day, origin }: { day: string; origin: object },
  ) {
    const { person, bank, activity } = this.#portal.world;
    const terms = { activity, dateOfTransaction: day, quantityOfHours: MINUTES / 60, note: 'Ecco' };
    if (way === 'cheque') {
      const code = this.#cheques.pop() ?? (await this.#newCheque());
      const form = chequeForm(this.#portal, { dateOfTransaction: day, another: true });
      const { status, json } = await (await this.#as('giulia')).post(
        `/admin/cheques/${code}/book`,
        form,
      );
      return { status, hours: { id: json.id, state: json.status } };
    }
    if (way === 'batch') {
      const giulia = await this.#as('giulia');
      const people = { listUserFrom: [person.marco], listUserTo: [person.anna] };
      const { status } = await giulia.post(
        BATCHES,
        manyForm(this.#portal, { ...terms, ...people }),
      );
      await letBatchesStart(this.#portal.deps);
      await finishBatches(this.#portal.deps);
      const { rows } = await this.#portal.deps.database.pool.query<{ id: number }>(
        'select max(id) as id from exchange',
      );
      return { status, hours: { id: rows[0]?.id ?? 0, state: 'confirmed' as const } };
    }
    const headers = { 'idempotency-key': randomUUID() };
    const send = async () => {
      const form = { ...terms, ...origin };
      if (way === 'own') {
        const to = { userTo: person.anna, bankTo: bank.bergamo };
        return (await this.#as('marco')).post('/users/transactions', { ...form, ...to }, headers);
      }
      if (way === 'received') {
        const from = { userFrom: person.marco, bankFrom: bank.bergamo };
        const body = { ...form, ...from };
        return (await this.#as('anna')).post('/users/transactions/received', body, headers);
      }
      const body = { ...bankForm(this.#portal), ...form };
      return (await this.#as('giulia')).post('/admin/transactions', body, headers);
    };
    const answer = await send();
    if (isLost) {
      const again = await Promise.all([send(), send()]);
      for (const { text } of again) expect(text).toBe(answer.text);
    }
    const { status, json } = answer;
    return { status, json, hours: { id: json.id, state: json.status } };
  }

  async #newCheque(): Promise<string> {
    const { codes } = await bookletOf(this.#portal, 'anna');
    this.#cheques = codes.slice(1);
    return codes[0] ?? '';
  }

  async #done({ nth, by, another, times }: Extract<Act, { does: 'done' }>): Promise<void> {
    const appointment = nthOf(this.errands.appointments, nth);
    if (!appointment) return;
    const [loose] = this.errands.loose(appointment);
    const expected = this.#answerToDone(appointment, loose, another);
    const caller = await this.#as(by);
    const body = { quantityOfHours: MINUTES / 60, ...(another === undefined ? {} : { another }) };
    const taps = await Promise.all(
      Array.from({ length: times }, () => caller.post(`${at(appointment.id)}/done`, body)),
    );
    const done = taps.filter(({ status }) => status === 200);
    const refused = taps.filter(({ status }) => status !== 200).map(({ json }) => json.code);
    if (expected !== 'ok') {
      expect([done.length, ...new Set(refused)]).toEqual([0, expected]);
      return;
    }
    expect([done.length, ...new Set(refused)]).toEqual(times === 1 ? [1] : [1, 'already-decided']);
    if (loose && another === false) return this.errands.tie(appointment, loose);
    const { day } = appointment;
    const id = done[0]?.json.exchange?.id ?? 0;
    const state = by === 'anna' ? 'confirmed' : 'pending';
    const hours = { id, state, day, minutes: MINUTES, about: undefined, isFresh: false } as const;
    this.errands.record({ ...hours }, appointment, undefined);
  }

  #answerToDone(
    { state, day }: Appointment,
    loose: Hours | undefined,
    another: boolean | undefined,
  ): string {
    if (state !== 'agreed') return 'already-decided';
    if (!isAfter(this.#portal, day, TIME)) return 'too-early';
    if (loose) return another === undefined ? 'already-recorded' : 'ok';
    return another === false ? 'seen-outdated' : 'ok';
  }

  async #drop(appointment: Appointment | undefined): Promise<void> {
    if (!appointment) return;
    const { status } = await (await this.#as('anna')).post(`${at(appointment.id)}/drop`, null);
    expect(status).toBe(appointment.state === 'agreed' ? 200 : 409);
    if (appointment.state === 'agreed') appointment.state = 'dropped';
  }

  async #undo(hours: Hours | undefined, isBack: boolean): Promise<void> {
    if (!hours) return;
    const path = `/users/transactions/${hours.id}` as const;
    if (hours.state === 'pending') {
      await (await this.#as('anna')).patch(`${path}/reject`, { undoable: true });
      this.errands.undo(hours, 'cancelled');
    } else if (hours.state === 'confirmed') {
      await (await this.#as('marco')).patch(`${path}/reject-confirmed`, {});
      this.errands.undo(hours, 'reversed');
    } else if (hours.state === 'cancelled' && hours.isFresh && isBack) {
      const isReplaced = this.errands.isReplaced(hours);
      const { status } = await (await this.#as('anna')).patch(`${path}/take-back`, null);
      expect(status).toBe(isReplaced ? 409 : 200);
      if (!isReplaced) this.errands.takeBack(hours);
    }
  }

  async #ask(): Promise<void> {
    const due = this.errands.appointments.filter(
      ({ state, day, wasAsked }) =>
        state === 'agreed' && !wasAsked && isAfter(this.#portal, day, ASKED_FROM),
    );
    await Promise.all([1, 2].map(() => askAboutAppointments(this.#portal.deps)));
    this.errands.ask(due);
  }

  /** In which anything is now. */
  states(): string[] {
    const { appointments, hours, requests } = this.errands;
    return [
      ...[...appointments, ...hours, ...requests].map(({ state }) => state),
      ...(appointments.some(({ undone }) => undone) ? ['undone'] : []),
      ...(requests.some(({ staysOpen }) => staysOpen) ? ['kept open'] : []),
    ];
  }

  /** @throws unless everything is as the three of them meant it */
  async assertIsAsMeant(): Promise<void> {
    const { pool } = this.#portal.deps.database;
    const { rows } = await pool.query<{ it: string }>(
      `select 'appointment ' || id || ' ' || state || coalesce(' ' || exchange_id, '') as it
       from arrangement
       union all select 'hours ' || id || ' ' || state from exchange
       union all select 'request ' || id || ' ' || state from notice
       union all select 'balance ' || balance_minutes from account where person_id = $1
       order by it`,
      [this.#portal.world.person.marco],
    );
    expect(rows.map(({ it }) => it).toSorted()).toEqual(this.errands.words.toSorted());
  }
}
