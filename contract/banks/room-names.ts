/** The rooms of a bank by their names (specification §40), and what keeps one from being closed. */

/** In the order in which a bank needs them. */
export const ROOM_NAMES = [
  'paper',
  'bulletin',
  'messages',
  'fund',
  'public-board',
  'programs',
  'association',
  'bodies',
] as const;
export type RoomName = (typeof ROOM_NAMES)[number];

const CAME_LATER: readonly RoomName[] = ['association', 'bodies'];

/** What is open in a bank that was here before rooms, until it says otherwise. */
export const OPEN_FROM_BEFORE: readonly RoomName[] = ROOM_NAMES.filter(
  (name) => !CAME_LATER.includes(name),
);

/** What a call does in a room: what begins something is refused while the room is closed. */
export interface InRoom {
  room: RoomName;
  does: 'begins' | 'reads' | 'finishes';
}

/**
 * Why a room cannot be closed: cheques that nobody has used; a conversation that somebody reported; hours
 * in the fund, or missing there; exchanges with the fund that wait; a share that is announced and not
 * booked; an import that is running; a rule by which something happens by itself; a webhook that is on; a bulletin whose letters
 * still leave, or a meeting to come; members below the age that the bank asks for.
 */
export const ROOM_USES = [
  'cheques',
  'reports',
  'balance',
  'waiting',
  'share',
  'import',
  'rule',
  'webhooks',
  'bulletins',
  'minors',
  'bodies',
] as const;
export type RoomUse = (typeof ROOM_USES)[number];
