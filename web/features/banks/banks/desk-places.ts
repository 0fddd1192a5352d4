/** Where things are at the desk: the cards of its first page, each thing in one of them (specification §2). */
import type { BankFigures } from '#contract/banks/banks.ts';
import type { RoomName } from '#contract/banks/room-names.ts';
import type { Namespaces } from '#web/i18n/namespaces.ts';
import { paths } from '#web/paths.ts';

type Words = Namespaces['bank-desk']['places'];

export interface DeskPlace {
  /** Its words are `places.links` of the texts. */
  name: keyof Words['links'];
  to: string;
  /** The room of the bank that it belongs to; every bank has the others. */
  room?: RoomName;
  /** How much waits there. */
  figure?: Exclude<keyof BankFigures, 'isBeginning'>;
  /** The key that opens it from the first page. */
  shortcut?: string;
}

interface DeskCard {
  /** Its words are `places.cards` of the texts. */
  name: keyof Words['cards'];
  links: readonly DeskPlace[];
  /** Is not there while a bank begins, until somebody looks for help or something waits in it. */
  isLate?: true;
  /** Where all of it belongs to one room. */
  room?: RoomName;
  /** What few desks need: behind one word. */
  rare?: readonly DeskPlace[];
}

/** In the order in which they stand: the six of the specification, then the board and paper. */
export const DESK_CARDS: readonly DeskCard[] = [
  {
    name: 'members',
    links: [
      { name: 'list', to: paths.bankMembers },
      { name: 'awaiting', to: paths.bankMembersAwaiting, figure: 'awaiting' },
      { name: 'unverified', to: paths.bankMembersUnverified, figure: 'unverified' },
      { name: 'register', to: paths.bankNewMember },
      { name: 'bulletins', to: paths.bankBulletins, room: 'bulletin' },
      { name: 'import', to: paths.bankImport },
      { name: 'memberRegister', to: paths.bankRegister, room: 'association' },
      { name: 'fees', to: paths.bankFees, room: 'association' },
      { name: 'insured', to: paths.bankInsured, room: 'association' },
      { name: 'minors', to: paths.bankMinors, room: 'association' },
      { name: 'bodies', to: paths.bankBodies, room: 'bodies' },
      { name: 'former', to: paths.bankMembersFormer },
    ],
  },
  {
    name: 'bank',
    links: [
      { name: 'edit', to: `${paths.bankProfile}?edit=bank` },
      { name: 'rules', to: paths.bankRules },
      { name: 'fund', to: paths.bankFund, room: 'fund' },
      { name: 'figures', to: paths.bankStatistics },
      { name: 'report', to: paths.bankYear, room: 'association' },
    ],
    rare: [
      { name: 'rooms', to: paths.bankRooms },
      { name: 'privacy', to: paths.bankPrivacy },
      { name: 'archive', to: paths.bankArchive },
      { name: 'programs', to: paths.bankWebhooks, room: 'programs' },
    ],
  },
  {
    name: 'network',
    links: [{ name: 'network', to: paths.bankNetwork, figure: 'linksToApprove' }],
  },
  {
    name: 'exchanges',
    links: [
      { name: 'history', to: paths.bankExchanges },
      { name: 'cheques', to: paths.bankCheques, room: 'paper' },
    ],
  },
  {
    name: 'pending',
    links: [{ name: 'decide', to: paths.bankPendingExchanges, figure: 'exchangesToConfirm' }],
  },
  {
    name: 'record',
    links: [
      { name: 'record', to: paths.bankNewExchange },
      { name: 'call', to: paths.bankPhoneCall, shortcut: 't' },
    ],
  },
  {
    name: 'board',
    isLate: true,
    links: [
      { name: 'notices', to: paths.bankBoard, figure: 'noticesToCheck' },
      { name: 'agenda', to: paths.bankAppointments },
      { name: 'reports', to: paths.bankMessageReports, figure: 'reportsToRead', room: 'messages' },
    ],
  },
  {
    name: 'paper',
    room: 'paper',
    links: [
      { name: 'statements', to: paths.bankStatements },
      { name: 'lists', to: `${paths.bankMembers}?dialog=print` },
    ],
  },
];
