/** No letter at all: only the screens of the two people and of their banks look again. */
import type { Events } from '#server/modules/outbox/events.ts';
import type { Letter } from './letter.ts';

export const exchangeChanged: Letter<Events['exchange-changed']> = {
  to: async () => [],
  write: async () => undefined,
};
