/** For every endpoint a call that is all right. */
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { PARISH } from './bodies.ts';
import { BULLETIN_REQUESTS } from './bulletins.ts';
import { codeOfCheque } from './cheque-codes.ts';
import type { CallParts, Fixture, GivenRequests } from './given-requests.ts';
import { GUARDIAN } from './minors.ts';
import { TestBrowser } from './push-service.ts';
import { MAPPING } from './uploads.ts';
import { ARRANGEMENT_REQUESTS } from './valid-arrangement-requests.ts';
import { NOTICE_REQUESTS } from './valid-notice-requests.ts';
import { SIGN_IN_REQUESTS } from './valid-sign-in-requests.ts';
import { emailOf, PASSWORD, TODAY, type World } from './world.ts';

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

const byCode = ({ id }: Fixture) => ({ params: { code: codeOfCheque(id) } });
const skillsOf = ({ activity }: World) => ({ body: { activities: [activity] } });

const OF_THIS_YEAR = { params: { year: 2026 } };
const POLICY = {
  insurer: 'Assicura',
  number: '123/45',
  covers: 'all',
  from: '2026-01-01',
  to: '2026-12-31',
} as const;

/** No link has it. */
const BY_NO_LINK = { params: { token: 'x'.repeat(43) } };

/** No job, webhook, activity or group has it. */
const OF_NOTHING = { id: 900_719_925_474 };

/** A name that nothing has. */
const activityNames = () => ({ it: `Nome ${crypto.randomUUID()}`, en: 'Name', de: 'Name' });

const GIVEN: GivenRequests = {
  login: () => ({ body: { username: emailOf('marco'), password: PASSWORD } }),
  register: (_, world) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const form = { ...person({ email }), emailConf: email, password: PASSWORD };
    return { body: { ...form, awaitBankId: world.bank.bergamo } };
  },
  confirmRegistration: () => ({ query: { registrationToken: 'none' } }),
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
  readPaper: () => ({ query: { month: '2026-11', edition: 'members' } }),
  visitPublicBoard: () => ({ query: { from: 'group' } }),
  listFaces: ({ fellow }) => ({ query: { ids: [fellow.id] } }),

  chooseMemberColumns: () => ({ body: { hidden: ['sex'] } }),
  updateMember: (fixture) => ({ body: { ...person(fixture), id: fixture.id } }),
  changeCardNumber: () => ({ body: { number: Math.ceil(Math.random() * 9_999_999) } }),
  closeAccount: () => ({ body: { seen: 0, way: 'keep' } }),
  changeRole: () => ({ body: { role: 'ADMIN' } }),
  updateBank: () => ({ body: bankData }),
  proposeFriendLimit: () => ({ body: { hours: 40 } }),

  giveConsent: () => ({ body: { number: 1 } }),
  noteConsent: () => ({
    body: { number: 1, paperSigned: true, signedOn: TODAY },
  }),
  takeBackConsent: () => ({ body: { number: 1, reason: 'Per errore' } }),

  changeOwnSkills: (_, world) => ({ query: {}, ...skillsOf(world) }),
  changeMemberSkills: (_, world) => ({ ...skillsOf(world) }),
  listHelpers: (_, { activity }) => ({ query: { activity } }),
  ...NOTICE_REQUESTS,
  ...BULLETIN_REQUESTS,
  ...ARRANGEMENT_REQUESTS,

  readThreadPartner: ({ id }) => ({ query: { person: id } }),
  startThread: ({ id }) => ({ body: { toPerson: id, text: 'Ci vediamo giovedì?' } }),
  sendMessage: () => ({ body: { text: 'Va bene' } }),
  markThreadRead: () => ({ body: { readTo: 1 } }),
  giveThanks: () => ({ body: { text: 'Grazie, la bici va benissimo' } }),
  reportThanks: () => ({ body: { reason: 'other' } }),
  reportThread: () => ({ body: { reason: 'other' } }),

  readSeal: () => ({ params: { day: '2026-11-19' } }),
  // Open already: nothing changes for the next caller.
  changeRoom: () => ({ params: { name: 'paper' }, body: { isOpen: true } }),
  declineRoom: () => ({ params: { name: 'paper' } }),
  changeBankRule: () => ({
    params: { name: 'band-low' },
    body: { value: -30, note: 'Deciso in assemblea' },
  }),

  registerMember: () => ({
    body: { name: 'Rosa', surname: uniqueSurname(), prefLocale: 'it', ...signed },
  }),
  readmitMember: () => ({ body: signed }),
  updateContact: () => ({ body: { phone: '035 1' } }),
  inviteMember: () => ({ body: { email: `${crypto.randomUUID()}@x.it` } }),
  setInvitations: () => ({ body: { perDay: 50, state: 'paused' } }),
  writeMemberNote: () => ({ body: { note: 'Ha le chiavi della sede', seen: '' } }),
  writeCallNote: () => ({ body: { note: 'Cerca aiuto per la bici' } }),
  noteRest: () => ({ body: { kind: 'spoke', reason: 'quiet' } }),
  readStatement: () => ({ query: YEAR }),
  countStatements: () => ({ query: YEAR }),
  makeStatements: () => ({ body: YEAR }),
  nameCompanion: ({ fellow }) => ({ body: { companionId: fellow.id } }),
  readFees: () => OF_THIS_YEAR,
  writeFeeYear: () => ({
    ...OF_THIS_YEAR,
    body: { dueOn: '2026-03-31', ordinary: { cents: 1500, words: '' } },
  }),
  groupFees: ({ id }) => ({ ...OF_THIS_YEAR, body: { ids: [id], group: 'reduced' } }),
  receiveFees: ({ id }) => ({ ...OF_THIS_YEAR, body: { ids: [id], on: TODAY, how: 'cash' } }),
  waiveFees: ({ id }) => ({ ...OF_THIS_YEAR, body: { ids: [id], reason: 'Aiuta in segreteria' } }),
  takeBackFees: ({ id }) => ({ ...OF_THIS_YEAR, body: { ids: [id] } }),
  voidReceipt: () => ({ params: { year: 2026, receipt: 999 }, body: { reason: 'Nome sbagliato' } }),
  remindFees: () => OF_THIS_YEAR,
  addPolicy: () => ({ body: POLICY }),
  changePolicy: () => ({ body: POLICY }),
  chooseInsured: () => ({ body: { on: TODAY } }),
  readReport: () => OF_THIS_YEAR,
  printReport: () => OF_THIS_YEAR,
  writeReport: () => ({ ...OF_THIS_YEAR, body: { year: 'Un anno buono' } }),
  setQuoting: () => ({ body: { mayQuote: false } }),
  setLegalForm: () => ({ body: { legalForm: 'aps' } }),
  writeOwnRegister: () => ({ body: { residence: 'Via Roma 1' } }),
  noteInterview: ({ id }) => ({ params: { id }, body: { metOn: '2026-11-03', metBy: 'Giulia' } }),
  writeGuardian: () => ({ body: GUARDIAN }),
  writeMemberRegister: () => ({ body: { residence: 'Via Roma 1' } }),
  recordMinutes: ({ id }) => ({ body: { on: TODAY, resolution: 'Direttivo, n. 4', ids: [id] } }),
  registerBody: () => ({ body: { ...PARISH, name: uniqueSurname(), taxCode: '' } }),
  changeBody: () => ({ body: PARISH }),
  setWelcomes: () => ({ body: { welcomes: true } }),
  nameProxy: (fixture) => ({
    body: { delegateId: fixture.fellow.id, signedOn: TODAY },
  }),
  changeMemberBand: () => ({ body: { low: -40, high: null, note: 'Sì' } }),

  giveHours: ({ id }) => ({ body: { toPerson: id, hours: 0.1, note: 'Per te' } }),
  giveOfficeHours: (_, world) => ({ body: terms(world) }),
  giveFromFund: ({ id }) => ({ body: { toPerson: id, hours: 0.1, note: 'Benvenuto' } }),
  recordGroupLesson: ({ id, fellow }, world) => ({
    body: { ...terms(world), giver: id, receivers: [fellow.id] },
  }),

  previewShare: () => ({ body: { year: 2026, except: [] } }),
  bookShare: () => ({ body: { year: 2026, except: [], seen: 'x' } }),

  readRecordingMatch: () => ({
    query: { side: 'given', person: 1, bank: 1, day: TODAY },
  }),
  createExchange: (fixture, world) => ({
    body: { ...terms(world), bankTo: fixture.bankId, userTo: fixture.id },
  }),
  createReceivedExchange: (fixture, world) => ({
    body: { ...terms(world), bankFrom: fixture.bankId, userFrom: fixture.id },
  }),
  rejectExchange: () => ({ body: { reason: 'Non era lui' } }),
  reverseExchange: () => ({ body: { reason: 'Due volte' } }),
  searchDesk: () => ({ query: { q: 'marco' } }),
  approveExchanges: ({ id }) => ({ body: { ids: [id] } }),
  rejectExchanges: ({ id }) => ({ body: { ids: [id], reason: 'Non erano loro' } }),
  readBankRecordingMatch: () => ({
    query: { userFrom: 1, userTo: 2, bankTo: 1, day: TODAY },
  }),
  createBankExchange: (fixture, world) => ({
    body: {
      ...terms(world),
      bankTo: fixture.fellow.bankId,
      userFrom: fixture.id,
      userTo: fixture.fellow.id,
    },
  }),
  removeExchange: () => ({ body: null }),
  createMultipleExchanges: (fixture, world) => ({
    body: {
      ...terms(world),
      all: 0,
      bankTo: fixture.fellow.bankId,
      listUserFrom: [fixture.id],
      listUserTo: [fixture.fellow.id],
    },
  }),
  recordEvening: (fixture, world) => {
    const { quantityOfHours: hours, ...occasion } = terms(world);
    const people = [{ id: fixture.id, hours }];
    return { body: { ...occasion, came: 'gave', other: null, people } };
  },
  undoExchangeBatch: () => ({
    body: { reason: 'La festa non c’è stata' },
  }),

  issueChequeBook: ({ id }) => ({ body: { personId: id, count: 10 } }),
  closeChequeBook: () => ({ body: { reason: 'Libretto smarrito' } }),
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
  exportOwnData: () => ({ body: { password: PASSWORD } }),
  mapImport: () => ({ body: MAPPING }),
  decideImportBodies: () => ({ body: { are: 'bodies' } }),
  decideImportRow: ({ id }) => ({ params: { id, line: 2 }, body: { plan: 'skip' } }),
  runImport: () => ({ body: { differenceTicked: true } }),

  setLetterPreference: () => ({ body: { topic: 'reminders', cadence: 'never' } }),
  readAct: () => BY_NO_LINK,
  doAct: () => BY_NO_LINK,
  takeBackAct: () => BY_NO_LINK,
  keepOpenByAct: () => BY_NO_LINK,
  addPush: () => ({ body: new TestBrowser(crypto.randomUUID()).subscription }),
  retryFailedJob: () => ({ params: OF_NOTHING }),
  exportYearOfBanks: () => ({ query: { year: 2026 } }),
  announceMaintenance: () => ({
    body: { day: '2026-12-03', from: '22:00', to: '23:00', note: 'Nuova versione' },
  }),
  callOffMaintenance: () => ({ params: OF_NOTHING }),
  suspendBank: () => ({ body: { reason: 'Nobody looks after it' } }),
  reopenBank: () => ({ body: { reason: 'Somebody does again' } }),

  addWebhook: () => ({
    body: { url: 'https://hooks.example.org/bank', events: ['exchange.confirmed'] },
  }),
  switchWebhook: () => ({ params: OF_NOTHING, body: { isOn: false } }),
  removeWebhook: () => ({ params: OF_NOTHING }),
  testWebhook: () => ({ params: OF_NOTHING }),
  listWebhookDeliveries: () => ({ params: OF_NOTHING }),

  addActivity: () => ({ body: { ...activityNames(), words: '', group: 1 } }),
  renameActivity: () => ({
    params: OF_NOTHING,
    body: { ...activityNames(), words: 'spago forno' },
  }),
  moveActivity: () => ({ params: OF_NOTHING, body: { to: 'later' } }),
  retireActivity: () => ({ params: OF_NOTHING }),
  bringActivityBack: () => ({ params: OF_NOTHING }),
  mergeActivity: () => ({ params: OF_NOTHING, body: { into: 1 } }),
  addActivityGroup: () => ({ body: activityNames() }),
  renameActivityGroup: () => ({ params: OF_NOTHING, body: activityNames() }),

  applyForBank: () => ({
    body: {
      ...bankData,
      name: `Banca ${crypto.randomUUID()}`,
      email: 'nuova@example.org',
      date: '2026-01-01',
    },
  }),
  updateBankIdentity: () => ({
    body: { name: `Banca ${crypto.randomUUID()}`, email: 'banca@example.org', date: '2026-01-01' },
  }),
};

const given: { [Name in EndpointName]?: (fixture: Fixture, world: World) => CallParts } = GIVEN;

/** A call about something in the world of a story, from its row and what is given for it. */
export function validRequest(name: EndpointName, fixture: Fixture, world: World): CallParts {
  const { params, query }: EndpointRow = endpoints[name];
  const ids = Object.keys(params?.shape ?? {}).map((part) => [part, fixture.id]);
  return {
    ...(params && { params: Object.fromEntries(ids) }),
    ...(query && { query: {} }),
    ...given[name]?.(fixture, world),
  };
}
