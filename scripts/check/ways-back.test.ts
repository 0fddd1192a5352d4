/**
 * Everybody taps the wrong button some day. For each call that changes something this table says how
 * they get back, and the tests look whether the web keeps it. A new call does not compile without.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isChange } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';

type Changing = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { method: 'GET'; changes?: never }
    ? never
    : Name;
}[EndpointName];

/**
 * - a call: for some seconds, or as long as it says, that call takes it back, offered where it was done
 * - `asks`: a question comes before it
 * - `form`: fields are filled and sent by the button below them
 * - `again`: the same place has the opposite, nothing is lost by it, and nobody was written to
 * - `back`: it is the way back of another; `unseen`: no tap decides it; a sentence: why it is none of these
 */
type Way = EndpointName | 'asks' | 'form' | 'again' | 'back' | 'unseen' | `${string} ${string}`;

const WAYS: Record<Changing, Way> = {
  // Hours and appointments
  approveExchange: 'takeBackExchange',
  rejectExchange: 'takeBackExchange',
  approveExchanges: 'takeBackExchange',
  rejectExchanges: 'takeBackExchange',
  createReceivedExchange: 'takeBackExchange',
  recordArrangement: 'takeBackExchange',
  takeBackExchange: 'back',
  createExchange: 'form',
  createBankExchange: 'form',
  recordEvening: 'stopExchangeBatch',
  createMultipleExchanges: 'stopExchangeBatch',
  stopExchangeBatch: 'asks',
  undoExchangeBatch: 'asks',
  reverseExchange: 'asks',
  removeExchange: 'asks',
  agreeArrangement: 'takeBackArrangement',
  dropArrangement: 'takeBackArrangement',
  takeBackArrangement: 'back',
  proposeArrangement: 'form',
  changeArrangement: 'form',
  proposeStanding: 'form',
  agreeStanding: 'takeBackStanding',
  dropStanding: 'takeBackStanding',
  endStanding: 'takeBackStanding',
  pauseStanding: 'takeBackStanding',
  resumeStanding: 'takeBackStanding',
  takeBackStanding: 'back',
  makeCalendarLink: 'again',
  endCalendarLink: 'again',
  // What the bank says to all
  previewBulletin: 'unseen',
  sendBulletin: 'takeBackBulletin',
  takeBackBulletin: 'asks',
  correctBulletin: 'form',
  callOffBulletin: 'asks',
  noteAttendance: 'again',
  sayAttendance: 'again',
  putAwayBulletin: 'nobody is told, and it stays among what the bank says',
  // The board and conversations
  letAnswerGo: 'takeBackOnAnswer',
  withdrawAnswer: 'takeBackOnAnswer',
  takeBackOnAnswer: 'back',
  acceptAnswer: 'telephone numbers are shown at once; the words beside the button say so',
  answerNotice: 'form',
  askHelpers: 'form',
  declineAsk: 'takeBackOnAsk',
  takeBackOnAsk: 'back',
  postNotice: 'form',
  changeNotice: 'form',
  renewNotice: 'again',
  pauseNotice: 'again',
  closeNotice: 'takeBackNotice',
  takeBackNotice: 'back',
  keepNoticeOpen: 'again',
  hideNotice: 'asks',
  showNotice: 'again',
  tellAnswer: 'again',
  reportNotice: 'asks',
  keepNoticePicture: 'again',
  dropNoticePicture: 'again',
  setAskingChoice: 'again',
  setReach: 'again',
  changeActivityRule: 'again',
  visitFromDigest: 'unseen',
  startThread: 'form',
  sendMessage: 'form',
  markThreadRead: 'unseen',
  withdrawMessage: 'asks',
  blockPartner: 'asks',
  unblockPartner: 'again',
  reportThread: 'asks',
  giveThanks: 'form',
  takeBackThanks: 'asks',
  setQuoting: 'again',
  reportThanks: 'asks',
  settleThreadReport: 'nobody is told, and the conversation can be reported again',
  changeOwnSkills: 'again',
  changeMemberSkills: 'again',
  // Joining, members, the desk
  joinBank: 'withdrawJoin',
  withdrawJoin: 'asks',
  acceptMember: 'takeBackMember',
  denyMember: 'takeBackMember',
  takeBackMember: 'back',
  resendToUnverified: 'again',
  deleteUnverified: 'asks',
  registerMember: 'form',
  readmitMember: 'asks',
  updateContact: 'form',
  inviteMember: 'asks',
  setInvitations: 'again',
  writeCallNote: 'form',
  writeMemberNote: 'form',
  noteRest: 'endRests',
  endRests: 'back',
  makeStatements: 'form',
  chooseMemberColumns: 'again',
  updateMember: 'form',
  changeCardNumber: 'form',
  changeMemberBand: 'form',
  removeMember: 'asks',
  closeAccount: 'asks',
  changeRole: 'asks',
  setWelcomes: 'again',
  endCompany: 'one click and no reason, as both were promised; the desk names the two again',
  nameCompanion: 'form',
  writeFeeYear: 'form',
  groupFees: 'again',
  receiveFees: 'takeBackFees',
  waiveFees: 'takeBackFees',
  takeBackFees: 'back',
  voidReceipt: 'asks',
  remindFees: 'asks',
  addPolicy: 'form',
  changePolicy: 'form',
  chooseInsured: 'form',
  setLegalForm: 'again',
  recordMinutes: 'form',
  writeMemberRegister: 'form',
  noteInterview: 'form',
  writeOwnRegister: 'form',
  writeGuardian: 'form',
  writeReport: 'form',
  registerBody: 'form',
  changeBody: 'form',
  endCompanyAtDesk: 'the two are named again in the same place',
  nameProxy: 'form',
  endProxy: 'asks',
  endOwnProxy: 'asks',
  giveConsent: 'the letter of the privacy notice says how to take it back, as the law has it',
  remindConsents: 'asks',
  noteConsent: 'takeBackConsent',
  takeBackConsent: 'asks',
  askErasure: 'takeBackErasure',
  takeBackErasure: 'back',
  askErasureFor: 'takeBackErasureFor',
  takeBackErasureFor: 'back',
  updateBank: 'form',
  putFirstStepsAway:
    'a line among the places of the bank shows them again, until it no longer begins',
  changeBankRule: 'form',
  changeRoom: 'asks',
  declineRoom: 'again',
  issueChequeBook: 'asks',
  closeChequeBook: 'asks',
  bookCheque:
    'the pile is read through before it is booked; an exchange is reversed where it stands',
  keepCheque: 'asks',
  voidCheque: 'asks',
  handInCheque: 'form',
  giveHours: 'form',
  giveOfficeHours: 'form',
  giveFromFund: 'form',
  recordGroupLesson: 'form',
  previewShare: 'unseen',
  announceShare: 'asks',
  bookShare: 'asks',
  exportBank: 'again',
  createImport: 'deleteImport',
  mapImport: 'again',
  checkImport: 'again',
  decideImportRow: 'again',
  decideImportNames: 'again',
  decideImportBodies: 'again',
  runImport: 'undoImport',
  undoImport: 'asks',
  deleteImport: 'asks',
  // Friend banks
  askForLink: 'rejectLink',
  approveLink: 'takeBackLink',
  rejectLink: 'takeBackLink',
  takeBackLink: 'back',
  removeLink: 'asks',
  proposeFriendLimit: 'form',
  dropFriendProposal: 'asks',
  endFriendLimit: 'asks',
  // One's own account
  register: 'form',
  login: 'form',
  logout: 'again',
  refresh: 'unseen',
  confirmRegistration: 'unseen',
  resendVerification: 'again',
  requestPasswordReset: 'form',
  resetPassword: 'form',
  restoreEmail: 'again',
  changePassword: 'form',
  updateUser: 'form',
  uploadPicture: 'again',
  resetPicture: 'again',
  setLetterPreference: 'again',
  doAct: 'takeBackAct',
  takeBackAct: 'back',
  keepOpenByAct: 'again',
  exportOwnData: 'again',
  makeAccessToken: 'form',
  revokeAccessToken: 'asks',
  addPush: 'again',
  removePush: 'again',
  endSession: 'one signs in there again',
  endOtherSessions: 'one signs in there again',
  secondStep: 'form',
  beginSecondFactor: 'form',
  confirmSecondFactor: 'form',
  renewRecoveryCodes: 'form',
  removeSecondFactor: 'form',
  removeMemberFactor: 'form',
  beginPasskey: 'unseen',
  addPasskey: 'form',
  renamePasskey: 'form',
  removePasskey: 'form',
  ...({ beginPasskeySignIn: 'unseen', passkeySignIn: 'unseen' } as const),
  ...({
    visitPublicBoard: 'unseen',
    readPaper: 'unseen',
    printRegister: 'unseen',
    exportRegister: 'unseen',
    printInsured: 'unseen',
    exportInsured: 'unseen',
    printReport: 'unseen',
  } as const),
  // The portal
  applyForBank: 'withdrawApplication',
  withdrawApplication: 'asks',
  approveBankApplication: 'asks',
  denyBankApplication: 'asks',
  updateBankIdentity: 'form',
  suspendBank: 'asks',
  reopenBank: 'asks',
  announceMaintenance: 'form',
  callOffMaintenance: 'asks',
  addActivity: 'form',
  renameActivity: 'form',
  moveActivity: 'again',
  retireActivity: 'bringActivityBack',
  bringActivityBack: 'again',
  mergeActivity: 'form',
  addActivityGroup: 'form',
  renameActivityGroup: 'form',
  importBank: 'form',
  retryFailedJob: 'again',
  retryFailedMails: 'again',
  addWebhook: 'form',
  switchWebhook: 'again',
  removeWebhook: 'asks',
  testWebhook: 'again',
};

const isEndpoint = (way: string): way is EndpointName => way in endpoints;
const ways = Object.entries(WAYS);
/** Of what can be taken back for some seconds, the kept line and its button. */
const KEPT = /useDecision|useKeeping/;
const ASKS = /Dialog|Question|asked/;

const sources = new Map(
  readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.]tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => [`web/${path}`, readFileSync(`web/${path}`, 'utf8')]),
);

/** Where a call is named, and who uses that, up to the screen. */
function usersOf(name: string): string[] {
  const found = new Set(
    [...sources.keys()].filter((path) => sources.get(path)?.includes(`'${name}'`)),
  );
  for (const path of found) {
    const file = path.split('/').at(-1) ?? '';
    for (const [other, text] of sources) if (text.includes(`/${file}'`)) found.add(other);
  }
  return [...found].flatMap((path) => sources.get(path) ?? []);
}

test('names every call that changes something, and no other', () => {
  const changing = Object.entries(endpoints).filter(([, row]) => isChange(row));
  expect(ways.map(([name]) => name).toSorted()).toEqual(changing.map(([name]) => name).toSorted());
});

const TAKE_BACK = /^takeBack(Exchange|Arrangement|Standing|Notice|OnAnswer|OnAsk|Act|Member|Link)$/;

test.each(ways.filter(([, way]) => TAKE_BACK.test(way)))(
  '%s keeps its place for ten seconds, and %s takes it back',
  (name, way) => {
    const texts = usersOf(name);
    expect(texts.some((text) => KEPT.test(text) || text.includes('keepReceived'))).toBe(true);
    expect(usersOf(way).length).toBeGreaterThan(0);
  },
);

test.each(ways.filter(([, way]) => isEndpoint(way) && !TAKE_BACK.test(way)))(
  '%s has %s on the screen',
  (_, way) => {
    expect(usersOf(way).length).toBeGreaterThan(0);
  },
);

test.each(ways.filter(([, way]) => way === 'asks'))('%s asks first', (name) => {
  expect(usersOf(name).some((text) => ASKS.test(text))).toBe(true);
});

test.each(ways.filter(([, way]) => way === 'form'))('%s is sent by a form', (name) => {
  expect(usersOf(name).some((text) => /Form\b|<form/.test(text))).toBe(true);
});

/** Opening tags of buttons, whole: braces may hold arrows. */
function buttonsIn(text: string): string[] {
  return [
    ...text.matchAll(/<Button\n?\s(?:[^{}>]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*>/g),
  ].map(([tag]) => tag);
}

test('every button that sends pauses after a decision', () => {
  const careless = [...sources].flatMap(([path, text]) =>
    buttonsIn(text)
      .filter((tag) => /[.](?:run|send)\(/.test(tag) && !/\sbusy=/.test(tag))
      .map((tag) => `${path}: ${tag}`),
  );
  expect(careless).toEqual([]);
});
