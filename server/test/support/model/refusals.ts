/**
 * What each call may ever be answered with, by the laws, where everything around it changes at the
 * same moment. A refusal of fields names any of those listed, each once.
 */
import type { Attempt } from './operation.ts';

interface Call {
  /** The method and the path, with `#` for ids and codes. */
  of: string;
  /** Besides `ok` and what the door says. */
  codes?: string;
  /** Each `path code`. */
  fields?: string[];
}

const AT_THE_DOOR = ['forbidden', 'not-their-delegate'];
const WITH_A_KEY = 'idempotency-key-reused';
/** A decision: of a stranger, in a state in which it cannot be taken. */
const DECIDED = 'not-found already-decided';

const CALLS: Call[] = [
  { of: 'DELETE /admin/banks/#', codes: DECIDED },
  { of: 'PATCH /admin/banks/#/approve', codes: DECIDED },
  { of: 'PATCH /admin/banks/#/reject', codes: DECIDED },
  {
    of: 'POST /admin/banks/#/associate',
    codes: 'already-requested',
    fields: ['bankId same-bank'],
  },
  { of: 'DELETE /admin/banks/users/#', codes: 'not-found admin-not-removable' },
  { of: 'PATCH /admin/banks/users/#/accept', codes: DECIDED },
  { of: 'PATCH /admin/banks/users/#/deny', codes: DECIDED },
  { of: 'PATCH /admin/banks/users/#/role', codes: 'not-found last-admin' },
  { of: 'PUT /admin/banks/users/#/band', codes: 'not-found own-decision' },
  {
    of: 'POST /admin/banks/users/#/closing',
    codes: 'not-found admin-not-removable own-decision seen-outdated',
    fields: ['toPerson not-a-member', 'toPerson same-person', 'way invalid'],
  },
  {
    of: 'POST /admin/banks/users/#/proxies',
    codes: 'not-found already-delegate delegate-of-three',
    fields: ['delegateId not-a-member', 'delegateId same-person'],
  },
  { of: 'DELETE /admin/proxies/#', codes: 'not-found' },
  { of: 'DELETE /users/proxies/#', codes: 'not-found' },
  { of: 'PATCH /users/banks/#/join', codes: 'already-member already-requested' },
  { of: 'PUT /admin/rules/band-hard' },
  { of: 'PUT /admin/rules/band-low' },
  { of: 'PUT /admin/rules/fund-low' },

  {
    of: 'POST /users/transactions',
    codes: `${WITH_A_KEY} already-recorded`,
    fields: [
      ...['bankTo bank-not-linked', 'userTo not-a-member', 'userTo same-person'],
      'appointment invalid',
    ],
  },
  {
    of: 'POST /users/transactions/received',
    codes: `${WITH_A_KEY} proxy-is-creditor already-recorded`,
    fields: [
      ...['bankFrom bank-not-linked', 'userFrom not-a-member', 'userFrom same-person'],
      'appointment invalid',
    ],
  },
  {
    of: 'POST /admin/transactions',
    codes: `${WITH_A_KEY} already-recorded`,
    fields: [
      'appointment invalid',
      'bankTo bank-not-linked',
      'userFrom not-a-member',
      'userTo not-a-member',
      'userTo same-person',
    ],
  },
  {
    of: 'PATCH /users/transactions/#/approve',
    codes: `${DECIDED} creditor-cannot-confirm proxy-is-creditor limit-reached fund-low`,
  },
  { of: 'PATCH /users/transactions/#/reject', codes: DECIDED },
  {
    of: 'PATCH /users/transactions/#/reject-confirmed',
    codes: `${DECIDED} not-confirmed debtor-cannot-reverse`,
  },
  { of: 'PATCH /users/transactions/#/take-back', codes: 'not-found nothing-to-take-back' },
  {
    of: 'DELETE /admin/transactions/#',
    codes: `${DECIDED} not-confirmed debtor-cannot-reverse`,
  },
  { of: 'PATCH /admin/transactions/approve' },
  { of: 'PATCH /admin/transactions/reject' },

  {
    of: 'POST /admin/multiple-transactions',
    codes: WITH_A_KEY,
    fields: ['bankTo bank-not-linked', 'listUserFrom not-a-member', 'listUserTo not-a-member'],
  },
  { of: 'PATCH /admin/multiple-transactions/#/stop', codes: `${DECIDED} already-started` },
  { of: 'PATCH /admin/multiple-transactions/#/undo', codes: `${DECIDED} not-finished` },

  {
    of: 'POST /users/gifts',
    codes: WITH_A_KEY,
    fields: [
      'toPerson not-a-member',
      'toPerson same-person',
      'hours gift-below-band',
      'hours gift-too-large',
      'hours gifts-used-up',
    ],
  },
  { of: 'POST /admin/fund/gifts', codes: WITH_A_KEY, fields: ['toPerson not-a-member'] },
  { of: 'POST /users/office-hours', codes: WITH_A_KEY },
  {
    of: 'POST /admin/group-lessons',
    codes: WITH_A_KEY,
    fields: ['giver not-a-member', 'receivers.# not-a-member', 'receivers.# same-person'],
  },

  { of: 'POST /admin/cheque-books', codes: 'not-found' },
  { of: 'POST /admin/cheque-books/#/close', codes: DECIDED },
  {
    of: 'POST /admin/cheques/#/book',
    codes: 'not-of-this-bank cheque-used cheque-void cheque-differs',
    fields: ['bankTo bank-not-linked', 'userFrom not-a-member', 'userFrom same-person'],
  },
  { of: 'POST /admin/cheques/#/keep', codes: 'not-of-this-bank cheque-used cheque-void' },
  { of: 'POST /admin/cheques/#/void', codes: 'not-of-this-bank cheque-used cheque-void' },
  {
    of: 'POST /users/cheques/#/hand-in',
    codes: 'not-of-this-bank cheque-own cheque-used cheque-void',
    fields: ['bankTo bank-not-linked'],
  },

  {
    of: 'POST /users/arrangements',
    fields: [
      'with.partnerBank bank-not-linked',
      'with.partner not-a-member',
      'with.partner same-person',
    ],
  },
  { of: 'POST /users/arrangements/#/agree', codes: DECIDED },
  {
    of: 'POST /users/arrangements/#/done',
    codes: `${DECIDED} too-early already-recorded seen-outdated`,
    fields: [
      'bankTo bank-not-linked',
      'bankFrom bank-not-linked',
      'userFrom not-a-member',
      'userTo not-a-member',
    ],
  },
  { of: 'POST /users/arrangements/#/drop', codes: DECIDED },
];

const known = new Map(CALLS.map(({ of, ...rest }) => [of, rest]));

/** Numbers, and the codes of cheques. */
const ID = /(?<=\/)(?:\d+|[A-Z0-9-]+)(?=\/|$)/g;

/** Whether the laws ever let that call be answered so. @throws for a call that is not in the list */
export function mayAnswer({ method, path }: Attempt, outcome: string): boolean {
  const call = known.get(`${method} ${path.replaceAll(ID, '#')}`);
  if (!call) throw new Error(`no answers are listed for ${method} ${path}`);
  if (outcome.split(' ')[0] === 'ok' || AT_THE_DOOR.includes(outcome)) return true;
  const [code = '', ...fields] = outcome.split(', ');
  if (code !== 'invalid-input') return (call.codes ?? '').split(' ').includes(code);
  const named = fields.map((field) => field.replace(/\.\d+ /, '.# '));
  const isOnce = new Set(fields).size === fields.length;
  return isOnce && named.every((field) => call.fields?.includes(field));
}
