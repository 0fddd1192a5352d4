/** Thanks that stories need ready-made. */
import type { Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { NOW } from './world.ts';

/** For an exchange, from who received to who gave. */
export async function insertThanks(
  portal: TestPortal,
  exchange: Made,
  giver: Made,
  receiver: Made,
): Promise<void> {
  await portal.deps.database.pool.query(
    `insert into thanks (exchange_id, receiver_id, giver_id, text, written_at, kept_back)
     values ($1, $2, $3, 'Grazie, la bici va benissimo', $4, false)`,
    [exchange.id, receiver.id, giver.id, NOW],
  );
}
