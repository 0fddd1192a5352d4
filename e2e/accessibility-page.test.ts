/** The accessibility statement (specification §2): from the footer of every page, in three languages, for everybody. */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const BOTH = { tag: ['@desk', '@phone'] };

test(
  'a visitor finds the statement beside the privacy notice, and whom to write to',
  BOTH,
  async ({ page }) => {
    await page.goto('/login');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveText(['Informativa privacy', 'Accessibilità']);
    await footer.getByRole('link', { name: 'Accessibilità' }).click();
    await expect(page).toHaveURL('/accessibility');
    await expect(page).toHaveTitle(/^Accessibilità · /);
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibilità' })).toBeVisible();
    const untested = page.getByRole('region', { name: italian('accessibility:untested.title') });
    await expect(untested).toContainText('un lettore di schermo');
    const write = page.getByRole('region', { name: italian('accessibility:write.title') });
    await expect(write.getByRole('link')).toHaveAttribute('href', 'mailto:portale@example.org');
    await expect(page.getByText('28 novembre 2026, versione 1.5.8')).toBeVisible();
    await expectNoAxeViolations(page);
    for (const [language, title] of [
      ['en', 'Accessibility'],
      ['de', 'Barrierefreiheit'],
    ] as const) {
      await page.goto(`/accessibility?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoAxeViolations(page);
    }
  },
);

test(
  'a member reads it with their own menu, also where it names nobody to write to',
  BOTH,
  async ({ page }) => {
    await page.route('**/api/portal/contact', (route) =>
      route.fulfill({ json: { portal: 'Banca del Tempo', emails: [] } }),
    );
    await enterAs(page, 'marco.bianchi@example.org', '/my-bank');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilità' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibilità' })).toBeVisible();
    await expect(page.getByText('Banca del Tempo di Bergamo').first()).toBeVisible();
    const write = page.getByRole('region', { name: italian('accessibility:write.title') });
    await expect(write).toContainText('Dillo alla tua banca');
    await expect(write.getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page);
  },
);
