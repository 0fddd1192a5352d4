/** What day it is says the portal, wherever somebody reads it. */
import { enterAs, expect, test } from './support/fixtures.ts';

const GIULIA = 'giulia.rossi@example.org';
const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const dayAt = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone }).format(new Date());

/** At every moment one of the two has another day than Rome. */
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('begins a new exchange today, as the portal has it', async ({ page }) => {
      const before = dayAt('Europe/Rome');
      await enterAs(page, GIULIA, '/new-transaction');
      const field = page.getByRole('textbox', { name: 'Data' });
      await expect(field).toHaveValue(/\d{2}\/\d{2}\/\d{4}/);
      expect([before, dayAt('Europe/Rome')]).toContain(await field.inputValue());
    });
  });
}
