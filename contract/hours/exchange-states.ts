/**
 * The life of an exchange, in one table (law L3). Everything that asks what may happen next, on
 * the server, in the browser or in a test, asks here.
 */
export const EXCHANGE_STATES = ['pending', 'confirmed', 'cancelled', 'reversed'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/**
 * What an exchange is: a service between two people, or another movement of hours. Only services
 * have an activity, come in halves of an hour and count as hours given and received.
 */
export const EXCHANGE_KINDS = ['service', 'gift', 'share', 'opening', 'settlement'] as const;
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number];

/** How the debtor's word reached the desk that confirmed for them. */
export const EXCHANGE_BASES = ['paper', 'phone', 'present'] as const;
export type ExchangeBasis = (typeof EXCHANGE_BASES)[number];

export const EXCHANGE_ACTIONS = ['confirm', 'cancel', 'reverse'] as const;
export type ExchangeAction = (typeof EXCHANGE_ACTIONS)[number];

export const TRANSITIONS: Record<ExchangeAction, { from: ExchangeState; to: ExchangeState }> = {
  confirm: { from: 'pending', to: 'confirmed' },
  cancel: { from: 'pending', to: 'cancelled' },
  reverse: { from: 'confirmed', to: 'reversed' },
};

/**
 * The states from which a decision can be taken back, for the few seconds in which nobody outside
 * has been told of it: the exchange then waits again.
 */
export const TAKEN_BACK = {
  confirmed: 'pending',
  cancelled: 'pending',
} as const satisfies Partial<Record<ExchangeState, ExchangeState>>;
export type TakeBackState = keyof typeof TAKEN_BACK;

/** Whether an exchange in `state` stands on a decision that can be taken back at all. */
export function canBeTakenBack(state: ExchangeState): state is TakeBackState {
  return state in TAKEN_BACK;
}

/** Whether `action` is possible in `state` at all, for anybody. */
export function isPossible(action: ExchangeAction, state: ExchangeState): boolean {
  return TRANSITIONS[action].from === state;
}
