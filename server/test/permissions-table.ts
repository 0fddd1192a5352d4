/**
 * Who may do what, written down once more and by hand: what every kind of caller gets for every
 * kind of object, for every endpoint. The portal is held to this table, not the other way round; a
 * new endpoint without its line does not compile.
 */
import type { EndpointName } from '#contract/endpoints.ts';
import { ARRANGEMENT_PERMISSIONS } from './permissions-arrangements.ts';
import { BOARD_PERMISSIONS } from './permissions-board.ts';
import { DESK_PERMISSIONS } from './permissions-desk.ts';
import { IMPORT_PERMISSIONS } from './permissions-imports.ts';
import { LETTER_PERMISSIONS } from './permissions-letters.ts';
import { OPERATOR_PERMISSIONS } from './permissions-operators.ts';
import { PORTAL_DESK_PERMISSIONS } from './permissions-portal.ts';
import {
  admin,
  each,
  MINE_ONLY,
  member,
  OUR_BANK,
  open,
  portal,
  type Rule,
  session,
} from './permissions-rule.ts';
import { SIGN_IN_PERMISSIONS } from './permissions-sign-in.ts';
import { THREAD_PERMISSIONS } from './permissions-threads.ts';
import { WEBHOOK_PERMISSIONS } from './permissions-webhooks.ts';

export const PERMISSIONS: Record<EndpointName, Rule> = {
  ...OPERATOR_PERMISSIONS,
  ...WEBHOOK_PERMISSIONS,
  ...PORTAL_DESK_PERMISSIONS,

  login: open,
  refresh: { level: 'token' },
  logout: { level: 'token' },
  botChallenge: open,
  register: open,
  // Open to everybody; that there is no such link or address is another matter.
  confirmRegistration: { ...open, everybody: 400 },
  resetPassword: { ...open, everybody: 400 },
  restoreEmail: { ...open, everybody: 400 },
  resendVerification: { ...open, everybody: 404 },
  requestPasswordReset: open,
  readUser: {
    ...session,
    of: 'member',
    bankless: MINE_ONLY,
    pending: MINE_ONLY,
    member: MINE_ONLY,
    admin: OUR_BANK,
  },
  updateUser: session,
  changePassword: session,
  ...SIGN_IN_PERMISSIONS,
  ...DESK_PERMISSIONS,
  readPicture: session,
  // Strangers are left out of the answer, not refused.
  listFaces: member,
  uploadPicture: session,
  resetPicture: session,

  listBanks: open,
  joinBank: { ...session, of: 'bank', pending: 409, member: 403, admin: 403 },
  withdrawJoin: {
    ...session,
    of: 'bank',
    bankless: 404,
    pending: each('ok', 'ok', 404, 404),
    member: 404,
    admin: 404,
  },
  listMemberNames: {
    ...member,
    of: 'bank',
    member: each('ok', 'ok', 'ok', 403),
    admin: each('ok', 'ok', 'ok', 403),
  },
  listBankPeople: member,
  listMembers: { ...admin, of: 'bank', admin: each('ok', 'ok', 403, 403) },
  listFormerMembers: admin,
  listAwaiting: admin,
  acceptMember: { ...admin, of: 'applicant', admin: each(409, 'ok', 404, 404) },
  denyMember: { ...admin, of: 'applicant', admin: each(409, 'ok', 404, 404) },
  // One's own status is nobody's answer that could be taken back.
  takeBackMember: { ...admin, of: 'member just accepted', admin: each(409, 'ok', 404, 404) },
  listAllBanks: session,
  // Who waits reads the bank they ask to join.
  readBankOfUser: {
    ...session,
    of: 'member',
    bankless: 404,
    pending: MINE_ONLY,
    member: MINE_ONLY,
    admin: OUR_BANK,
  },
  updateMember: { ...admin, of: 'member', admin: OUR_BANK },
  readClosing: { ...admin, of: 'member', admin: OUR_BANK },
  closeAccount: { ...admin, of: 'member', admin: each(403, 'ok', 404, 404) },
  removeMember: { ...admin, of: 'member', admin: each(403, 'ok', 404, 404) },
  changeRole: { ...admin, of: 'member', admin: OUR_BANK },
  listUnverified: admin,
  resendToUnverified: { ...admin, of: 'unverified', admin: each(404, 'ok', 404, 404) },
  deleteUnverified: { ...admin, of: 'unverified', admin: each(404, 'ok', 404, 404) },
  updateBank: admin,
  readPrivacyNotice: { ...session, of: 'bank' },
  readConsent: member,
  giveConsent: member,
  listPrivacyNotices: admin,
  readConsentFigures: admin,
  listConsents: admin,
  remindConsents: admin,
  // Who has a login answers themselves.
  noteConsent: { ...admin, of: 'member', admin: each(403, 403, 404, 404) },
  // No sheet of theirs was noted.
  takeBackConsent: { ...admin, of: 'member', admin: each(409, 409, 404, 404) },
  readBankFigures: admin,
  readFirstSteps: admin,
  putFirstStepsAway: admin,
  readMemberTrail: { ...admin, of: 'member', admin: OUR_BANK },

  readOwnSkills: member,
  changeOwnSkills: member,
  readMemberSkills: { ...admin, of: 'member', admin: OUR_BANK },
  changeMemberSkills: { ...admin, of: 'member', admin: OUR_BANK },
  listHelpers: admin,

  ...BOARD_PERMISSIONS,

  // Open to everybody; that a bank wants it is another matter.
  readPublicBoard: { ...open, everybody: 404 },
  readPublicBoardPage: { ...open, everybody: 404 },
  readPublicBoardFeed: { ...open, everybody: 404 },
  visitPublicBoard: { ...open, everybody: 404 },
  readGroupText: admin,
  readPaper: admin,
  listSeals: open,
  // Nothing is sealed yet.
  readSeal: { ...open, everybody: 404 },
  readSealPage: open,
  ...ARRANGEMENT_PERMISSIONS,
  ...THREAD_PERMISSIONS,

  listBankRules: member,
  changeBankRule: admin,
  listRooms: admin,
  changeRoom: admin,
  declineRoom: admin,

  registerMember: admin,
  // Administrators have a login themselves.
  readmitMember: { ...admin, of: 'desk member who left', admin: each(404, 'ok', 404, 404) },
  updateContact: { ...admin, of: 'desk member', admin: each(403, 'ok', 404, 404) },
  inviteMember: { ...admin, of: 'desk member', admin: each(403, 'ok', 404, 404) },
  readInvitations: admin,
  setInvitations: admin,
  readMemberNote: { ...admin, of: 'member', admin: OUR_BANK },
  writeMemberNote: { ...admin, of: 'member', admin: OUR_BANK },
  readCallNote: { ...admin, of: 'member', admin: OUR_BANK },
  writeCallNote: { ...admin, of: 'member', admin: OUR_BANK },
  listPairs: { ...admin, of: 'member', admin: OUR_BANK },
  listRests: { ...admin, of: 'member', admin: OUR_BANK },
  noteRest: { ...admin, of: 'member', admin: OUR_BANK },
  endRests: { ...admin, of: 'member', admin: OUR_BANK },
  readAttention: admin,
  readStatement: { ...admin, of: 'member', admin: OUR_BANK },
  makeStatements: admin,
  countStatements: admin,
  listStatementRuns: admin,
  listOwnProxies: session,
  endOwnProxy: { ...member, of: 'delegation', member: MINE_ONLY, admin: MINE_ONLY },
  listProxiesOf: { ...admin, of: 'member', admin: OUR_BANK },
  nameProxy: { ...admin, of: 'member', admin: OUR_BANK },
  endProxy: { ...admin, of: 'delegation', admin: OUR_BANK },
  readBalanceOutlook: member,
  readMemberBand: { ...admin, of: 'member', admin: OUR_BANK },
  changeMemberBand: { ...admin, of: 'member', admin: each(403, 'ok', 404, 404) },

  readFund: admin,
  listFundMoves: admin,
  giveHours: {
    ...member,
    of: 'member',
    member: each(400, 'ok', 400, 400),
    admin: each(400, 'ok', 400, 400),
  },
  giveOfficeHours: member,
  giveFromFund: { ...admin, of: 'member', admin: each('ok', 'ok', 400, 400) },
  recordGroupLesson: { ...admin, of: 'member', admin: each('ok', 'ok', 400, 400) },

  readShare: admin,
  // Off unless a bank says otherwise.
  announceShare: { ...admin, admin: 409 },
  previewShare: { ...admin, admin: 409 },
  bookShare: { ...admin, admin: 409 },

  matchBanks: member,
  listFriends: member,
  listLinkable: admin,
  listLinksToApprove: admin,
  listLinksAsked: admin,
  askForLink: { ...admin, of: 'bank or a new one', admin: each(400, 400, 409, 'ok') },
  // A bank cannot approve its own request.
  approveLink: { ...admin, of: 'link asked', admin: each(403, 'ok', 404, 404) },
  rejectLink: { ...admin, of: 'link asked', admin: OUR_BANK },
  // The other bank has answered, not the caller's.
  takeBackLink: { ...admin, of: 'link just approved', admin: each(403, 'ok', 404, 404) },
  removeLink: { ...admin, of: 'link', admin: OUR_BANK },

  listActivities: open,
  listExchanges: member,
  listExchangesAsCreditor: member,
  listExchangesAsDebtor: member,
  listPendingExchanges: member,
  summarisePending: member,
  readTodo: member,
  readHome: member,
  listPartners: member,
  readOwnYear: member,
  listenToNews: member,
  readExchange: { ...member, of: 'exchange to confirm', member: MINE_ONLY, admin: OUR_BANK },
  readRecordingMatch: member,
  createExchange: {
    ...member,
    of: 'member',
    member: each(400, 'ok', 'ok', 400),
    admin: each(400, 'ok', 'ok', 400),
  },
  createReceivedExchange: {
    ...member,
    of: 'member',
    member: each(400, 'ok', 'ok', 400),
    admin: each(400, 'ok', 'ok', 400),
  },
  approveExchange: { ...member, of: 'exchange to confirm', member: MINE_ONLY, admin: OUR_BANK },
  rejectExchange: { ...member, of: 'exchange to confirm', member: MINE_ONLY, admin: OUR_BANK },
  reverseExchange: { ...member, of: 'exchange given', member: MINE_ONLY, admin: OUR_BANK },
  takeBackExchange: {
    ...{ ...member, of: 'exchange just confirmed' },
    ...{ member: MINE_ONLY, admin: OUR_BANK },
  },
  listBankExchanges: admin,
  listMemberExchanges: { ...admin, of: 'member', admin: OUR_BANK },
  summariseBankExchanges: admin,
  searchDesk: admin,
  readBankStatistics: admin,
  listBankPendingExchanges: admin,
  // A result for each exchange, so that a stranger's is refused inside the answer.
  approveExchanges: { ...admin, of: 'exchange to confirm' },
  rejectExchanges: { ...admin, of: 'exchange to confirm' },
  readBankRecordingMatch: admin,
  createBankExchange: { ...admin, of: 'member', admin: each('ok', 'ok', 400, 400) },
  removeExchange: { ...admin, of: 'exchange given', admin: OUR_BANK },
  createMultipleExchanges: { ...admin, of: 'member', admin: each('ok', 'ok', 400, 400) },
  listExchangeBatches: admin,
  stopExchangeBatch: { ...admin, of: 'batch that waits', admin: OUR_BANK },
  undoExchangeBatch: { ...admin, of: 'batch that is finished', admin: OUR_BANK },

  issueChequeBook: { ...admin, of: 'member', admin: OUR_BANK },
  listChequeBooks: { ...admin, of: 'member', admin: OUR_BANK },
  readChequeSheet: { ...admin, of: 'cheque', admin: OUR_BANK },
  closeChequeBook: { ...admin, of: 'cheque', admin: OUR_BANK },
  listWaitingCheques: admin,
  listChequeGivers: { ...admin, of: 'bank', admin: each('ok', 'ok', 'ok', 403) },
  readCheque: { ...admin, of: 'cheque', admin: each('ok', 'ok', 'ok', 403) },
  // Booked in the name of a member of the caller's bank.
  bookCheque: { ...admin, of: 'cheque', admin: each('ok', 'ok', 'ok', 403) },
  keepCheque: { ...admin, of: 'cheque', admin: each('ok', 'ok', 403, 403) },
  voidCheque: { ...admin, of: 'cheque', admin: each('ok', 'ok', 403, 403) },
  readGivenCheque: {
    ...member,
    of: 'cheque',
    member: each('ok', 'ok', 'ok', 403),
    admin: each('ok', 'ok', 'ok', 403),
  },
  handInCheque: {
    ...member,
    of: 'cheque',
    member: each(403, 'ok', 'ok', 403),
    admin: each(403, 'ok', 'ok', 403),
  },

  exportOwnExchanges: member,
  exportBankExchanges: admin,
  exportMembers: admin,
  exportYearOfBanks: portal,
  exportOwnData: session,
  exportBank: admin,
  // What is uploaded here is no archive.
  importBank: { ...portal, everybody: 400 },

  ...IMPORT_PERMISSIONS,
  ...LETTER_PERMISSIONS,

  readContact: open,
  applyForBank: { ...session, pending: 409, member: 403, admin: 403 },
  readOwnApplication: session,
  // Of the applicant alone; that it stays out of others' sight is the same answer for all of them.
  withdrawApplication: { ...session, of: 'application', everybody: 404 },
};
