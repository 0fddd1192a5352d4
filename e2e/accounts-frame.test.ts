/** Menus, badges and footers (specification §2): what each person sees around every page. */
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';

test('a member’s menu, footer and privacy notice, and a language for everywhere', async ({
  page,
}) => {
  await signIn(page, 'marco.bianchi@example.org');
  const header = page.getByRole('banner');
  await expect(header.getByText('Banca del Tempo di Bergamo')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Amministrazione' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Bacheca',
    'Registra scambio',
    'I miei scambi',
    /^In attesa/,
  ]);

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Versione 1.5.8');
  await expect(footer).toHaveCSS('background-color', 'rgb(26, 90, 142)');
  await footer.getByRole('button', { name: 'Informativa privacy' }).click();
  const notice = page.getByRole('dialog', { name: 'Informativa privacy' });
  await expect(notice).toContainText('Banca del Tempo di Bergamo');
  await expect(notice).toContainText('Titolare del trattamento');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(footer.getByRole('button', { name: 'Informativa privacy' })).toBeFocused();

  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
});

test('an administrator goes to the bank’s desk and back by the badge', async ({ page }) => {
  await signIn(page, 'giulia.rossi@example.org');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Amministrazione' }).click();
  await expect(page).toHaveURL('/bank-home');
  await expect(header.getByText('Amministrazione')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(150, 42, 58)');
  await expect(page.getByRole('contentinfo')).toContainText('Versione 1.5.8');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expectNoAxeViolations(page);
  await header.getByRole('link', { name: 'La mia home' }).click();
  await expect(page).toHaveURL('/home');
});

test('the reduced menu of those without a bank, and of those who wait', async ({ page }) => {
  for (const [email, home, privacy] of [
    ['davide.conti@example.org', '/waiting-bank', 'Non li vendiamo e non li cediamo.'],
    ['elena.greco@example.org', '/processing-request', 'Banca del Tempo di Bergamo'],
  ] as const) {
    await signIn(page, email);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', home);
    await expect(header.getByRole('link', { name: /Davide Conti|Elena Greco/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Registra scambio' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Informativa privacy' }).click();
    const notice = page.getByRole('dialog', { name: 'Informativa privacy' });
    await expect(notice).toContainText(privacy);
    await expectNoAxeViolations(page);
    await notice.press('Escape');
    await expect(notice).toBeHidden();
    await header.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('in German nothing is wider than a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const fits = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide, address).toBe(0);
  };
  for (const address of ['/login', '/register', '/resend-email', '/change-password']) {
    await fits(`${address}?lang=de`);
  }
  await signIn(page, 'davide.conti@example.org');
  for (const address of ['/waiting-bank', '/user-register-to-bank', '/create-bank']) {
    await fits(address);
  }
  await fits('/user-profile?dialog=edit');
});

test('on a phone the places of every day are under the thumb', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, 'marco.bianchi@example.org');
  const tabs = page.getByRole('navigation', { name: 'Menu rapido' });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  await tabs.getByRole('link', { name: 'Profilo' }).click();
  await expect(page).toHaveURL('/user-profile');
  await expect(tabs.getByRole('link', { name: 'Profilo' })).toHaveAttribute('aria-current', 'page');
});

test('an address that leads nowhere keeps the menu of who is signed in', async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/non-esiste');
  await expect(page.getByRole('heading', { name: 'Questa pagina non c’è' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'I miei scambi' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Torna all’inizio' }).click();
  await expect(page).toHaveURL('/home');
});

test('language and appearance are chosen in the profile too, and who signs out is told so', async ({
  page,
}) => {
  await enterAs(page, 'marco.bianchi@example.org', '/user-profile');
  await page.getByRole('link', { name: 'Lingua e colori Italiano · Come il dispositivo' }).click();
  await page.getByRole('main').getByRole('radio', { name: 'Scuro' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Dein Profil' }).click();
  await expect(page.getByText('Deutsch · Dunkel')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Du hast dich abgemeldet. Bis bald!')).toBeVisible();
});
