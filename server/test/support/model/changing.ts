/** What the model makes of what was done: exchanges recorded, decided on, taken back (laws L3, L7). */
import {
  type Appointment,
  type Decision,
  isActive,
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
 * Hours that nobody was asked about close the open appointment of the same two that has begun, where
 * there is only one (specification §22).
 */
export function closesAppointment({ appointments }: Model, exchange: ModelExchange): void {
  const [closed, ...others] = appointments
    .filter((one) => isOpen(one) && one.hasBegun)
    .filter(({ giver, receiver }) => giver === exchange.creditor && receiver === exchange.debtor);
  if (closed && others.length === 0) isDone(closed, exchange);
}

/** Whether somebody still has to say something of it. */
export const isOpen = ({ state }: Appointment) => state === 'proposed' || state === 'agreed';

/** The appointment was done, and the exchange says so. */
export function isDone(appointment: Appointment, exchange: ModelExchange): void {
  Object.assign(appointment, { state: 'done', exchange, undone: undefined });
}

/** Whether an appointment carries it. */
export const isOfAppointment = ({ appointments }: Model, exchange: ModelExchange) =>
  appointments.some((one) => one.exchange === exchange);

/**
 * Hours that are no more have closed nothing: their appointment is agreed again, while both are members;
 * taken up again they close it again, unless somebody has said something of it since.
 */
function followOfAppointment(model: Model, exchange: ModelExchange): void {
  const stands = ['pending', 'confirmed'].includes(stateOf(exchange));
  for (const appointment of model.appointments) {
    const { giver, receiver, state } = appointment;
    if (appointment.exchange === exchange && !stands) {
      const areMembers = isActive(model, giver) && isActive(model, receiver);
      const reopened = areMembers ? 'agreed' : 'dropped';
      Object.assign(appointment, { state: reopened, exchange: undefined, undone: exchange });
    } else if (appointment.undone === exchange && stands && state === 'agreed') {
      isDone(appointment, exchange);
    }
  }
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
  followOfAppointment(model, exchange);
}

/** A confirmed one was reversed (law L6). */
export function reversed(model: Model, exchange: ModelExchange): void {
  exchange.reversed += 1;
  followOfAppointment(model, exchange);
}

/** A decision was taken back: the exchange waits again. */
export function takenBack(model: Model, exchange: ModelExchange, what: Decision['what']): void {
  exchange[what] -= 1;
  exchange.decision = undefined;
  followOfCheque(model, exchange);
  followOfAppointment(model, exchange);
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
