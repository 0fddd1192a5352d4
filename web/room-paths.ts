/** Which pages belong to a room of the bank (specification §40), and all that stands below them; the others are always there. */
import type { RoomName } from '#contract/banks/room-names.ts';
import { paths } from './paths.ts';

/**
 * A cheque that was handed out is booked by everybody, and a conversation that somebody reports is looked after
 * by their desk: those two pages are in no room.
 */
const ROOM_OF_PAGE: Readonly<Record<string, RoomName>> = {
  [paths.bankBulletins]: 'bulletin',
  [paths.bankRegister]: 'association',
  [paths.bankFees]: 'association',
  [paths.bankInsured]: 'association',
  [paths.bankMinors]: 'association',
  [paths.bankYear]: 'association',
  [paths.bankBodies]: 'bodies',
  [paths.messages]: 'messages',
  [paths.bankCheques]: 'paper',
  [paths.bankStatements]: 'paper',
  [paths.bankFund]: 'fund',
  [paths.bankShare]: 'fund',
  [paths.bankWebhooks]: 'programs',
};

/** The room in which an address lies. */
export const roomAt = (pathname: string): RoomName | undefined =>
  ROOM_OF_PAGE[`/${pathname.split('/')[1]}`];
