/** Registration (specification §2, §5, §8): every rule of the form, its good path and its refusals. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, isAwake, SEVERAL, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const PASSWORD = 'Prova-2026!x';

async function chooseBank(page: Page, part: string, name: string): Promise<void> {
  await page.getByLabel('Quale banca?').fill(part);
  await page.getByRole('option', { name }).click();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Ripeti l’email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ripeti la password').fill(PASSWORD);
  await page.getByLabel('Nome', { exact: true }).fill('Zoë Łucja');
  await page.getByLabel('Cognome', { exact: true }).fill("D'Àmico ßtraße");
  await page.getByLabel('Giorno').fill('30/07/1951');
  await page.getByLabel('Telefono').fill('+39 035 555 0123');
  await page.getByLabel('Preferisco non specificare').check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Registrati' });

test('choice and bank must agree before one may register', async ({ page }) => {
  await page.goto('/register');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText('Scegli prima la tua banca')).toBeVisible();
  const missing = page.getByText('Da completare:');
  await expect(missing).toHaveText('Da completare: La tua banca, Per entrare, Chi sei');
  await missing.getByRole('button', { name: 'Chi sei' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();

  await chooseBank(page, 'lec', 'Banca del Tempo di Lecco');
  await expect(submit(page)).toBeEnabled();
  await expect(missing).toHaveText('Da completare: Per entrare, Chi sei');
  await page.getByText('Altri dati').click();
  for (const detail of ['Piazza Garibaldi 8, 23900 Lecco', 'lecco@example.org', 'Paolo Colombo']) {
    await expect(page.getByText(detail)).toBeVisible();
  }

  await page.getByLabel(italian('accounts:register.bank.no')).check();
  await expect(page.getByText(/scrivere una email agli amministratori della rete/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'portale@example.org' })).toHaveAttribute(
    'href',
    'mailto:portale@example.org',
  );
  await expect(page.getByLabel('Quale banca?')).toHaveValue('');
  await expect(page.getByText('lecco@example.org')).toBeHidden();
  await expect(submit(page)).toBeEnabled();

  await chooseBank(page, 'lec', 'Banca del Tempo di Lecco');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText('Cambia una delle due risposte')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('everything that is missing is said at once', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel(italian('accounts:register.bank.no')).check();
  await submit(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const wrong of [
    'Inserire un indirizzo email',
    'Inserire la password',
    'Scrivi il nome',
    'Scrivi il cognome',
    italian('accounts:wrong.dateRequired'),
    italian('accounts:wrong.phoneRequired'),
    'Indica il sesso',
  ]) {
    await expect(summary).toContainText(wrong);
  }
  await summary.getByRole('link', { name: 'Indica il sesso' }).click();
  await expect(page.locator('[data-field]:focus-within')).toContainText('Indica il sesso');
  await expectNoAxeViolations(page);
});

test('what is typed is weighed while typing, in its own time', async ({ page }) => {
  await page.goto('/register');
  const fieldOf = (name: string) => page.locator(`[data-field="${name}"]`);
  await page.getByLabel('Email', { exact: true }).fill('zoe@example.org');
  await page.getByLabel('Ripeti l’email').fill('zoe@example.com');
  await expect(fieldOf('emailConf')).not.toContainText('Le due email non combaciano!');
  await page.getByLabel('Password', { exact: true }).fill('tempo');
  await expect(fieldOf('emailConf')).toContainText('Le due email non combaciano!');
  await page.getByLabel('Email', { exact: true }).fill('zoe@example.com');
  await expect(fieldOf('emailConf')).not.toContainText('Le due email non combaciano!');

  const hint = page.locator('[role="status"]', { hasText: 'Manca ancora' });
  await expect(hint).toContainText(italian('accounts:passwordRules.length'));
  await expect(hint).toContainText('una lettera maiuscola');
  await expect(hint).not.toContainText('una lettera minuscola');
  await expect(fieldOf('password')).toContainText('La password è debole');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText(italian('ui:passwordHint.strong'))).toBeVisible();
  await expect(fieldOf('password')).not.toContainText('La password è debole');

  await page.getByLabel('Ripeti la password').fill('altra');
  await page.getByLabel('Giorno').fill('01.01.2999');
  await expect(fieldOf('passwordConf')).toContainText('Le due password non combaciano!');
  await page.getByLabel('Nome', { exact: true }).fill('x'.repeat(200));
  await expect(fieldOf('dateOfBirthday')).toContainText('non può essere nel futuro');
  await page.getByLabel('Nome', { exact: true }).press('Tab');
  await expect(fieldOf('name')).toContainText('troppo lungo');
});

test('a person registers once, however impatient, and what was typed survives a reload', async ({
  page,
  portal,
}) => {
  await page.goto('/login');
  await page.goto('/register');
  await chooseBank(page, 'lec', 'Banca del Tempo di Lecco');
  await fillIn(page, 'Zoe+Banca@Example.ORG');
  await page.reload();
  await expect(page.getByLabel('Quale banca?')).toHaveValue('Banca del Tempo di Lecco');
  await expect(page.getByLabel('Cognome', { exact: true })).toHaveValue("D'Àmico ßtraße");
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ripeti la password').fill(PASSWORD);

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/register')) calls.push(request.url());
  });
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Ci sei quasi!' })).toBeVisible();
  await expect(page.getByText('Registrazione avvenuta correttamente.')).toBeVisible();
  await expect(page.getByText('zoe+banca@example.org')).toBeVisible();
  expect(calls).toHaveLength(1);
  await portal.mails.next({ to: 'zoe+banca@example.org' });
  await expectNoAxeViolations(page);

  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.goto('/register');
  await expect(page.getByLabel('Cognome', { exact: true })).toHaveValue('');
});

test('by keyboard alone', async ({ page }) => {
  await page.goto('/register');
  const reach = async (name: string | RegExp) => {
    const target = page.locator(':focus').and(page.getByLabel(name));
    for (let steps = 0; steps < 20 && (await target.count()) === 0; steps += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(target).toHaveCount(1);
  };
  const write = async (name: string | RegExp, text: string) => {
    await reach(name);
    await page.keyboard.type(text);
  };
  // The fields are switched on then; before, none takes the focus.
  await isAwake(page);
  await page.getByLabel(italian('accounts:register.bank.yes')).focus();
  await write('Quale banca?', 'lecco');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Quale banca?')).toHaveValue('Banca del Tempo di Lecco');
  await write(/^Email$/, 'tastiera@example.org');
  await write('Ripeti l’email', 'tastiera@example.org');
  await write(/^Password$/, PASSWORD);
  await write('Ripeti la password', PASSWORD);
  await write(/^Nome$/, 'Ada');
  await write(/^Cognome$/, 'Tasti');
  await write('Giorno', '02031950');
  await write('Telefono', '035 555 0100');
  await reach('Maschio');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Femmina')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registrazione avvenuta correttamente.')).toBeVisible();
});

test.describe('a failed bot check, and an address that is taken', () => {
  test.use({ expectedErrors: [[/400 POST \/api\/register/, /409 POST \/api\/register/], SEVERAL] });

  test('are told in the portal’s own words, and nothing typed is lost', async ({ page }) => {
    let isSpoilt = true;
    await page.route('**/api/register*', async (route, request) => {
      const body = request.postDataJSON();
      await route.continue({
        postData: isSpoilt ? JSON.stringify({ ...body, recaptchaToken: 'e30=' }) : undefined,
      });
      isSpoilt = false;
    });
    await page.goto('/register');
    await page.getByLabel(italian('accounts:register.bank.no')).check();
    await fillIn(page, 'marco.bianchi@example.org');
    await submit(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Registrazione utente' });
    await expect(dialog).toContainText('La verifica automatica non è riuscita');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await submit(page).click();
    await expect(dialog).toContainText('Questa email è già registrata nel portale.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alert')).toContainText(italian('accounts:wrong.emailTaken'));
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(
      'marco.bianchi@example.org',
    );

    await page.getByLabel('Email', { exact: true }).fill('marco.nuovo@example.org');
    await page.getByLabel('Ripeti l’email').fill('marco.nuovo@example.org');
    await submit(page).click();
    await expect(page.getByText('Registrazione avvenuta correttamente.')).toBeVisible();
  });
});
