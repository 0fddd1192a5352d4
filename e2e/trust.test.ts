/** Acting for a member as their person of trust: named at the desk, chosen in the menu, ended (specification §12). */
import type { Page } from '@playwright/test';
import { atTheDesk, GIULIA, unfolded } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import { activity, duration, register, waiting } from './support/recording.ts';
import { actFor, band, deskMember, givenTo, trusting } from './support/trust.ts';

const CARLA = 'carla.colleoni@example.org';
const ERNESTO = 'ernesto.locatelli@example.org';
const PIERO = 'piero.gritti@example.org';
const LUISA = 'luisa.carminati@example.org';
const ANNA = 'anna.ferrari@example.org';

const back = (page: Page) => band(page).getByRole('button', { name: 'Torna a me' });

/** For whom the page sends calls, the latest last; `-` for the person themselves. */
function sentFor(page: Page, path: string): string[] {
  const people: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) people.push(request.headers()['x-for'] ?? '-');
  });
  return people;
}

test.describe('at the desk', () => {
  test.use({ expectedErrors: [/40[39] POST/] });

  test('a person of trust is named by the form, refused in words, and ended', async ({
    page,
    portal,
  }) => {
    const rosa = await deskMember(portal, 'Nominante');
    await enterAs(page, GIULIA, `/bank-members/${rosa.id}`);
    const card = await unfolded(page, 'Persone di fiducia');
    await unfolded(page, 'Che cosa è successo');
    await expect(card.getByText('Nessuno agisce per Rosa Nominante.')).toBeVisible();
    await card.getByRole('button', { name: italian('trust:desk.name') }).click();
    const dialog = page.getByRole('dialog', { name: 'Una persona di fiducia per Rosa Nominante' });
    const who = dialog.getByRole('combobox', { name: 'Chi agirà per Rosa Nominante?' });
    const choose = async (letters: string, name: string) => {
      await who.fill('');
      await who.pressSequentially(letters);
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await who.press('Enter');
      await expect(who).toHaveValue(name);
      await expect(dialog.getByText(/Scegli una persona|non entra nel portale/)).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Annota' }).click();
    };
    // The list of people is open, and closes when the field is left.
    await dialog.getByText('Conservate il modulo firmato').click();
    await dialog.getByRole('button', { name: 'Annota' }).click();
    await expect(dialog.getByText('Scegli una persona').first()).toBeVisible();
    await choose('zanetti batt', 'Zanetti Battista');
    await expect(dialog.getByText('non entra nel portale').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await choose('colleoni car', 'Colleoni Carla');
    await expect(page.getByText('Carla Colleoni ora agisce per Rosa Nominante')).toBeVisible();
    await expect(card.getByText('Carla Colleoni agisce per Rosa Nominante')).toBeVisible();
    await expect(page.getByText(italian('members:trail.actions.delegate-named'))).toBeVisible();
    await card.getByRole('button', { name: italian('trust:desk.name') }).click();
    await choose('colleoni car', 'Colleoni Carla');
    await expect(dialog.getByText(italian('errors:codes.already-delegate'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoAxeViolations(page);
    await card.getByRole('button', { name: 'Termina: Carla Colleoni per Rosa Nominante' }).click();
    await page.getByRole('button', { name: 'Sì, termina' }).click();
    await expect(card.getByText('Nessuno agisce per Rosa Nominante.')).toBeVisible();
    await expect(page.getByText(italian('members:trail.actions.delegate-ended'))).toBeVisible();
  });
});

test('a person of trust sees, confirms and goes back to themselves', async ({ page, portal }) => {
  const rosa = await trusting(portal, 'Fiduciosa', ERNESTO);
  await givenTo(portal, rosa, ANNA, 'Camicie stirate per Rosa');
  const askedFor = sentFor(page, '/api/users/todo');
  await enterAs(page, ERNESTO, '/home');
  await expect(page.getByRole('heading', { name: 'Ciao Ernesto' })).toBeVisible();
  await actFor(page, rosa);
  await expect(page.getByRole('heading', { name: `Per ${rosa.name}`, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: `Il saldo di ${rosa.name}` })).toContainText('0');
  await expect(page.getByText(`Anna Ferrari ha dato a ${rosa.name}`)).toBeVisible();
  expect(new Set(askedFor)).toEqual(new Set(['-', String(rosa.id)]));
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(band(page)).toContainText(rosa.name);
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  await page.goto('/my-transaction');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    new RegExp(`Gli scambi di ${rosa.name}: saldo .*1\\sh\\s30`),
  );
  await page
    .getByRole('button', { name: /[Dd]ettagli dello scambio/ })
    .first()
    .click();
  await expect(page.getByText(`Confermato da Ernesto Locatelli per ${rosa.name}`)).toBeVisible();
  await page.keyboard.press('Escape');

  // What is only about the reader ends it, with a sentence and without an error.
  await page.goto('/user-profile/trust');
  await expect(page.getByText(/Questa pagina è tua: ora agisci di nuovo per te/)).toBeVisible();
  await expect(band(page)).toBeHidden();
  const card = page.getByRole('main');
  await expect(card.getByText(`Agisci per conto di ${rosa.name}`).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: `Agisci per ${rosa.name}` }).click();
  await expect(page.getByRole('heading', { name: `Per ${rosa.name}`, exact: true })).toBeVisible();
  await back(page).click();
  await expect(page.getByRole('heading', { name: 'Ciao Ernesto' })).toBeVisible();
  await page.goBack();
  await expect(band(page)).toBeHidden();
});

test('hours that they gave themselves are not theirs to confirm or to record', async ({
  page,
  portal,
}) => {
  const rosa = await trusting(portal, 'Aiutata', CARLA);
  await givenTo(portal, rosa, CARLA, 'Tende lavate per Rosa');
  await enterAs(page, CARLA, '/home');
  await actFor(page, rosa);
  // It is not their turn, and waits where all does.
  await expect(page.getByText('Niente aspetta la conferma di Rosa Aiutata.')).toBeVisible();
  await page.goto('/confirm-transaction');
  const reason = page.getByText(
    'Hai dato tu queste ore: per Rosa Aiutata deve confermare la segreteria.',
  );
  await expect(reason).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conferma', exact: true })).toBeHidden();
  await page.goto('/new-transaction?side=received');
  await page.getByRole('button', { name: 'Carla Colleoni', exact: true }).click();
  await activity(page).pressSequentially('orto');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await activity(page).press('Enter');
  await duration(page).fill('1');
  await page.getByLabel('Nota').fill('Per sé stessa');
  await expect(reason).toBeVisible();
  await expect(register(page)).toBeDisabled();
});

test.describe('whom the portal does not trust', () => {
  test.use({ expectedErrors: [/403 (GET|PATCH)/] });

  test('acts for nobody: an id written into the tab, and one that ended meanwhile', async ({
    page,
    portal,
  }) => {
    const rosa = await trusting(portal, 'Sospesa', PIERO);
    await givenTo(portal, rosa, ANNA, 'Torta per Rosa');
    const { id: annaId } = await beside(portal, ANNA);
    await enterAs(page, PIERO, '/home');
    await actFor(page, rosa);
    // Written while no page of the portal runs: a running one would read it, be refused and say so itself.
    await page.goto('/icon-180.png');
    await page.evaluate((personId) => {
      const kept = JSON.parse(sessionStorage.getItem('acting-for') ?? '{}');
      sessionStorage.setItem('acting-for', JSON.stringify({ ...kept, personId, name: 'Anna' }));
    }, annaId);
    await page.goto('/home');
    await expect(page.getByText(/Non sei più la persona di fiducia di Anna/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ciao Piero' })).toBeVisible();

    await actFor(page, rosa);
    const confirm = page.getByRole('button', { name: 'Conferma', exact: true });
    await expect(confirm).toBeVisible();
    const { say } = await atTheDesk(portal);
    // Ended while the confirmation is on its way; before, any late call of the page would be refused first.
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'PATCH') {
        await say('DELETE', `/admin/proxies/${rosa.delegationId}`);
      }
      await route.continue();
    });
    await confirm.click();
    await expect(
      page.getByText(
        'Non sei più la persona di fiducia di Rosa Sospesa. Ora agisci di nuovo per te.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ciao Piero' })).toBeVisible();
    await expect(band(page)).toBeHidden();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('nothing is kept to be sent for somebody else, and what waits is sent as one’s own', async ({
    context,
    page,
    portal,
  }) => {
    const rosa = await trusting(portal, 'Lontana', LUISA);
    const recorded: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/users/transactions')) return;
      recorded.push(`${request.postDataJSON().note} for ${request.headers()['x-for'] ?? '-'}`);
    });
    const fill = async (who: string, note: string) => {
      await page.getByRole('combobox', { name: who }).pressSequentially('ferrari an');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await activity(page).pressSequentially('orto');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await duration(page).fill('1');
      await page.getByLabel('Nota').fill(note);
    };
    await enterAs(page, LUISA, '/new-transaction');
    await fill(italian('recording:given.who'), 'Di Luisa');
    await context.setOffline(true);
    await register(page).click();
    await expect(page.getByText(italian('exchanges:waiting.waiting'))).toBeVisible();
    // What waits cannot leave yet: it does while she acts for Rosa.
    await page.route('**/api/users/transactions', (route) => route.abort('internetdisconnected'));
    await context.setOffline(false);
    await actFor(page, rosa);
    await page.unroute('**/api/users/transactions');
    await page.getByRole('link', { name: 'Registra', exact: true }).click();
    await fill(italian('acting:words.recording.given.who'), 'Di Rosa');
    await context.setOffline(true);
    await register(page).click();
    await expect(page.getByText('Errore nella fase di registrazione')).toBeVisible();
    await expect(page.getByLabel('Nota')).toHaveValue('Di Rosa');
    const ofRosa = () => recorded.filter((one) => one.startsWith('Di Rosa'));
    const tries = ofRosa().length;
    await context.setOffline(false);
    await expect.poll(() => waiting(rosa.delegate, 'Di Luisa')).toHaveLength(1);
    await back(page).click();
    await expect(page.getByRole('heading', { name: 'Ciao Luisa' })).toBeVisible();
    await page.goto('/new-transaction');
    await expect(page.getByLabel('Nota')).toHaveValue('');
    expect(ofRosa()).toEqual(Array(tries).fill(`Di Rosa for ${rosa.id}`));
    expect(recorded.filter((one) => one.startsWith('Di Luisa for') && !one.endsWith('-'))).toEqual(
      [],
    );
    await actFor(page, rosa);
    await page.goto('/new-transaction');
    await expect(page.getByLabel('Nota')).toHaveValue('Di Rosa');
  });
});
