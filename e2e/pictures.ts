/**
 * The pictures of docs/for-banks.md, taken from the running portal with the demo data: in Italian,
 * light, small. `npm run pictures` takes them again.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import setup from './support/global-setup.ts';
import { checkRows, giveFile } from './support/importing.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import { startTestPortal, type TestPortal } from './support/portal.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const VIEWPORT = { width: 1024, height: 720 };
const EMAIL = 'giulia.rossi@example.org';
/** A blank cheque of the booklet in the demo data. */
const BLANK_CHEQUE = '/bank-cheques?code=S91B2MS94';

const stopDatabase = await setup();
const portal = await startTestPortal();
const browser = await chromium.launch(launchOptions);
try {
  await mkdir(FOLDER, { recursive: true });
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: VIEWPORT,
    locale: 'it',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const token = await tokenOf(portal, EMAIL);
  const kept = { token, email: EMAIL, rememberMe: 'false', appLanguage: 'it' };
  await context.addInitScript((values) => Object.assign(localStorage, values), kept);
  // The stream of updates never ends, and a picture is taken when nothing is loading any more.
  await context.route('**/api/users/news', (route) => route.abort());
  await takeAll(context, await idsOf(portal, token));
} finally {
  await browser.close();
  await portal.stop();
  await stopDatabase();
}

interface Ids {
  bruno: number;
  maria: number;
}

async function takeAll(context: BrowserContext, { bruno, maria }: Ids): Promise<void> {
  await take(context, 'bank-data', '/bank-profile');
  await take(context, 'bank-rules', '/bank-rules');
  await take(context, 'new-member', '/bank-members-new', async (page) => {
    await page.getByLabel('Nome', { exact: true }).fill('Teresa');
    await page.getByLabel('Cognome').fill('Manzoni');
    await page.getByLabel('Telefono').fill('035 555 0188');
  });
  await take(context, 'import', '/bank-import', async (page) => {
    const sheet = 'Cognome;Nome;Nascita;Saldo\nManzoni;Teresa;12/03/1949;3,5\n;Ugo;;-1\n';
    await giveFile(page, sheet);
    await checkRows(page);
    await toTop(page, italian('imports:figures.title'));
  });
  await take(context, 'statements', '/bank-statements');
  await take(context, 'booklets', `/bank-members/${bruno}`, async (page) => {
    await page.getByText('Libretti degli assegni').click();
    await page.getByText('Assegni usati').click();
    await toTop(page, 'Libretti degli assegni');
  });
  await take(context, 'cheques', BLANK_CHEQUE, async (page) => {
    await page.getByLabel(italian('cheques:form.giver')).fill('bianchi m');
    await page.getByRole('option', { name: /Bianchi Marco/ }).click();
    await page.getByRole('button', { name: '1½ ore' }).click();
    await page.getByRole('heading', { name: 'Pila di oggi' }).click();
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  await take(context, 'phone-call', `/bank-phone-call?person=${maria}`);
  await take(context, 'fund', '/bank-fund');
  await take(context, 'invite', `/bank-members/${maria}`, async (page) => {
    await page.getByRole('button', { name: 'Invita nel portale' }).click();
    await page.getByLabel('La sua email').fill('maria.bianchi@example.org');
  });
}

/** Takes one picture of the window, after what the person did there. */
async function take(
  context: BrowserContext,
  name: string,
  address: string,
  act: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await act(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  const settings = { format: 'webp', quality: 70 } as const;
  const { data } = await session.send('Page.captureScreenshot', settings);
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
  await page.close();
}

/** Scrolls a card to the upper edge, below the header that stays there. */
async function toTop(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title });
  await heading.evaluate((element) => {
    element.scrollIntoView();
    window.scrollBy(0, -120);
  });
}

async function idsOf(portal: TestPortal, token: string): Promise<Ids> {
  const { userBankId } = JSON.parse(atob(token.split('.')[1] ?? ''));
  const idOf = async (name: string): Promise<number> => {
    const [found] = await ask(portal, 'GET', `/banks/${userBankId}/users?q=${name}`, { token });
    if (!found) throw new Error(`${name} is not in the demo data`);
    return found.id;
  };
  return { bruno: await idOf('facchinetti'), maria: await idOf('bianchi%20maria') };
}
