/**
 * Without a connection (specification §2, §21): the first message to somebody waits and leaves once, and what
 * cannot wait says so before it is tried.
 */
import { enterAs, expect, test } from './support/fixtures.ts';
import { kept } from './support/kept-release.ts';
import { beside, marcoAndAnna } from './support/member.ts';
import { unique } from './support/unique.ts';
import { card, leaving } from './support/waiting.ts';

const ANNA = 'anna.ferrari@example.org';
const GIULIA = 'giulia.rossi@example.org';
const MARCO = 'marco.bianchi@example.org';

test.use({ serviceWorkers: 'allow', expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });
test.slow();

test('the first message to somebody waits and arrives once', async ({ context, page, portal }) => {
  const [giulia, anna] = [await beside(portal, GIULIA), await beside(portal, ANNA)];
  await enterAs(page, ANNA, `/messages/new?to=${giulia.id}`);
  const field = page.getByRole('textbox', { name: /^Scrivi a Giulia/ });
  await field.waitFor();
  await kept(page);
  await context.setOffline(true);
  const text = unique('Passo in sede');
  await field.fill(text);
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(card(page)).toContainText(text);
  const sent = leaving(page);
  await context.setOffline(false);
  const said = page.getByRole('list', { name: 'Messaggi con Giulia Rossi' });
  await expect(said.getByText(text)).toHaveCount(1);
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  expect(sent).toEqual(['POST /api/users/threads']);
  expect((await giulia.hears(anna)).filter((one) => one === text)).toHaveLength(1);
});

test('what cannot wait says so before it is tried', async ({ context, page, portal }) => {
  const { anna } = await marcoAndAnna(portal);
  await enterAs(page, MARCO, '/new-transaction');
  await page.getByRole('button', { name: 'Ho ricevuto ore' }).click();
  await kept(page);
  await context.setOffline(true);
  await expect(page.getByText('Le ore che hai ricevuto si spostano subito')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/board/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Cerco aiuto' })).toBeVisible();
  // A page that is loaded while there is no connection does not always know that there is none.
  await context.setOffline(true);
  await expect(page.getByText('Per pubblicare serve la connessione.')).toBeVisible();
  await page.goto(`/messages/new?to=${anna.id}`);
  await expect(page.getByText('Per la prima volta serve la connessione')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('serve la connessione')).toHaveCount(0);
});
