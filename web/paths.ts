/** Every address of the portal, named once (specification §2). */

export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/change-password',
  resendEmail: '/resend-email',
  registrationConfirm: '/registration-confirm',
  resetPassword: '/reset-password',
  restoreEmail: '/restore-email',
  act: '/act',

  waitingBank: '/waiting-bank',
  processingRequest: '/processing-request',
  registerToBank: '/user-register-to-bank',
  createBank: '/create-bank',

  home: '/home',
  newExchange: '/new-transaction',
  myExchanges: '/my-transaction',
  myYear: '/my-year',
  pendingExchanges: '/confirm-transaction',
  board: '/board',
  newNotice: '/board/new',
  people: '/people',
  messages: '/messages',
  newMessage: '/messages/new',
  appointments: '/appointments',
  newPlan: '/appointments/new',
  profile: '/user-profile',
  reach: '/user-profile/contact',
  security: '/user-security',
  searchBank: '/search-bank',
  myBank: '/my-bank',
  help: '/help',

  bankHome: '/bank-home',
  bankMembers: '/bank-members',
  bankNewMember: '/bank-members-new',
  bankImport: '/bank-import',
  bankMembersAwaiting: '/bank-members-awaiting',
  bankMembersUnverified: '/bank-members-unverified',
  bankMembersFormer: '/bank-members-former',
  bankNetwork: '/bank-network',
  bankExchanges: '/bank-transactions',
  bankPendingExchanges: '/bank-pending-requests',
  bankNewExchange: '/bank-new-transaction',
  bankGuide: '/bank-home/guide',
  bankEvening: '/bank-new-transaction/evening',
  bankCheques: '/bank-cheques',
  bankStatistics: '/bank-statistics',
  bankStatements: '/bank-statements',
  bankBoard: '/bank-board',
  bankMessageReports: '/bank-message-reports',
  bankPrivacy: '/bank-privacy',
  bankWebhooks: '/bank-webhooks',
  bankNewNotice: '/bank-board/new',
  bankAnswer: '/bank-board/answer',
  bankActivities: '/bank-board/activities',
  bankAppointments: '/bank-appointments',
  bankNewAppointment: '/bank-appointments/new',
  bankPhoneCall: '/bank-phone-call',
  bankAttention: '/bank-attention',
  bankProfile: '/bank-profile',
  bankRules: '/bank-rules',
  bankRooms: '/bank-rooms',
  bankArchive: '/bank-archive',
  bankFund: '/bank-fund',
  bankShare: '/bank-share',

  portal: '/portal',
  portalActivities: '/portal/activities',
  portalBanks: '/portal/banks',
  portalFailed: '/portal/failed',
  portalHealth: '/portal/health',
  portalHistory: '/portal/history',
} as const;

/** Route patterns of the addresses that carry something in their path. */
export const patterns = {
  registrationConfirm: `${paths.registrationConfirm}/:registrationToken?`,
  resetPassword: `${paths.resetPassword}/:passwordToken?`,
  act: `${paths.act}/:token`,
  notice: `${paths.board}/:id`,
  foundPerson: `${paths.people}/:id`,
  arrangement: `${paths.appointments}/:id`,
  changePlan: `${paths.appointments}/:id/edit`,
  thread: `${paths.messages}/:id`,
  changeNotice: `${paths.board}/:id/edit`,
  profilePart: `${paths.profile}/:part`,
  bankMember: `${paths.bankMembers}/:id`,
  /** In the QR code of every cheque that was printed: it never changes. */
  givenCheque: '/a/:code',
} as const;

/** The page of one member at the bank's desk. */
export function memberPath(id: number): string {
  return `${paths.bankMembers}/${id}`;
}

/** Which side of a new exchange a member is on, and how the word of who received has come, if it has. */
interface Prefilled {
  side: 'from' | 'to';
  word: 'none' | 'phone';
}

/** The desk's form for a new exchange with a member already chosen, who gave unless it says otherwise. */
export function newBankExchangePath(id: number, prefilled?: Prefilled): string {
  const more = prefilled ? `&side=${prefilled.side}&word=${prefilled.word}` : '';
  return `${paths.bankNewExchange}?person=${id}${more}`;
}

/** The page of a phone call, with the member who is called. */
export function phoneCallPath(id: number): string {
  return `${paths.bankPhoneCall}?person=${id}`;
}
