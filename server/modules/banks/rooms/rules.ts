/** What keeps a room from being closed, and when one is offered, on plain facts. */
import { BANK_RULES, type BankRules } from '#contract/banks/bank-rules.ts';
import type { RoomName, RoomUse } from '#contract/banks/room-names.ts';
import { ROOMS } from '#contract/banks/rooms.ts';

interface UseFacts extends Record<Exclude<RoomUse, 'share' | 'rule'>, boolean> {
  share_year: number | null;
  share_minutes: number | null;
}

const IN_ROOM: Record<RoomName, readonly Exclude<RoomUse, 'share' | 'rule'>[]> = {
  paper: ['cheques'],
  bulletin: ['bulletins'],
  messages: ['reports'],
  fund: ['balance', 'waiting', 'import'],
  'public-board': [],
  programs: ['webhooks'],
  // What is written down there stays, and nothing goes on by itself; but members below an age are guarded there.
  association: ['minors'],
  // A member that nobody at the desk could reach any more.
  bodies: ['bodies'],
};

/** Why a room cannot be closed now. @param year of today */
export function usesOf(
  room: RoomName,
  facts: UseFacts,
  { rules, year }: { rules: BankRules; year: number },
): RoomUse[] {
  const share = rules['yearly-share'];
  const { share_year: announced, share_minutes: minutes } = facts;
  // A changed rule makes an announcement void, and so does the end of its year.
  const isShareOpen = announced !== null && announced >= year && minutes === share && share > 0;
  const isActing = ROOMS[room].acting.some((name) => rules[name] !== BANK_RULES[name].standard);
  return [
    ...IN_ROOM[room].filter((use) => facts[use]),
    ...(room === 'fund' && isShareOpen ? (['share'] as const) : []),
    ...(isActing ? (['rule'] as const) : []),
  ];
}

/**
 * What comes back into a room that was closed, and can be dealt with only where it is open: hours in the
 * fund, by an exchange of before that somebody reversed or a batch or import that was undone; a body, by an
 * archive or by joining again.
 */
export const comesBack = (use: RoomUse): boolean => use === 'balance' || use === 'bodies';

/** As many members without e-mail, and a desk is asked whether it wants cheques. */
const WITHOUT_EMAIL = 3;
/** So near to the lower end of the band, and the desk reads of the fund. */
const NEAR_MINUTES = 120;

/** Whether paper would help now. */
export const wantsPaper = (membersWithoutEmail: number): boolean =>
  membersWithoutEmail >= WITHOUT_EMAIL;

/** Whether the fund would help somebody who stands there. */
export const wantsFund = (balance: number, low: number): boolean => balance <= low + NEAR_MINUTES;

/** What a desk answered once about a room: no, thank you. */
export const notNowOf = (room: RoomName): string => `room-${room}`;
