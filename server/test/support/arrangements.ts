/** Appointments that stories need ready-made. */
import { insertRow, type Made } from './fixture-rows.ts';
import { italian } from './italian.ts';
import type { TestPortal } from './portal.ts';
import { NOW } from './world.ts';

/** The subject of the letter that asks how an appointment went; its beginning without the title. */
export const askedSubject = (title = ''): string =>
  italian('mail-appointments:arrangement-due.subject', { title });

interface Otherwise {
  state: 'proposed' | 'agreed';
  /** Of today, in Rome. */
  hour: number;
  minutes?: number;
}

/** Every week from today, at three, as the giver has proposed to the receiver. */
export async function insertStanding(
  portal: TestPortal,
  giver: Made,
  receiver: Made,
  state: 'proposed' | 'agreed',
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into standing_arrangement (giver_id, giver_bank_id, receiver_id, receiver_bank_id, activity_id,
                           title, every, from_day, starts_at_time, minutes, place, state,
                           proposed_by, watched_from, created_at, changed_at)
     values ($1, $2, $3, $4, $5, 'Aiuto con lo smartphone', 'week', date '2026-11-20', '15:00', 90,
             'Da me', $6, $1, date '2026-11-20', $7, $7) returning id`,
    [giver.id, giver.bankId, receiver.id, receiver.bankId, portal.world.activity, state, NOW],
  );
  return { id, bankId: giver.bankId };
}

/** One that the giver has proposed to the receiver. */
export async function insertArrangement(
  portal: TestPortal,
  giver: Made,
  receiver: Made,
  { state, hour, minutes = 90 }: Otherwise,
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into arrangement (giver_id, giver_bank_id, receiver_id, receiver_bank_id, activity_id,
                              title, starts_at, minutes, place, state, proposed_by, created_at,
                              created_by, changed_at)
     values ($1, $2, $3, $4, $5, 'Aiuto con lo smartphone',
             (date '2026-11-20' + make_interval(hours => $6)) at time zone 'Europe/Rome', $7,
             'Da me', $8, $1, $9, $1, $9) returning id`,
    [
      ...[giver.id, giver.bankId, receiver.id, receiver.bankId, portal.world.activity],
      ...[hour, minutes, state, NOW],
    ],
  );
  return { id, bankId: giver.bankId };
}
