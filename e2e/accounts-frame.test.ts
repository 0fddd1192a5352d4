/** Menus, badges and footers (specification §2): what each person sees around every page. */
import type { Page } from '@playwright/test';
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';

/** The height of the footer of signed-in people: one line at a desk, two on a phone. */
const FOOTER_PX = { 1280: 56, 390: 80 };

test('a member’s menu, footer and privacy notice', async ({ page }) => {
  await signIn(page, 'marco.bianchi@example.org');
  const header = page.getByRole('banner');
  await expect(header.getByText('Banca del Tempo di Bergamo')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Amministrazione' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link')).toHaveText([
    /^Home ?\d*$/,
    'Bacheca',
    'Registra',
    'Scambi',
    /^In attesa ?\d*$/,
    /^Messaggi ?\d*$/,
  ]);
  await page.getByRole('button', { name: 'Menu di Marco Bianchi' }).click();
  const own = header.getByRole('listitem');
  await expect(own).toHaveText(['Profilo', 'La mia banca', 'Cerca una banca', 'Aiuto', 'Esci']);
  await page.keyboard.press('Escape');

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
  // Language and colours are in the profile: the footer stays small.
  await expect(footer.getByRole('link')).toHaveText(['Accessibilità']);
  await expect(footer.getByRole('radio')).toHaveCount(0);
  for (const [width, height] of Object.entries(FOOTER_PX)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(height);
  }
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
    await expect(header.getByRole('link', { name: 'Registra', exact: true })).toBeHidden();
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
  await expect(tabs.getByRole('link')).toHaveText([
    /^\d*Home$/,
    'Bacheca',
    'Registra',
    'Scambi',
    /^\d*Messaggi$/,
  ]);
  await tabs.getByRole('link', { name: 'Scambi' }).click();
  await expect(page).toHaveURL('/my-transaction');
  await expect(tabs.getByRole('link', { name: 'Scambi' })).toHaveAttribute('aria-current', 'page');
  const exchanges = page.getByRole('navigation', { name: 'Scambi' });
  await expect(exchanges.getByRole('link')).toHaveText([
    /^In attesa ?\d*$/,
    'Storico',
    'Il mio anno',
  ]);
  await exchanges.getByRole('link', { name: 'In attesa' }).click();
  await expect(page).toHaveURL('/confirm-transaction');
  await tabs.getByRole('link', { name: 'Messaggi' }).click();
  const messages = page.getByRole('navigation', { name: 'Messaggi' });
  await messages.getByRole('link', { name: 'Agenda' }).click();
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoAxeViolations(page);
});

/** The number in the browser's tab; 0 without one. */
const inTab = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);

test('what is mine to do is one number: at home, and in the title of every page', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await enterAs(page, 'marco.bianchi@example.org', '/board');
  const menu = page.getByRole('navigation', {
    name: isMobile ? 'Menu rapido' : 'Menu principale',
  });
  const home = menu.getByRole('link', { name: 'Home' });
  const before = await count(page);
  await expect(home).toHaveText(before > 0 ? new RegExp(`${before}`) : 'Home');
  await expect.poll(() => inTab(page)).toBe(before);
  const given = await anna.gives(marco, { note: `In più ${isMobile}` });
  await expect(home).toHaveText(new RegExp(`${before + 1}`));
  await expect.poll(() => inTab(page)).toBe(before + 1);
  await page.goto('/messages');
  await expect.poll(() => inTab(page)).toBe(before + 1);
  await anna.cancels(given);
  await expect.poll(() => inTab(page)).toBe(before);
});

/** `count` of what waits for the reader, as the portal answers this page. */
async function count(page: Page): Promise<number> {
  const answer = page.waitForResponse('**/api/users/todo');
  await page.reload();
  return (await (await answer).json()).count;
}

test('a message covers no title, no tab and not the row that it speaks of', {
  tag: ['@desk', '@phone'],
}, async ({ page, isMobile }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/messages');
  const sizes = isMobile ? [390, 320] : [1280];
  for (const width of sizes) {
    for (const letters of ['100%', '200%']) {
      await page.setViewportSize({ width, height: isMobile ? 700 : 800 });
      await page.goto('/messages');
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      const pressed = page.getByRole('button', { name: 'Salva una copia' });
      await pressed.click();
      const said = page.getByText('Copia salvata');
      await expect(said).toBeVisible();
      const apart = async () => {
        const message = await said.boundingBox();
        const others = await Promise.all(
          [
            pressed,
            page.getByRole('heading', { level: 1 }),
            // With large letters the window of a desk has the tabs of a phone.
            page.getByRole('navigation', { name: /^Menu (rapido|principale)$/ }),
          ].map((one) => one.boundingBox()),
        );
        if (!message) return ['no message'];
        return others.filter(
          (box) =>
            box &&
            box.y < message.y + message.height &&
            message.y < box.y + box.height &&
            box.x < message.x + message.width &&
            message.x < box.x + box.width,
        );
      };
      await expect.poll(apart, `${width}, ${letters}`).toEqual([]);
    }
  }
});

test('an address that leads nowhere keeps the menu of who is signed in', async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/non-esiste');
  await expect(page.getByRole('heading', { name: italian('not-found:title') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Scambi' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Torna all’inizio' }).click();
  await expect(page).toHaveURL('/home');
});

test('language and appearance are chosen in the profile, for everywhere, and who signs out is told so', async ({
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
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByText('Deutsch · Dunkel')).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.goto('/user-profile');
  await expect(page.getByText('Deutsch · Dunkel')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Du hast dich abgemeldet. Bis bald!')).toBeVisible();
});
