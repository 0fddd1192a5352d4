/** The rooms of a bank: what each adds, opening and closing, and the page of one that is closed. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/rooms.ts';

export default {
  title: 'Rooms',
  lead: 'Parts of the portal that you open when you need them. A closed room is not shown; what is in it stays.',
  names: {
    paper: 'Cheques and statements on paper',
    bulletin: 'Announcements to members',
    messages: 'Messages between members',
    fund: 'Hours fund',
    'public-board': 'Public board',
    programs: 'For programs',
    association: 'Association',
    bodies: 'Organisations',
  },
  adds: {
    paper: 'Booklets of cheques to sign and statements to print, for people who use no e-mail.',
    bulletin:
      'One announcement or meeting reaches every member: on screen, by e-mail, on paper; and you know who comes.',
    messages: 'Members write to each other here, two at a time; nobody else reads it.',
    fund: 'An account of the bank: gifts, welcome hours, group lessons, the yearly share.',
    'public-board':
      'A page with the notices, without names, that anybody can read. You then turn it on among the rules.',
    programs: 'A program of yours hears of what happens in the bank (webhooks).',
    association:
      'The register of members and admissions, fees with their receipts, insurance, the yearly report.',
    bodies: 'Associations, the town, a parish and schools as members, with their contacts.',
  },
  isOpen: 'Open',
  isClosed: 'Closed',
  since: 'since {{day}}, by {{by}}',
  told: 'Members read of it in the next news of the board.',
  open: 'Open',
  close: 'Close',
  inUse: 'It cannot be closed now: {{what}}.',
  uses: {
    cheques: 'there are blank cheques',
    reports: 'a report waits to be read',
    balance: 'the fund is not at zero',
    waiting: 'something waits in the fund',
    share: 'the share is announced',
    import: 'an import is running',
    rule: 'one of its rules is still on',
    webhooks: 'a webhook is on',
    minors: 'there are members below the age that you ask for: first set that rule to zero',
    bulletins: 'an announcement is still leaving, or a meeting is to come',
    bodies: 'there are bodies among the members',
  },
  ask: {
    title: 'Close “{{room}}”?',
    text: 'It is no longer shown, and nothing new begins in it. What is there stays, and one click opens it again.',
    confirm: 'Close the room',
  },
  opened: '“{{room}}” is open',
  closed: '“{{room}}” is closed',
  failed: 'The room has stayed as it was',
  closedPage: {
    title: 'This room is closed',
    member: 'Your bank does not use it, or not yet. If you need it, ask the desk.',
    desk: 'Your bank has not opened it. What is in it is in its place.',
    act: 'Open the room',
    back: 'Back to the start',
  },
  offers: {
    paper: '<b>Would you like to give booklets of cheques?</b> Some members use no e-mail.',
    fund: '<b>Do you need an hours fund?</b> A member is about to reach the limit of the balance: from the fund the bank can give hours.',
    bodiesCame:
      'There are bodies among the members, but their room is closed: open it to see and change them.',
    cameBack:
      'The hours fund is closed but not at zero: something of before was undone. Open the room to put it right.',
    no: 'No, thank you',
  },
  willOpen: 'This opens the hours fund of the bank.',
  atPortal: {
    all: 'all',
    none: 'Rooms: none',
    some: 'Rooms: {{rooms}}',
    names: {
      paper: 'paper',
      bulletin: 'announcements',
      messages: 'messages',
      fund: 'fund',
      'public-board': 'public board',
      programs: 'programs',
      association: 'association',
      bodies: 'organisations',
    },
  },
} as const satisfies Translated<typeof it>;
