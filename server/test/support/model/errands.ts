/**
 * Random courses of one errand (specification §22): Anna looks for help, Marco helps, a desk records for
 * both. Beside the portal runs a small model of what the three of them meant.
 */
import fc from 'fast-check';
import { daysBetween } from '#contract/time.ts';
import { nthOf } from './operation.ts';

/** The ways in which hours of Marco for Anna are recorded. */
export const WAYS = ['own', 'received', 'desk', 'cheque', 'batch'] as const;
export type Way = (typeof WAYS)[number];

/** What a form says of the appointment: nothing, for nobody was asked, another time, or the nth. */
export type Said = 'nothing' | 'none' | number;

/** Something that one of them does; numbers are the nth there is, from the latest. */
export type Act =
  | { does: 'agree'; fromNotice: boolean; daysAway: number }
  | { does: 'record'; way: Way; said: Said; fromNotice: boolean; daysAgo: number; isLost: boolean }
  | { does: 'done'; nth: number; by: 'marco' | 'anna'; another: boolean | undefined; times: number }
  | { does: 'drop'; nth: number }
  | { does: 'undo'; nth: number; isBack: boolean }
  | { does: 'post' }
  | { does: 'keepOpen' }
  | { does: 'ask' }
  | { does: 'wait'; hours: number };

const nth = fc.nat(3);
const said: fc.Arbitrary<Said> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('nothing' as const) },
  { weight: 2, arbitrary: fc.constant('none' as const) },
  { weight: 2, arbitrary: nth },
);

/** Anything that they may do next. */
export const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('agree' as const),
      fromNotice: fc.boolean(),
      daysAway: fc.nat(4),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('record' as const),
      way: fc.constantFrom(...WAYS),
      said,
      fromNotice: fc.boolean(),
      daysAgo: fc.nat(4),
      isLost: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('done' as const),
      nth,
      by: fc.constantFrom('marco' as const, 'anna' as const),
      another: fc.constantFrom(undefined, true, false),
      times: fc.constantFrom(1, 1, 2, 8),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drop' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('undo' as const), nth, isBack: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'post' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'keepOpen' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'ask' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 50 }),
    }),
  },
);

export type ExchangeState = 'pending' | 'confirmed' | 'cancelled' | 'reversed';

export interface Hours {
  id: number;
  minutes: number;
  day: string;
  state: ExchangeState;
  /** The notice that they were recorded from, where no appointment says it. */
  about: Request | undefined;
  /** Nothing has happened since they were cancelled. */
  isFresh: boolean;
}

export interface Appointment {
  id: number;
  day: string;
  state: 'agreed' | 'done' | 'dropped';
  notice: Request | undefined;
  wasAsked: boolean;
  hours?: Hours | undefined;
  undone?: Hours | undefined;
}

export interface Request {
  id: number;
  answer: number;
  state: 'open' | 'closed';
  staysOpen: boolean;
  metBy?: Hours | undefined;
}

/** Hours of a day, as somebody records them. */
interface RecordedHours {
  day: string;
  from: Request | undefined;
  hasBegun: (appointment: Appointment) => boolean;
}

/** What the three of them meant. */
export class Errands {
  readonly hours: Hours[] = [];
  readonly appointments: Appointment[] = [];
  readonly requests: Request[] = [];

  /** The appointment that hours of a day are of, as the form says it; undefined: of none. */
  meant(said: Said, { day, from, hasBegun }: RecordedHours): Appointment | undefined {
    if (said === 'none') return undefined;
    const near = this.appointments
      .filter(({ state }) => state === 'agreed')
      .filter((one) => daysApart(one.day, day) <= 3)
      .filter(({ notice }) => !from || !notice || notice === from);
    if (typeof said === 'number') return near.find((one) => one === nthOf(this.appointments, said));
    const sure = near.filter((one) => one.day === day && hasBegun(one));
    return sure.length === 1 ? sure[0] : undefined;
  }

  /**
   * Hours that nobody was asked about may be those of an appointment of that day, and no other one waits
   * for some; a form is asked, many at once leave them out.
   */
  isCarried({ day, from, hasBegun }: RecordedHours): boolean {
    const isOther = (notice: Request | undefined) => from && notice && notice !== from;
    const theirs = this.appointments.filter(({ notice }) => !isOther(notice));
    const carries = ({ state, hours }: Appointment) =>
      state === 'done' && hours?.day === day && !isOther(hours.about);
    const waits = (one: Appointment) => one.state === 'agreed' && one.day === day && hasBegun(one);
    return theirs.some(carries) && !theirs.some(waits);
  }

  /** Hours that an appointment asks about, the nearest day first. */
  loose({ day, notice }: Appointment): Hours[] {
    return this.hours
      .filter((one) => stands(one) && !this.appointments.some(({ hours }) => hours === one))
      .filter((one) => daysApart(one.day, day) <= 2)
      .filter(({ about }) => !about || !notice || about === notice)
      .toSorted((one, other) => {
        return daysApart(one.day, day) - daysApart(other.day, day) || other.id - one.id;
      });
  }

  /** Hours were recorded. */
  record(hours: Hours, appointment: Appointment | undefined, from: Request | undefined): void {
    this.hours.push(hours);
    if (from && appointment?.notice !== from) hours.about = from;
    if (appointment) this.tie(appointment, hours);
    else meet(from, hours);
  }

  /** An appointment was done, and these are its hours. */
  tie(appointment: Appointment, hours: Hours): void {
    Object.assign(appointment, { state: 'done', hours });
    meet(appointment.notice ?? hours.about, hours);
  }

  /** Hours are no more. */
  undo(hours: Hours, state: 'cancelled' | 'reversed'): void {
    Object.assign(hours, { state, isFresh: true });
    for (const one of this.appointments.filter((each) => each.hours === hours)) {
      Object.assign(one, { state: 'agreed', hours: undefined, undone: hours, wasAsked: false });
    }
    for (const one of this.requests.filter(({ metBy }) => metBy === hours)) one.state = 'open';
  }

  /** Other hours have closed the appointment of these since they were cancelled. */
  isReplaced(hours: Hours): boolean {
    return this.appointments.some(({ state, undone }) => state === 'done' && undone === hours);
  }

  /** A cancellation was taken back. */
  takeBack(hours: Hours): void {
    hours.state = 'pending';
    for (const one of this.appointments) {
      if (one.undone !== hours || one.state !== 'agreed') continue;
      Object.assign(one, { state: 'done', hours, undone: undefined });
    }
    for (const one of this.requests) {
      if (one.metBy === hours && !one.staysOpen) one.state = 'closed';
    }
  }

  /** The portal asks about these: what has found its hours is done, the others were asked about. */
  ask(due: Appointment[]): void {
    const found = due.flatMap((appointment) => {
      const [hours, ...more] = this.loose(appointment);
      return hours && more.length === 0 ? [{ appointment, hours }] : [];
    });
    for (const hours of new Set(found.map((one) => one.hours))) {
      const theirs = found.filter((one) => one.hours === hours).map((one) => one.appointment);
      const [nearest] = theirs.toSorted((one, other) => {
        return daysApart(one.day, hours.day) - daysApart(other.day, hours.day) || one.id - other.id;
      });
      if (nearest) this.tie(nearest, hours);
    }
    for (const one of due) if (one.state === 'agreed') one.wasAsked = true;
  }

  /** How each thing stands, a line for each. */
  get words(): string[] {
    return [
      ...this.appointments.map(({ id, state, hours }) =>
        ['appointment', id, state, ...(hours ? [hours.id] : [])].join(' '),
      ),
      ...this.hours.map(({ id, state }) => `hours ${id} ${state}`),
      ...this.requests.map(({ id, state }) => `request ${id} ${state}`),
      `balance ${this.balance}`,
    ];
  }

  /** What Marco has, in minutes. */
  get balance(): number {
    return this.hours
      .filter(({ state }) => state === 'confirmed')
      .reduce((sum, { minutes }) => sum + minutes, 0);
  }
}

const stands = ({ state }: Hours) => state === 'pending' || state === 'confirmed';

function meet(request: Request | undefined, hours: Hours): void {
  if (request?.state !== 'open' || request.staysOpen) return;
  Object.assign(request, { state: 'closed', metBy: hours });
}

const daysApart = (one: string, other: string) => Math.abs(daysBetween(one, other));
