/** For every endpoint a call that is all right; a new endpoint without its line does not compile. */
import type { EndpointName, InputOf } from '#contract/endpoints.ts';
import { codeOfCheque } from './cheque-codes.ts';
import { MAPPING } from './uploads.ts';
import { ARRANGEMENT_REQUESTS } from './valid-arrangement-requests.ts';
import { CONSENT_REQUESTS } from './valid-consent-requests.ts';
import { LETTER_REQUESTS } from './valid-letter-requests.ts';
import { NOTICE_REQUESTS } from './valid-notice-requests.ts';
import { OPERATOR_REQUESTS } from './valid-operator-requests.ts';
import { SIGN_IN_REQUESTS } from './valid-sign-in-requests.ts';
import { THREAD_REQUESTS } from './valid-thread-requests.ts';
import { emailOf, PASSWORD, TODAY, type World } from './world.ts';

/** What a call is about: a person, a bank, an exchange, a link or an application. */
export interface Fixture {
  id: number;
  /** The bank that it belongs to. */
  bankId: number;
  /** A person's address, and one that nobody has when it is no person. */
  email: string;
  /** Somebody else in the caller's bank. */
  fellow: { id: number; bankId: number };
}

const OTHER_PASSWORD = 'Nuova-2026!x';

const person = (fixture: Pick<Fixture, 'email'>) => ({
  name: 'Nome',
  surname: 'Cognome',
  phone: '333 1234567',
  dateOfBirthday: '1958-05-01',
  sex: 'n' as const,
  prefLocale: 'it' as const,
  email: fixture.email,
});

const bankData = { address: 'Via Roma 1', president: 'P', secretary: 'S', gdpr: 'Privacy' };

const terms = (world: World) => ({
  activity: world.activity,
  dateOfTransaction: TODAY,
  quantityOfHours: 1.5,
  note: 'Lezione di tedesco',
});

/** A surname that nobody else has: the desk asks about people who look like another. */
const uniqueSurname = () => `Verdi ${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`;
const signed = { paperSigned: true, signedOn: TODAY } as const;
const YEAR = { from: '2026-01-01', to: TODAY };

const byId = ({ id }: Fixture) => ({ params: { id } });
const byBank = ({ id }: Fixture) => ({ params: { bankId: id } });
const byCode = ({ id }: Fixture) => ({ params: { code: codeOfCheque(id) } });
const whole = { query: {} };
const skillsOf = ({ activity }: World) => ({ body: { activities: [activity] } });

/** A call's parts before they are put on the wire. */
export interface CallParts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type ValidRequests = {
  [Name in EndpointName]: (fixture: Fixture, world: World) => InputOf<Name> & CallParts;
};

export const VALID_REQUESTS: ValidRequests = {
  ...OPERATOR_REQUESTS,

  login: () => ({ body: { username: emailOf('marco'), password: PASSWORD } }),
  refresh: () => ({}),
  logout: () => ({}),
  botChallenge: () => ({}),
  register: (_, world) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const form = { ...person({ email }), emailConf: email, password: PASSWORD };
    return { query: {}, body: { ...form, awaitBankId: world.bank.bergamo } };
  },
  confirmRegistration: () => ({ query: { registrationToken: 'none' } }),
  readUser: byId,
  updateUser: (fixture) => ({ body: person(fixture) }),
  resendVerification: () => ({ params: { email: 'nobody@example.org' } }),
  requestPasswordReset: () => ({ params: { email: 'nobody@example.org' } }),
  resetPassword: () => ({
    query: { id: 1, passwordToken: 'none' },
    body: { newPassword: OTHER_PASSWORD },
  }),
  restoreEmail: () => ({ body: { token: 'none' } }),
  changePassword: () => ({ body: { password: PASSWORD, newPassword: OTHER_PASSWORD } }),
  ...SIGN_IN_REQUESTS,
  readPicture: () => whole,
  listFaces: ({ fellow }) => ({ query: { ids: [fellow.id] } }),
  uploadPicture: () => whole,
  resetPicture: () => whole,

  listBanks: () => whole,
  joinBank: byBank,
  withdrawJoin: byBank,
  listMemberNames: (fixture) => ({ ...byId(fixture), ...whole }),
  listBankPeople: () => ({}),
  listMembers: (fixture) => ({ ...byId(fixture), ...whole }),
  listAwaiting: () => whole,
  acceptMember: byId,
  denyMember: byId,
  takeBackMember: byId,
  listAllBanks: () => whole,
  readBankOfUser: byId,
  updateMember: (fixture) => ({ body: { ...person(fixture), id: fixture.id } }),
  readClosing: byId,
  closeAccount: (fixture) => ({ ...byId(fixture), body: { seen: 0, way: 'keep' } }),
  removeMember: byId,
  changeRole: (fixture) => ({ ...byId(fixture), body: { role: 'ADMIN' } }),
  listUnverified: () => whole,
  resendToUnverified: byId,
  deleteUnverified: byId,
  updateBank: () => ({ body: bankData }),
  ...CONSENT_REQUESTS,
  readBankFigures: () => ({}),
  readMemberTrail: (fixture) => ({ ...byId(fixture), ...whole }),

  readOwnSkills: () => whole,
  changeOwnSkills: (_, world) => ({ query: {}, ...skillsOf(world) }),
  readMemberSkills: (fixture) => ({ ...byId(fixture), query: {} }),
  changeMemberSkills: (fixture, world) => ({ ...byId(fixture), query: {}, ...skillsOf(world) }),
  listHelpers: (_, { activity }) => ({ query: { activity } }),
  ...{ ...NOTICE_REQUESTS, ...ARRANGEMENT_REQUESTS, ...THREAD_REQUESTS },
  listBankRules: () => ({}),
  listSeals: () => ({ query: {} }),
  readSeal: () => ({ params: { day: '2026-11-19' } }),
  readSealPage: () => ({ query: {} }),
  changeBankRule: () => ({
    params: { name: 'band-low' },
    body: { value: -30, note: 'Deciso in assemblea' },
  }),

  registerMember: () => ({
    body: { name: 'Rosa', surname: uniqueSurname(), prefLocale: 'it', ...signed },
  }),
  readmitMember: (fixture) => ({ ...byId(fixture), body: signed }),
  updateContact: (fixture) => ({ ...byId(fixture), body: { phone: '035 1' } }),
  inviteMember: (fixture) => ({ ...byId(fixture), body: { email: `${crypto.randomUUID()}@x.it` } }),
  readInvitations: () => ({}),
  setInvitations: () => ({ body: { perDay: 50, state: 'paused' } }),
  readCallNote: byId,
  writeCallNote: (fixture) => ({ ...byId(fixture), body: { note: 'Cerca aiuto per la bici' } }),
  readStatement: (fixture) => ({ ...byId(fixture), query: YEAR }),
  countStatements: () => ({ query: YEAR }),
  makeStatements: () => ({ query: {}, body: YEAR }),
  listStatementRuns: () => whole,
  listOwnProxies: () => ({}),
  endOwnProxy: byId,
  listProxiesOf: byId,
  nameProxy: (fixture) => ({
    ...byId(fixture),
    body: { delegateId: fixture.fellow.id, signedOn: TODAY },
  }),
  endProxy: byId,
  readBalanceOutlook: () => whole,
  readMemberBand: byId,
  changeMemberBand: (fixture) => ({ ...byId(fixture), body: { low: -40, high: null, note: 'Sì' } }),

  readFund: () => ({}),
  listFundMoves: () => whole,
  giveHours: ({ id }) => ({ body: { toPerson: id, hours: 0.1, note: 'Per te' } }),
  giveOfficeHours: (_, world) => ({ body: terms(world) }),
  giveFromFund: ({ id }) => ({ body: { toPerson: id, hours: 0.1, note: 'Benvenuto' } }),
  recordGroupLesson: ({ id, fellow }, world) => ({
    body: { ...terms(world), giver: id, receivers: [fellow.id] },
  }),

  readShare: () => ({}),
  announceShare: () => ({}),
  previewShare: () => ({ body: { year: 2026, except: [] } }),
  bookShare: () => ({ body: { year: 2026, except: [], seen: 'x' } }),

  matchBanks: () => whole,
  listFriends: () => whole,
  listLinkable: () => whole,
  listLinksToApprove: () => whole,
  listLinksAsked: () => whole,
  askForLink: byBank,
  approveLink: byId,
  rejectLink: byId,
  takeBackLink: byId,
  removeLink: byId,

  listActivities: () => whole,
  listExchanges: () => whole,
  listExchangesAsCreditor: () => whole,
  listExchangesAsDebtor: () => whole,
  listPendingExchanges: () => whole,
  summarisePending: () => whole,
  listPartners: () => whole,
  readOwnYear: () => whole,
  listenToNews: () => ({}),
  readExchange: byId,
  createExchange: (fixture, world) => ({
    body: { ...terms(world), bankTo: fixture.bankId, userTo: fixture.id },
  }),
  createReceivedExchange: (fixture, world) => ({
    body: { ...terms(world), bankFrom: fixture.bankId, userFrom: fixture.id },
  }),
  approveExchange: byId,
  rejectExchange: (fixture) => ({ ...byId(fixture), body: { reason: 'Non era lui' } }),
  reverseExchange: (fixture) => ({ ...byId(fixture), body: { reason: 'Due volte' } }),
  takeBackExchange: byId,
  listBankExchanges: () => whole,
  listMemberExchanges: (fixture) => ({ ...byId(fixture), ...whole }),
  summariseBankExchanges: () => whole,
  searchDesk: () => ({ query: { q: 'marco' } }),
  readBankStatistics: () => whole,
  listBankPendingExchanges: () => whole,
  approveExchanges: ({ id }) => ({ body: { ids: [id] } }),
  rejectExchanges: ({ id }) => ({ body: { ids: [id], reason: 'Non erano loro' } }),
  createBankExchange: (fixture, world) => ({
    body: {
      ...terms(world),
      bankTo: fixture.fellow.bankId,
      userFrom: fixture.id,
      userTo: fixture.fellow.id,
    },
  }),
  removeExchange: (fixture) => ({ ...byId(fixture), body: null }),
  createMultipleExchanges: (fixture, world) => ({
    body: {
      ...terms(world),
      all: 0,
      bankTo: fixture.fellow.bankId,
      listUserFrom: [fixture.id],
      listUserTo: [fixture.fellow.id],
    },
  }),
  listExchangeBatches: () => whole,
  stopExchangeBatch: byId,
  undoExchangeBatch: (fixture) => ({
    ...byId(fixture),
    body: { reason: 'La festa non c’è stata' },
  }),

  issueChequeBook: ({ id }) => ({ body: { personId: id, count: 10 } }),
  listChequeBooks: byId,
  readChequeSheet: byId,
  closeChequeBook: (fixture) => ({ ...byId(fixture), body: { reason: 'Libretto smarrito' } }),
  listWaitingCheques: () => whole,
  listChequeGivers: ({ id }) => ({ query: { bankId: id } }),
  readCheque: byCode,
  bookCheque: (fixture, world) => ({
    ...byCode(fixture),
    body: { ...terms(world), userFrom: fixture.fellow.id },
  }),
  keepCheque: (fixture) => ({ ...byCode(fixture), body: { note: 'Le ore non tornano' } }),
  voidCheque: (fixture) => ({ ...byCode(fixture), body: { reason: 'Strappato' } }),
  readGivenCheque: byCode,
  handInCheque: (fixture, world) => ({ ...byCode(fixture), body: terms(world) }),

  exportOwnExchanges: () => whole,
  exportBankExchanges: () => whole,
  exportMembers: () => whole,
  exportOwnData: () => ({ query: {}, body: { password: PASSWORD } }),
  exportBank: () => whole,
  importBank: () => ({}),
  createImport: () => ({ query: {} }),
  listImports: () => whole,
  readImport: byId,
  mapImport: (fixture) => ({ ...byId(fixture), body: MAPPING }),
  checkImport: byId,
  listImportRows: (fixture) => ({ ...byId(fixture), ...whole }),
  decideImportRow: ({ id }) => ({ params: { id, line: 2 }, body: { plan: 'skip' } }),
  decideImportNames: byId,
  runImport: (fixture) => ({ ...byId(fixture), body: { differenceTicked: true } }),
  undoImport: byId,
  deleteImport: byId,
  exportImportReport: (fixture) => ({ ...byId(fixture), ...whole }),
  listOwnPast: () => whole,
  listMemberPast: (fixture) => ({ ...byId(fixture), ...whole }),

  ...LETTER_REQUESTS,

  readContact: () => ({}),
  applyForBank: () => ({
    body: {
      ...bankData,
      name: `Banca ${crypto.randomUUID()}`,
      email: 'nuova@example.org',
      date: '2026-01-01',
    },
  }),
  readOwnApplication: () => ({}),
  withdrawApplication: byId,
  listBankApplications: () => whole,
  approveBankApplication: byId,
  denyBankApplication: byId,
  updateBankIdentity: (fixture) => ({
    ...byId(fixture),
    body: { name: `Banca ${crypto.randomUUID()}`, email: 'banca@example.org', date: '2026-01-01' },
  }),
};
