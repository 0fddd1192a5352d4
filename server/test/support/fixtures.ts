/**
 * Makes the things that permission stories try their hands on, each fresh, so that what one caller
 * does to one of them is nobody else's matter. Written straight into the database: how things come
 * about is told by other stories.
 */

import { insertArrangement, insertStanding } from './arrangements.ts';
import { insertBody } from './bodies.ts';
import { insertBulletin } from './bulletins.ts';
import type { CallerKind } from './callers.ts';
import { insertCheque } from './cheques.ts';
import { insertPolicy, openFees, remindedOfFees } from './fees.ts';
import {
  confirmed,
  insertApplication,
  insertBank,
  insertBatch,
  insertDelegation,
  insertDeskMember,
  insertExchange,
  insertLink,
  insertPerson,
  insertWaitingNews,
  type Made,
  madeFindable,
  openAccount,
} from './fixture-rows.ts';
import type { Fixture } from './given-requests.ts';
import { insertImport } from './imports.ts';
import { insertMinor } from './minors.ts';
import { insertAnswer, insertAsk, insertDigest, insertNotice, withPicture } from './notices.ts';
import type { TestPortal } from './portal.ts';
import { openRegister } from './rooms.ts';
import { insertThanks } from './thanks.ts';
import { insertMessage, insertThread, insertThreadReport } from './threads.ts';
import type { BankKey } from './world.ts';

/** How a thing stands to its caller: theirs, or of a bank. */
export type Owner = 'own' | BankKey;

type Maker = (portal: TestPortal, caller: CallerKind, owner: Owner) => Promise<Made>;

const MAKERS = {
  member: (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertPerson(portal, owner, 'active'),
  /** The bank of who calls has opened its register, asks for a fee, or has reminded of it. */
  'member of the register': memberOnce(openRegister),
  'member with a fee': memberOnce(openFees),
  'member reminded of a fee': memberOnce(remindedOfFees),
  policy: async (portal, caller, owner) => {
    await openRegister(portal, bankOf(caller, 'own'));
    return insertPolicy(portal, bankOf(caller, owner));
  },
  minor: async (portal, caller, owner) => insertMinor(portal, bankOf(caller, owner)),
  body: async (portal, caller, owner) => insertBody(portal, bankOf(caller, owner)),
  'member who can be found': async (portal, caller, owner) =>
    owner === 'own'
      ? self(portal, caller)
      : madeFindable(portal, await insertPerson(portal, owner, 'active')),
  /** Without a login: the desk acts for them. Anyone who calls has one. */
  'desk member': (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertDeskMember(portal, owner, 'active'),
  'desk member who left': (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertDeskMember(portal, owner, 'ended'),
  applicant: (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertPerson(portal, owner, 'requested'),
  unverified: (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertPerson(portal, owner, 'unverified'),
  bank: existingBank,
  'bank or a new one': async (portal, caller, owner) => {
    const isStranger = owner === strangerOf(caller);
    return isStranger ? insertBank(portal) : existingBank(portal, caller, owner);
  },
  /** Somebody acts for somebody; in an own one, who calls acts. */
  delegation: async (portal, caller, owner) => {
    const delegate =
      owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
    return insertDelegation(portal, await fellowOf(portal, bankOf(caller, owner)), delegate);
  },
  /** Waits for its debtor; an own one waits for the caller. */
  'exchange to confirm': async (portal, caller, owner) => {
    const debtor = owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
    const creditor = await fellowOf(portal, bankOf(caller, owner));
    return insertExchange(portal, creditor, debtor);
  },
  /** Confirmed; in an own one the caller gave. */
  'exchange given': async (portal, caller, owner) => {
    const creditor =
      owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
    const debtor = await fellowOf(portal, bankOf(caller, owner));
    return confirmed(portal, await insertExchange(portal, creditor, debtor));
  },
  /** Of such an exchange, to who gave; an own one is to the caller. */
  thanks: async (portal, caller, owner) => {
    const giver = owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
    const receiver = await fellowOf(portal, bankOf(caller, owner));
    const made = await confirmed(portal, await insertExchange(portal, giver, receiver));
    await insertThanks(portal, made, giver, receiver);
    return made;
  },
  /** Requested by a new bank; an own one by the caller's bank. */
  'link asked': async (portal, caller, owner) => {
    const theirs = portal.world.bank[bankOf(caller, owner)];
    const { id } = await insertBank(portal);
    return owner === 'own'
      ? insertLink(portal, theirs, id, 'requested')
      : insertLink(portal, id, theirs, 'requested');
  },
  link: async (portal, caller, owner) => {
    const { id } = await insertBank(portal);
    return insertLink(portal, id, portal.world.bank[bankOf(caller, owner)], 'approved');
  },
  /** Confirmed by who calls, its letter still waiting. */
  'exchange just confirmed': async (portal, caller, owner) => {
    const debtor = owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
    const creditor = await fellowOf(portal, bankOf(caller, owner));
    const made = await confirmed(portal, await insertExchange(portal, creditor, debtor), caller.id);
    const payload = { exchangeId: made.id, actorId: caller.id };
    await insertWaitingNews(portal, 'exchange-confirmed', payload, caller.id);
    return made;
  },
  /** Accepted by the caller, the letter still waiting; the caller was accepted long ago. */
  'member just accepted': async (portal, caller, owner) => {
    if (owner === 'own') return self(portal, caller);
    const made = await insertPerson(portal, owner, 'active', caller.id);
    const payload = { personId: made.id, bankId: made.bankId };
    await insertWaitingNews(portal, 'join-accepted', payload, caller.id);
    return made;
  },
  /** Approved by the caller, the letter still waiting; a request of the caller's bank by somebody else. */
  'link just approved': async (portal, caller, owner) => {
    const theirs = portal.world.bank[bankOf(caller, owner)];
    const { id } = await insertBank(portal);
    if (owner === 'own')
      return insertLink(portal, theirs, id, 'approved', portal.world.person.greta);
    const made = await insertLink(portal, id, theirs, 'approved', caller.id);
    await insertWaitingNews(portal, 'link-approved', { linkId: made.id }, caller.id);
    return made;
  },
  application: (portal) => insertApplication(portal),
  'batch that waits': (portal, caller, owner) =>
    insertBatch(portal, bankOf(caller, owner), { isFinished: false }),
  'batch that is finished': (portal, caller, owner) =>
    insertBatch(portal, bankOf(caller, owner), { isFinished: true }),
  import: (portal, caller, to) => insertImport(portal, bankOf(caller, to), 'checked'),
  'import that is done': (portal, caller, to) => insertImport(portal, bankOf(caller, to), 'done'),
  /** Open, on the board of its bank and of friends; an own one is the caller's. */
  notice: async (portal, caller, to) => insertNotice(portal, await authorOf(portal, caller, to)),
  /** To a notice of the owner. */
  'answer to decide': async (portal, caller, owner) => {
    const notice = await insertNotice(portal, await authorOf(portal, caller, owner));
    return insertAnswer(portal, notice, await fellowOf(portal, bankOf(caller, owner)));
  },
  /** To the owner, about a request of somebody of their bank. */
  ask: async (portal, caller, owner) => {
    const author = await fellowOf(portal, bankOf(caller, owner));
    const asked = await authorOf(portal, caller, owner);
    return insertAsk(portal, await insertNotice(portal, author), asked);
  },
  /** To a notice of a member without a login, whom the desk tells. */
  'answer to tell': async (portal, caller, owner) => {
    const bank = bankOf(caller, owner);
    const notice = await insertNotice(portal, await insertDeskMember(portal, bank, 'active'));
    return insertAnswer(portal, notice, await fellowOf(portal, bank));
  },
  /** Of the owner, with a picture. */
  'notice with a picture': async (portal, caller, owner) =>
    withPicture(portal, await insertNotice(portal, await authorOf(portal, caller, owner))),
  /** By the owner. */
  'answer given': async (portal, caller, owner) => {
    const author = await fellowOf(portal, bankOf(caller, owner));
    const answerer = await authorOf(portal, caller, owner);
    return insertAnswer(portal, await insertNotice(portal, author), answerer);
  },
  /** The weekly letter of the board, to the owner. */
  digest: async (portal, caller, owner) =>
    insertDigest(portal, await authorOf(portal, caller, owner)),
  /** By somebody of their bank to the owner, who may agree. */
  proposal: async (portal, caller, owner) => {
    const proposer = await fellowOf(portal, bankOf(caller, owner));
    const other = owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
    return insertArrangement(portal, proposer, other, { state: 'proposed', hour: 15 });
  },
  /** An hour ago; the owner gave. */
  agreed: async (portal, caller, owner) => {
    const receiver = await fellowOf(portal, bankOf(caller, owner));
    const giver = owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
    return insertArrangement(portal, giver, receiver, { state: 'agreed', hour: 10 });
  },
  /** Every week, proposed to the owner by somebody of their bank; or agreed. */
  'standing-proposal': (portal, caller, owner) => standingOf(portal, caller, owner, 'proposed'),
  standing: (portal, caller, owner) => standingOf(portal, caller, owner, 'agreed'),
  /** Called by a bank yesterday, to come in two weeks; or a moment ago, unseen. */
  meeting: (portal, caller, owner) => insertBulletin(portal, bankOf(caller, owner)),
  'meeting just called': (portal, caller, owner) =>
    insertBulletin(portal, bankOf(caller, owner), { shownMinutesAgo: -10 }),
  /** Of two people of a bank; an own one is the caller's with somebody. */
  thread: async (portal, caller, owner) => {
    const other = await fellowOf(portal, bankOf(caller, owner));
    return insertThread(portal, await authorOf(portal, caller, owner), other);
  },
  /** In such a conversation; an own one was written by the caller. */
  message: async (portal, caller, owner) => {
    const writer = await authorOf(portal, caller, owner);
    const other = await fellowOf(portal, bankOf(caller, owner));
    return insertMessage(portal, await insertThread(portal, writer, other), writer);
  },
  /** Told to the desk of a bank by a member, about somebody else. */
  'thread report': async (portal, caller, owner) => {
    const reporter = await fellowOf(portal, bankOf(caller, owner));
    const reported = await fellowOf(portal, bankOf(caller, owner));
    return { ...reporter, id: await insertThreadReport(portal, reporter, reported) };
  },
  /** Blank, alone in its booklet, both of one number; an own one is the caller's to give. */
  cheque: async (portal, caller, owner) =>
    insertCheque(
      portal,
      owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner),
    ),
} satisfies Record<string, Maker>;

export type FixtureKind = keyof typeof MAKERS;

/** A thing for a call; without a kind, who calls is all that it is about. */
export async function createFixture(
  portal: TestPortal,
  kind: FixtureKind | undefined,
  caller: CallerKind,
  owner: Owner,
): Promise<Fixture> {
  const make: Maker = kind === undefined ? self : MAKERS[kind];
  const { email = `${crypto.randomUUID()}@example.org`, ...made } = await make(
    portal,
    caller,
    owner,
  );
  return { ...made, email, fellow: await neighbourOf(portal, bankOf(caller, 'own')) };
}

const neighbours = new WeakMap<TestPortal, Map<BankKey, Promise<Made>>>();

/** Somebody of that bank to exchange with, the same for every call. */
function neighbourOf(portal: TestPortal, bank: BankKey): Promise<Made> {
  const known = neighbours.get(portal) ?? new Map<BankKey, Promise<Made>>();
  neighbours.set(portal, known);
  const neighbour = known.get(bank) ?? fellowOf(portal, bank);
  known.set(bank, neighbour);
  return neighbour;
}

/** Bergamo stands in where who calls has no bank. */
function bankOf(caller: CallerKind, owner: Owner): BankKey {
  return owner === 'own' ? (caller.bank ?? 'bergamo') : owner;
}

/** A bank without a link to that of who calls. */
export function strangerOf({ bank }: CallerKind): BankKey {
  return bank === 'bozen' ? 'bergamo' : 'bozen';
}

async function self({ world }: TestPortal, caller: CallerKind): Promise<Made> {
  return { id: caller.id, email: caller.email, bankId: world.bank[bankOf(caller, 'own')] };
}

function memberOnce(prepare: (portal: TestPortal, bank: BankKey) => Promise<void>): Maker {
  return async (portal, caller, owner) => {
    await prepare(portal, bankOf(caller, 'own'));
    return owner === 'own' ? self(portal, caller) : insertPerson(portal, owner, 'active');
  };
}

function fellowOf(portal: TestPortal, bank: BankKey): Promise<Made> {
  return insertPerson(portal, bank, 'active');
}

function authorOf(portal: TestPortal, caller: CallerKind, owner: Owner): Promise<Made> {
  return owner === 'own' ? self(portal, caller) : fellowOf(portal, owner);
}

async function standingOf(
  portal: TestPortal,
  caller: CallerKind,
  owner: Owner,
  state: 'proposed' | 'agreed',
): Promise<Made> {
  const proposer = await fellowOf(portal, bankOf(caller, owner));
  const other = owner === 'own' ? await account(portal, caller) : await fellowOf(portal, owner);
  return insertStanding(portal, proposer, other, state);
}

async function account(portal: TestPortal, caller: CallerKind): Promise<Made> {
  return openAccount(portal, await self(portal, caller));
}

async function existingBank(
  { world }: TestPortal,
  caller: CallerKind,
  owner: Owner,
): Promise<Made> {
  const id = world.bank[bankOf(caller, owner)];
  return { id, bankId: id };
}
