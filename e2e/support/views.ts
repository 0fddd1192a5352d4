/** Every screen of the portal with the demo data, and who looks at it: for pictures, figures and stories. */
import type { Page } from '@playwright/test';
import { newBank } from './desk.ts';
import { ask, tokenOf } from './newcomer.ts';
import { boardAdmits, openedRegister, withMinor, withParish } from './opened-rooms.ts';
import type { TestPortal } from './portal.ts';
import {
  applicantOfBank,
  assemblyPages,
  importsAtEachStep,
  messageLink,
  noticeWithPicture,
  oneTapPage,
  standingLink,
} from './scenes.ts';

export interface View {
  /** `bank-home` of `/bank-home`. */
  name: string;
  address: string;
  /** The button that opens what is to be seen, in Italian and German; nothing is pressed without it. */
  press?: RegExp;
  /** The line that unfolds what is pressed. */
  unfold?: RegExp;
}

/** What one person of the demo data sees. */
export interface Viewer {
  /** Empty for a visitor. */
  email: string;
  /** What their browser keeps (specification §24). */
  stored: Record<string, string>;
  views: View[];
}

const VISITOR = ['/', '/login', '/register', '/change-password', '/resend-email', '/accessibility'];

const MEMBER = [
  '/home',
  '/new-transaction',
  '/my-transaction',
  '/my-year',
  '/confirm-transaction',
  '/user-profile',
  '/user-profile/photo',
  '/user-profile/skills',
  '/user-profile/contact',
  '/user-profile/letters',
  '/user-profile/trust',
  '/user-profile/display',
  '/user-security',
  '/search-bank',
  '/board',
  '/board/new',
  '/people',
  '/appointments',
  '/appointments?view=calendar',
  '/messages',
  '/messages/new',
  '/my-bank',
  '/help',
];

const DESK = [
  '/bank-home',
  '/bank-home/guide',
  '/bank-members',
  '/bank-members-new',
  '/bank-members-awaiting',
  '/bank-members-unverified',
  '/bank-members-former',
  '/bank-network',
  '/bank-transactions',
  '/bank-pending-requests',
  '/bank-new-transaction',
  '/bank-new-transaction/evening',
  '/bank-profile',
  '/bank-rules',
  '/bank-rooms',
  '/bank-archive',
  '/bank-fund',
  '/bank-share',
  '/bank-bulletins',
  '/bank-bulletins/new',
  '/bank-statistics',
  '/bank-statements',
  '/bank-board',
  '/bank-board?view=tell',
  '/bank-board/new',
  '/bank-board/activities',
  '/bank-message-reports',
  '/bank-privacy',
  '/bank-webhooks',
  '/bank-appointments',
  '/bank-appointments/new',
  '/bank-phone-call',
  '/bank-attention',
  '/bank-cheques',
  '/bank-import',
];

/** Blank cheques of Bruno Facchinetti in the demo data. */
const CHEQUE_AT_THE_DESK = 'S91B2MS94';
const CHEQUE_IN_HAND = 'M10WZFPEQ';

/** All of them; the numbers in the addresses are those of this portal. */
export async function everyViewer(portal: TestPortal): Promise<Viewer[]> {
  const viewer = async (
    email: string,
    addresses: string[],
    more: View[] = [],
    password?: string,
  ) => ({
    email,
    stored: { token: await tokenOf(portal, email, password), email, rememberMe: 'false' },
    views: [...addresses.map(view), ...more],
  });
  const applicant = await applicantOfBank(portal);
  const founder = await newBank(portal, 'Banca del Tempo di Crema', 'ada.crema@example.org');
  await portal.refuseMail('anna.ferrari@example.org');
  const assembly = await assemblyPages(portal);
  const oneTap = [
    { name: 'one-tap-attend', address: assembly.attend },
    { name: 'one-tap', address: await oneTapPage(portal) },
    { name: 'one-tap-answer', address: await messageLink(portal) },
    { name: 'one-tap-standing', address: await standingLink(portal) },
  ];
  return [
    { email: '', stored: {}, views: [...VISITOR.map(view), ...oneTap] },
    await viewer('davide.conti@example.org', [
      '/waiting-bank',
      '/user-register-to-bank',
      '/create-bank',
    ]),
    await viewer('elena.greco@example.org', ['/processing-request']),
    await viewer(
      applicant.email,
      [],
      [{ name: 'bank-application', address: '/processing-request' }],
      applicant.password,
    ),
    await viewer('marco.bianchi@example.org', MEMBER, await ofMember(portal)),
    await viewer('carla.colleoni@example.org', [], [{ name: 'home-companion', address: '/home' }]),
    await viewer('giulia.rossi@example.org', DESK, [
      ...(await ofDesk(portal)),
      { name: 'bank-bulletin', address: assembly.desk },
      { name: 'bank-bulletin-correct', address: assembly.desk, press: /^(Correggi|Berichtigen)/ },
    ]),
    // By now her bank has opened the room of its register.
    await viewer('anna.ferrari@example.org', [OWN_ROW], ofOwnRow()),
    await viewer(
      founder.email,
      [],
      [
        { name: 'bank-beginning', address: '/bank-home' },
        { name: 'home-beginning', address: '/home' },
      ],
      founder.password,
    ),
    await viewer('portale@example.org', [
      '/portal',
      '/portal/activities',
      '/portal/banks',
      '/portal/failed',
      '/portal/health',
      '/portal/history',
    ]),
  ];
}

const OWN_ROW = '/user-profile/register';

/** What a member opens from their row in the register. */
const ofOwnRow = (): View[] => [
  { name: 'register-own-write', address: OWN_ROW, press: /^(Scrivi|Schreiben)/ },
  { name: 'register-own-look', address: OWN_ROW, press: /^(Guarda|Verzeichnis)/ },
];

/** What a member sees behind an address with a number. */
async function ofMember(portal: TestPortal): Promise<View[]> {
  const token = await tokenOf(portal, 'marco.bianchi@example.org');
  const [own, person, thread, picture] = await Promise.all([
    firstOf(portal, token, '/users/transactions?'),
    firstOf(portal, token, '/users/people?q=emily&'),
    firstOf(portal, token, '/users/threads?'),
    noticeWithPicture(portal, token),
  ]);
  return [
    { name: 'people-one', address: `/people/${person}` },
    { name: 'people-nobody', address: '/people?q=mongolfiera' },
    { name: 'board-who-can', address: '/board?q=uncinetto' },
    { name: 'message', address: `/messages/${thread}` },
    { name: 'board-picture', address: `/board/${picture}` },
    { name: 'exchange-panel', address: `/my-transaction?exchange=${own}` },
    { name: 'given-cheque', address: `/a/${CHEQUE_IN_HAND}` },
    { name: 'add-passkey', address: '/user-security?dialog=passkey' },
    { name: 'own-data', address: '/user-security?dialog=own-data' },
    { name: 'make-token', address: '/user-security?dialog=token' },
    { name: 'office-hours', address: '/my-bank?dialog=office' },
  ];
}

/** What the desk sees of one member, one exchange, one cheque, one import. */
async function ofDesk(portal: TestPortal): Promise<View[]> {
  const token = await tokenOf(portal, 'giulia.rossi@example.org');
  const [anna, battista, bruno, exchange, notice] = await Promise.all([
    memberId(portal, token, 'ferrari anna'),
    memberId(portal, token, 'zanetti battista'),
    memberId(portal, token, 'facchinetti bruno'),
    firstOf(portal, token, '/admin/transactions?'),
    firstOf(portal, token, '/users/notices?kind=request&'),
  ]);
  await openedRegister(portal, anna);
  await withParish(portal);
  await withMinor(portal);
  await boardAdmits(portal);
  // The files bring fees and bodies, which only open rooms take; they are read again when somebody joins later.
  const imports = await importsAtEachStep(portal, token);
  return [
    { name: 'bank-register', address: '/bank-members-register' },
    {
      name: 'bank-register-entry',
      address: '/bank-members-register?on=2026-11-01',
      press: /^(Scrivi|Ins Verzeichnis)/,
    },
    { name: 'bank-interview', address: '/bank-members-awaiting', press: /^(Colloquio|Gespräch)/ },
    { name: 'bank-register-minutes', address: '/bank-members-register?view=minutes' },
    { name: 'bank-bodies', address: '/bank-bodies' },
    { name: 'bank-body-new', address: '/bank-bodies', press: /^(Nuovo ente|Neue Organisation)/ },
    { name: 'bank-fees', address: '/bank-fees' },
    { name: 'bank-fees-received', address: '/bank-fees?view=received' },
    { name: 'bank-fees-year', address: '/bank-fees', press: /^(Cambia|Ändern)$/ },
    { name: 'bank-fees-remind', address: '/bank-fees', press: /^(Scrivi a chi|Allen mit)/ },
    { name: 'bank-minors', address: '/bank-minors' },
    { name: 'bank-minors-form', address: '/bank-minors', press: /^(Correggi|Formular)/ },
    { name: 'bank-insured', address: '/bank-insured' },
    { name: 'bank-insured-choose', address: '/bank-insured', press: /^(Scegli chi|Wählen, wer)/ },
    { name: 'bank-report', address: '/bank-year' },
    { name: 'bank-report-write', address: '/bank-year?view=write' },
    { name: 'bank-member', address: `/bank-members/${anna}` },
    { name: 'bank-member-newcomer', address: `/bank-members/${battista}` },
    { name: 'bank-member-cheques', address: `/bank-members/${bruno}` },
    { name: 'bank-exchange-panel', address: `/bank-transactions?exchange=${exchange}` },
    { name: 'bank-statement', address: `/bank-statements?person=${bruno}` },
    { name: 'bank-caller', address: `/bank-phone-call?person=${anna}` },
    { name: 'bank-cheque', address: `/bank-cheques?code=${CHEQUE_AT_THE_DESK}` },
    { name: 'bank-answer', address: `/bank-board/answer?notice=${notice}` },
    { name: 'bank-data', address: '/bank-profile?edit=bank' },
    {
      name: 'bank-rule',
      address: '/bank-rules',
      unfold: /^(Altre regole|Weitere Regeln)/,
      press: /^(Cambia|Ändern)/,
    },
    { name: 'bank-lesson', address: '/bank-fund', press: /^(Lezione|Gruppen)/ },
    { name: 'bank-gift', address: '/bank-fund', press: /^(Dona|Schenken)/ },
    ...Object.entries(imports).map(([step, id]) => ({
      name: `bank-import-${step}`,
      address: `/bank-import?import=${id}`,
    })),
  ];
}

/** Opens a view and waits until it has everything. */
export async function openView(page: Page, { address, press, unfold }: View): Promise<void> {
  await page.goto(address);
  // A page of visitors is served already drawn: the application begins when it is touched, and may draw
  // all of it again. Only what stands after that counts.
  await page.dispatchEvent('html', 'pointerdown');
  await page.locator('html[data-awake]').waitFor();
  await page.locator('[role=status][aria-live=polite]').first().waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-loading]'));
  if (unfold) await page.getByRole('main').getByText(unfold).first().click();
  if (press) await page.getByRole('main').getByRole('button', { name: press }).first().click();
}

async function firstOf(portal: TestPortal, token: string, path: string): Promise<number> {
  return (await ask(portal, 'GET', `${path}limit=1`, { token }))[0].id;
}

async function memberId(portal: TestPortal, token: string, name: string): Promise<number> {
  const { userBankId } = JSON.parse(atob(token.split('.')[1] ?? ''));
  const names: { id: number }[] = await ask(
    portal,
    'GET',
    `/banks/${userBankId}/users?q=${encodeURIComponent(name)}`,
    { token },
  );
  const [person] = names;
  if (!person) throw new Error(`${name} is not in the demo data`);
  return person.id;
}

function view(address: string): View {
  return { name: address.slice(1).replaceAll('/', '-') || 'landing', address };
}
