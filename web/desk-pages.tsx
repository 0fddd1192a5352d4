/**
 * The pages of those who administer a bank or the portal, and conversations: which screen answers which
 * address. Fetched with the first of them, and with the desk's endpoints, which each of them calls at once.
 */
import './api/desk-endpoint-table.ts';
import { useRoutes } from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { around, at, guarded, preloadAt } from './page-route.tsx';
import { paths, patterns } from './paths.ts';

const membersAwaiting = lazyPage(
  () => import('./screens/bank/members-awaiting.tsx'),
  ['joining', 'members', 'errors'],
);
const bankHome = lazyPage(
  () => import('./screens/bank/home.tsx'),
  [
    ...(['bank-desk', 'bank-record', 'bank-exchanges', 'limits', 'exchanges'] as const),
    ...(['joining', 'network', 'rooms', 'errors'] as const),
  ],
);
const bankMembers = lazyPage(
  () => import('./screens/bank/members.tsx'),
  ['invitations', 'members', 'accounts', 'desk-work', 'errors'],
);
const bankMember = lazyPage(
  () => import('./screens/bank/member.tsx'),
  [
    ...(['attention', 'members', 'desk-work', 'bank-appointments', 'appointments'] as const),
    ...(['recorded', 'course', 'past-exchanges', 'exporting', 'accounts', 'limits'] as const),
    ...(['closing', 'bank-exchanges', 'cheques', 'notices', 'exchanges', 'skills'] as const),
    ...(['trust', 'company', 'security', 'recording', 'rooms', 'errors'] as const),
    ...(['bodies', 'register', 'minors'] as const),
  ],
);
const bankNewMember = lazyPage(
  () => import('./screens/bank/new-member.tsx'),
  ['desk-work', 'rooms', 'minors', 'errors'],
);
const bankStatements = lazyPage(
  () => import('./screens/bank/statements.tsx'),
  ['desk-work', 'errors'],
);
const bankBoard = lazyPage(
  () => import('./screens/bank/board.tsx'),
  ['bank-board', 'notices', 'answer-days', 'bank-rules', 'errors', 'outside'],
);
const bankAppointments = lazyPage(
  () => import('./screens/bank/appointments.tsx'),
  ['bank-appointments', 'appointments', 'recorded', 'errors'],
);
const bankNewAppointment = lazyPage(
  () => import('./screens/bank/new-appointment.tsx'),
  [
    'bank-appointments',
    'appointments',
    'planning',
    'bank-record',
    'recording',
    'everyday-words',
    'exchanges',
    'errors',
  ],
);
const messageReports = lazyPage(
  () => import('./screens/bank/message-reports.tsx'),
  ['threads', 'errors'],
);
const bankPrivacy = lazyPage(() => import('./screens/bank/privacy.tsx'), ['privacy', 'errors']);
const webhooks = lazyPage(() => import('./screens/bank/webhooks.tsx'), ['webhooks', 'errors']);
const bankNewNotice = lazyPage(
  () => import('./screens/bank/new-notice.tsx'),
  ['bank-board', 'notices', 'bank-record', 'recording', 'everyday-words', 'exchanges', 'errors'],
);
const bankAnswer = lazyPage(
  () => import('./screens/bank/answer.tsx'),
  ['notices', 'answer-days', 'bank-record', 'exchanges', 'recording', 'errors'],
);
const bankActivities = lazyPage(
  () => import('./screens/bank/activities.tsx'),
  ['bank-board', 'notices', 'errors'],
);
const bankPhoneCall = lazyPage(
  () => import('./screens/bank/phone-call.tsx'),
  [
    'attention',
    'desk-work',
    'limits',
    'bank-exchanges',
    'exchanges',
    'notices',
    'recording',
    'everyday-words',
    'skills',
    'errors',
  ],
);
const bankAttention = lazyPage(
  () => import('./screens/bank/attention.tsx'),
  ['attention', 'errors'],
);
const bankImport = lazyPage(
  () => import('./screens/bank/import.tsx'),
  ['imports', 'invitations', 'rooms', 'errors'],
);
const bankUnverified = lazyPage(
  () => import('./screens/bank/members-unverified.tsx'),
  ['members', 'errors'],
);
const bankFormer = lazyPage(
  () => import('./screens/bank/members-former.tsx'),
  ['members', 'desk-work', 'errors'],
);
const bankExchanges = lazyPage(
  () => import('./screens/bank/exchanges.tsx'),
  ['bank-exchanges', 'exporting', 'limits', 'course', 'exchanges', 'recording', 'errors'],
);
const bankPendingExchanges = lazyPage(
  () => import('./screens/bank/pending-exchanges.tsx'),
  ['bank-exchanges', 'limits', 'course', 'exchanges', 'recording', 'errors'],
);
const bankNetwork = lazyPage(
  () => import('./screens/bank/network.tsx'),
  ['network', 'banks', 'errors'],
);
const bankGuide = lazyPage(() => import('./screens/bank/guide.tsx'), ['members', 'errors']);
const bankEvening = lazyPage(
  () => import('./screens/bank/evening.tsx'),
  ['evening', 'bank-record', 'recorded', 'recording', 'everyday-words', 'exchanges', 'errors'],
);
const bankNewExchange = lazyPage(
  () => import('./screens/bank/new-exchange.tsx'),
  [
    'bank-record',
    'bank-exchanges',
    'recorded',
    'recording',
    'everyday-words',
    'exchanges',
    'errors',
  ],
);
const bankCheques = lazyPage(
  () => import('./screens/bank/cheques.tsx'),
  ['cheques', 'recording', 'recorded', 'everyday-words', 'errors'],
);
const bankStatistics = lazyPage(
  () => import('./screens/bank/statistics.tsx'),
  ['bank-exchanges', 'bank-months', 'errors'],
);
const bankFund = lazyPage(
  () => import('./screens/bank/fund.tsx'),
  [
    ...(['fund', 'course', 'bank-exchanges', 'limits', 'recorded', 'recording'] as const),
    ...(['everyday-words', 'exchanges', 'errors'] as const),
  ],
);
const bankBulletins = lazyPage(
  () => import('./screens/bank/bulletins.tsx'),
  ['bank-bulletins', 'bulletins', 'appointments', 'notices', 'outside', 'errors'],
);
const bankShare = lazyPage(
  () => import('./screens/bank/share.tsx'),
  ['shares', 'bank-record', 'errors'],
);
const bankProfile = lazyPage(
  () => import('./screens/bank/profile.tsx'),
  ['bank-desk', 'banks', 'pictures', 'errors'],
);
const bankRules = lazyPage(() => import('./screens/bank/rules.tsx'), ['bank-rules', 'errors']);
const bankRegister = lazyPage(
  () => import('./screens/bank/register.tsx'),
  ['register', 'exporting', 'errors'],
);
const bankFees = lazyPage(() => import('./screens/bank/fees.tsx'), ['fees', 'errors']);
const bankInsured = lazyPage(
  () => import('./screens/bank/insured.tsx'),
  ['insured', 'exporting', 'errors'],
);
const bankMinors = lazyPage(() => import('./screens/bank/minors.tsx'), ['minors', 'errors']);
const bankYear = lazyPage(() => import('./screens/bank/report.tsx'), ['reports', 'errors']);
const bankBodies = lazyPage(
  () => import('./screens/bank/bodies.tsx'),
  ['bodies', 'trust', 'recording', 'errors'],
);
const bankRooms = lazyPage(() => import('./screens/bank/rooms.tsx'), ['rooms', 'errors']);
const bankArchive = lazyPage(() => import('./screens/bank/archive.tsx'), ['archive', 'errors']);

const bankRoutes = [
  at(paths.bankHome, bankHome),
  at(paths.bankMembers, bankMembers),
  at(paths.bankNewMember, bankNewMember),
  at(patterns.bankMember, bankMember),
  at(paths.bankMembersUnverified, bankUnverified),
  at(paths.bankMembersFormer, bankFormer),
  at(paths.bankImport, bankImport),
  at(paths.bankExchanges, bankExchanges),
  at(paths.bankPendingExchanges, bankPendingExchanges),
  at(paths.bankNetwork, bankNetwork),
  at(paths.bankNewExchange, bankNewExchange),
  at(paths.bankEvening, bankEvening),
  at(paths.bankGuide, bankGuide),
  at(paths.bankCheques, bankCheques),
  at(paths.bankStatistics, bankStatistics),
  at(paths.bankStatements, bankStatements),
  at(paths.bankBoard, bankBoard),
  at(paths.bankAppointments, bankAppointments),
  at(paths.bankNewAppointment, bankNewAppointment),
  at(paths.bankMessageReports, messageReports),
  at(paths.bankPrivacy, bankPrivacy),
  at(paths.bankWebhooks, webhooks),
  at(paths.bankNewNotice, bankNewNotice),
  at(paths.bankAnswer, bankAnswer),
  at(paths.bankActivities, bankActivities),
  at(paths.bankPhoneCall, bankPhoneCall),
  at(paths.bankAttention, bankAttention),
  at(paths.bankMembersAwaiting, membersAwaiting),
  at(paths.bankProfile, bankProfile),
  at(paths.bankRules, bankRules),
  at(paths.bankRegister, bankRegister),
  at(paths.bankFees, bankFees),
  at(paths.bankInsured, bankInsured),
  at(paths.bankMinors, bankMinors),
  at(paths.bankYear, bankYear),
  at(paths.bankBodies, bankBodies),
  at(paths.bankRooms, bankRooms),
  at(paths.bankArchive, bankArchive),
  at(paths.bankFund, bankFund),
  at(paths.bankShare, bankShare),
  at(paths.bankBulletins, bankBulletins),
  at(paths.bankNewBulletin, bankBulletins),
  at(patterns.bankBulletin, bankBulletins),
];

const portalDesk = lazyPage(() => import('./screens/portal.tsx'), ['portal', 'banks', 'errors']);
const portalBanks = lazyPage(
  () => import('./screens/portal/live-banks.tsx'),
  ['portal', 'archive', 'rooms', 'health', 'exporting', 'errors'],
);
const portalFailed = lazyPage(
  () => import('./screens/portal/failed-work.tsx'),
  ['failed-work', 'errors'],
);
const portalHealth = lazyPage(() => import('./screens/portal/health.tsx'), ['health', 'errors']);
const portalActivities = lazyPage(
  () => import('./screens/portal/activities.tsx'),
  ['activities', 'errors'],
);
const portalHistory = lazyPage(
  () => import('./screens/portal/history.tsx'),
  ['portal', 'failed-work', 'errors'],
);
const messages = lazyPage(() => import('./screens/messages.tsx'), ['threads', 'errors']);
const thread = lazyPage(() => import('./screens/messages/thread.tsx'), ['threads', 'errors']);
const newMessage = lazyPage(
  () => import('./screens/messages/new-message.tsx'),
  ['threads', 'errors'],
);
const security = lazyPage(
  () => import('./screens/security.tsx'),
  ['security', 'profile', 'accounts', 'passkeys', 'access-tokens', 'own-data', 'privacy', 'errors'],
);
const accessibility = lazyPage(
  () => import('./screens/accessibility.tsx'),
  ['accessibility', 'connection', 'exchanges', 'errors'],
);
const notFound = lazyPage(
  () => import('./screens/not-found.tsx'),
  ['not-found', 'connection', 'exchanges', 'errors'],
);

const routes = [
  around(guarded('BankPage'), bankRoutes),
  around(guarded('PortalPage', ['exchanges']), [
    at(paths.portal, portalDesk),
    at(paths.portalBanks, portalBanks),
    at(paths.portalActivities, portalActivities),
    at(paths.portalFailed, portalFailed),
    at(paths.portalHealth, portalHealth),
    at(paths.portalHistory, portalHistory),
  ]),
  around(guarded('MemberPage', ['exchanges']), [
    at(paths.messages, messages),
    at(paths.newMessage, newMessage),
    at(patterns.thread, thread),
  ]),
  around(guarded('OwnPage', ['exchanges']), [at(paths.security, security)]),
  at(paths.accessibility, accessibility),
  at('*', notFound),
];

/** Fetches everything that stands at an address of the desks. */
export const preloadDeskPageAt = (pathname: string): Promise<void> => preloadAt(routes, pathname);

/** Whatever is no page of members or visitors. */
export default function DeskPages() {
  return useRoutes(routes);
}
