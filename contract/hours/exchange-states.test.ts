/** L3: the table of states, cell by cell. */
import { describe, expect, it } from 'vitest';
import {
  canBeTakenBack,
  EXCHANGE_ACTIONS,
  EXCHANGE_STATES,
  type ExchangeAction,
  type ExchangeState,
  isPossible,
  TAKEN_BACK,
  TRANSITIONS,
} from './exchange-states.ts';

/** Where each action leads from each state; undefined: nowhere. */
const CELLS: Record<ExchangeState, Record<ExchangeAction, ExchangeState | undefined>> = {
  pending: { confirm: 'confirmed', cancel: 'cancelled', reverse: undefined },
  confirmed: { confirm: undefined, cancel: undefined, reverse: 'reversed' },
  cancelled: { confirm: undefined, cancel: undefined, reverse: undefined },
  reversed: { confirm: undefined, cancel: undefined, reverse: undefined },
};

describe.each(EXCHANGE_STATES)('L3: %s', (state) => {
  it.each(EXCHANGE_ACTIONS)('%s', (action) => {
    const to = CELLS[state][action];
    expect(isPossible(action, state)).toBe(to !== undefined);
    if (to !== undefined) expect(TRANSITIONS[action]).toEqual({ from: state, to });
  });
});

it('L3: no action opens what is decided; only taking back does, and never what was reversed', () => {
  expect(Object.values(TRANSITIONS).map(({ to }) => to)).not.toContain('pending');
  expect(EXCHANGE_STATES.filter(canBeTakenBack)).toEqual(['confirmed', 'cancelled']);
  expect(new Set(Object.values(TAKEN_BACK))).toEqual(new Set(['pending']));
});
