/** Every screen of the portal with the demo data, and who looks at it: for pictures, figures and stories. */
import { ask, tokenOf } from './newcomer.ts';
import type { TestPortal } from './portal.ts';

export interface View {
  /** `bank-home` of `/bank-home`. */
  name: string;
  address: string;
}

/** What one person of the demo data sees. */
export interface Viewer {
  /** Empty for a visitor. */
  email: string;
  /** What their browser keeps (specification §4). */
  stored: Record<string, string>;
  views: View[];
}

const VISITOR = ['/', '/login', '/register', '/change-password', '/resend-email'];

const MEMBER = [
  '/home',
  '/new-transaction',
  '/my-transaction',
  '/my-year',
  '/confirm-transaction',
  '/user-profile',
  '/search-bank',
  '/my-bank',
  '/help',
];

const DESK = [
  '/bank-home',
  '/bank-members',
  '/bank-members-awaiting',
  '/bank-members-unverified',
  '/bank-network',
  '/bank-transactions',
  '/bank-pending-requests',
  '/bank-new-transaction',
  '/bank-profile',
  '/bank-fund',
  '/bank-share',
  '/bank-statistics',
  '/bank-cheques',
];

/** All of them; the numbers in the addresses are those of this portal. */
export async function everyViewer(portal: TestPortal): Promise<Viewer[]> {
  const viewer = async (email: string, addresses: string[], more: View[] = []) => ({
    email,
    stored: { token: await tokenOf(portal, email), email, rememberMe: 'false' },
    views: [...addresses.map(view), ...more],
  });
  const desk = await tokenOf(portal, 'giulia.rossi@example.org');
  const first = async (path: string, token: string): Promise<number> =>
    (await ask(portal, 'GET', `${path}limit=1`, { token }))[0].id;
  const marco = await tokenOf(portal, 'marco.bianchi@example.org');
  const [member, exchange, own] = await Promise.all([
    memberId(portal, desk),
    first('/admin/transactions?', desk),
    first('/users/transactions?', marco),
  ]);
  return [
    { email: '', stored: {}, views: VISITOR.map(view) },
    await viewer('davide.conti@example.org', [
      '/waiting-bank',
      '/user-register-to-bank',
      '/create-bank',
    ]),
    await viewer('elena.greco@example.org', ['/processing-request']),
    await viewer('marco.bianchi@example.org', MEMBER, [
      { name: 'exchange-panel', address: `/my-transaction?exchange=${own}` },
    ]),
    await viewer('giulia.rossi@example.org', DESK, [
      { name: 'bank-member', address: `/bank-members/${member}` },
      { name: 'bank-exchange-panel', address: `/bank-transactions?exchange=${exchange}` },
    ]),
    await viewer('portale@example.org', ['/portal', '/portal/banks']),
  ];
}

/** Anna Ferrari, who has exchanged much. */
async function memberId(portal: TestPortal, token: string): Promise<number> {
  const { userBankId } = JSON.parse(atob(token.split('.')[1] ?? ''));
  const names: { id: number }[] = await ask(
    portal,
    'GET',
    `/banks/${userBankId}/users?q=ferrari%20anna`,
    { token },
  );
  const [anna] = names;
  if (!anna) throw new Error('Anna Ferrari is not in the demo data');
  return anna.id;
}

function view(address: string): View {
  return { name: address.slice(1).replaceAll('/', '-') || 'landing', address };
}
