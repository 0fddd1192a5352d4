/**
 * The life of an exchange, in one table (law L3). Everything that asks what may happen next, on
 * the server, in the browser or in a test, asks here.
 */
export const EXCHANGE_STATES = ['pending', 'confirmed', 'cancelled', 'reversed'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

export const EXCHANGE_ACTIONS = ['confirm', 'cancel', 'reverse'] as const;
export type ExchangeAction = (typeof EXCHANGE_ACTIONS)[number];

export const TRANSITIONS: Record<ExchangeAction, { from: ExchangeState; to: ExchangeState }> = {
  confirm: { from: 'pending', to: 'confirmed' },
  cancel: { from: 'pending', to: 'cancelled' },
  reverse: { from: 'confirmed', to: 'reversed' },
};

/** Whether `action` is possible in `state` at all, whoever asks. */
export function isPossible(action: ExchangeAction, state: ExchangeState): boolean {
  return TRANSITIONS[action].from === state;
}
