/** What the model makes of what was done: exchanges recorded, decided on, taken back (laws L3, L7). */
import {
  type Appointment,
  type Decision,
  type Made,
  type Model,
  type ModelExchange,
  type Person,
  stateOf,
} from './model.ts';

/** An exchange that was recorded. @param confirmed by whom, where it was confirmed by that */
export function addExchange(
  model: Model,
  id: number,
  made: Made,
  confirmed?: { by: Person; isUndoable?: boolean },
): ModelExchange {
  const exchange: ModelExchange = {
    ...{ id, ...made, confirmed: 0, cancelled: 0, reversed: 0 },
    decidedBy: new Map(),
  };
  model.exchanges.push(exchange);
  if (confirmed) decided(model, exchange, 'confirmed', { isUndoable: false, ...confirmed });
  return exchange;
}

/**
 * Hours close an open appointment of the same two (specification §22): where somebody records them, the
 * next one; where nobody can be asked, the only one.
 */
export function closesAppointment(
  { appointments }: Model,
  exchange: ModelExchange,
  how: 'next' | 'only',
): void {
  const open = appointments
    .filter(({ state }) => state === 'proposed' || state === 'agreed')
    .filter(({ giver, receiver }) => giver === exchange.creditor && receiver === exchange.debtor)
    .toSorted((one, other) => Number(other.hasBegun) - Number(one.hasBegun) || one.id - other.id);
  const [closed] = open;
  if (closed && (how === 'next' || open.length === 1)) isDone(closed, exchange);
}

/** The appointment was done, and the exchange says so. */
export function isDone(appointment: Appointment, exchange: ModelExchange): void {
  appointment.state = 'done';
  exchange.isOfAppointment = true;
}

/** A decision was taken. */
export function decided(
  model: Model,
  exchange: ModelExchange,
  what: Decision['what'],
  { by, isUndoable = false }: { by: Person; isUndoable?: boolean },
): void {
  exchange[what] += 1;
  exchange.decision = { by, what, at: model.now, isUndoable };
  exchange.decidedBy.set(by, what);
  followOfCheque(model, exchange);
}

/** A confirmed one was reversed (law L6). */
export function reversed(exchange: ModelExchange): void {
  exchange.reversed += 1;
}

/** A decision was taken back: the exchange waits again. */
export function takenBack(model: Model, exchange: ModelExchange, what: Decision['what']): void {
  exchange[what] -= 1;
  exchange.decision = undefined;
  followOfCheque(model, exchange);
}

/** A cheque says what its exchange says (specification §16). */
function followOfCheque({ cheques }: Model, exchange: ModelExchange): void {
  const cheque = cheques.find((one) => one.exchange === exchange);
  if (!cheque) return;
  const states = {
    pending: 'handed-in',
    confirmed: 'booked',
    reversed: 'booked',
    cancelled: 'void',
  } as const;
  cheque.state = states[stateOf(exchange)];
  cheque.isVoidByLeaving = false;
}
