/** What banks say to all their members, as stories need it. */
import type { BulletinKind } from '#contract/board/bulletins.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { deliverMails, tellBulletins } from './background.ts';
import { insertRow, type Made } from './fixture-rows.ts';
import type { GivenRequests } from './given-requests.ts';
import type { TestPortal } from './portal.ts';
import type { BankKey } from './world.ts';
import { NOW } from './world.ts';

type SendBody = InputOf<'sendBulletin'>['body'];

/** News without a day. */
export const NOTICE = {
  ...{ kind: 'notice', title: 'La segreteria è chiusa lunedì', text: 'Torniamo martedì alle 16.' },
} as const satisfies SendBody;

/** A lunch in two weeks, to which one may bring somebody. */
export const LUNCH = {
  ...{ kind: 'meeting', title: 'Pranzo di Natale', text: 'Ognuno porta un piatto.' },
  ...{ day: '2026-12-04', from: '12:30', to: '16:00', place: 'Oratorio, via Verdi 3' },
  ...{ guests: true, asks: true, forFriends: false },
} as const satisfies SendBody;

interface Otherwise {
  kind?: BulletinKind;
  /** How many minutes before now it was shown; negative for what can still be taken back. */
  shownMinutesAgo?: number;
  startsAt?: string;
  forFriends?: boolean;
}

/** One of a bank, told long ago, by an administrator of it. */
export async function insertBulletin(
  portal: TestPortal,
  bank: BankKey,
  { kind = 'meeting', shownMinutesAgo = 1440, startsAt, forFriends = false }: Otherwise = {},
): Promise<Made> {
  const bankId = portal.world.bank[bank];
  const day = kind === 'notice' ? null : (startsAt ?? '2026-12-04T11:30:00Z');
  const id = await insertRow(
    portal,
    `insert into bulletin (bank_id, kind, title, body, starts_at, ends_at, place, guests, asks,
       for_friends, sent_by, sent_at, shown_at, letters_at, told_at)
     select $1, $2, 'Pranzo di Natale', 'Ognuno porta un piatto.', $3::timestamptz,
            $3::timestamptz + interval '3 hours', case when $3 is null then '' else 'Oratorio' end,
            $3 is not null, $3 is not null, $5, membership.person_id, shown.at - interval '10 minutes',
            shown.at, shown.at, case when shown.at <= $4::timestamptz then shown.at end
     from membership, lateral (select $4::timestamptz - make_interval(mins => $6) as at) shown
     where membership.bank_id = $1 and membership.role = 'ADMIN' and membership.state = 'active'
     order by membership.id limit 1
     returning id`,
    [bankId, kind, day, NOW, forFriends, shownMinutesAgo],
  );
  return { id, bankId };
}

/** Calls that are all right. */
export const BULLETIN_REQUESTS = {
  previewBulletin: () => ({ body: { kind: 'meeting' } }),
  sendBulletin: () => ({ body: LUNCH }),
  correctBulletin: () => ({ body: { title: 'Pranzo di Natale', text: 'Ognuno porta un dolce.' } }),
  noteAttendance: ({ id, fellow }) => ({
    params: { id, userId: fellow.id },
    body: { says: 'yes', basis: 'phone' },
  }),
  sayAttendance: () => ({ body: { says: 'yes', heads: 2 } }),
} satisfies Partial<GivenRequests>;

/** Tells members what is due, and sends the letters. */
export async function tell({ deps }: TestPortal): Promise<void> {
  await tellBulletins(deps);
  await deliverMails(deps);
}
