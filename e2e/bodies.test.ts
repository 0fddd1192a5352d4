/** Bodies (specification §51): the desk registers a parish, two members act for it, hours go both ways. */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import { activity, duration, register } from './support/recording.ts';
import { band } from './support/trust.ts';

const ERNESTO = 'ernesto.locatelli@example.org';

test.describe('at the desk', () => {
  test.use({ expectedErrors: [/409 POST/] });

  test('the parish is registered with one referent by evening, and gives the hours of its room', async ({
    page,
    portal,
    context,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await enterAs(page, GIULIA, '/bank-home?lang=it');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Elenco dei soci' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Enti soci' })).toHaveCount(0);
    await page.goto('/bank-bodies');
    await main.getByRole('button', { name: 'Apri la stanza' }).click();
    await expect(main.getByText(italian('bodies:list.none'))).toBeVisible();
    await expectNoAxeViolations(page);

    await main.getByRole('button', { name: 'Nuovo ente' }).click();
    const form = page.getByRole('dialog', { name: 'Nuovo ente' });
    await form.getByRole('button', { name: 'Registra l’ente' }).click();
    await expect(form.getByText('Scegli che cos’è').first()).toBeVisible();
    await form.getByLabel('Nome dell’ente').fill('Parrocchia di San Rocco');
    await form.getByLabel('Che cos’è').selectOption('parish');
    await form.getByLabel(italian('bodies:fields.representedBy')).fill('don Luigi Locatelli');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Registra l’ente' }).click();
    await expect(page.getByText(/Parrocchia di San Rocco è socio: tessera \d+/)).toBeVisible();
    await expect(form).toHaveCount(0);
    const row = main.getByRole('row').filter({ hasText: 'Parrocchia di San Rocco' });
    await expect(row).toContainText(italian('bodies:list.desk'));

    // The same once more is asked about, in words.
    await main.getByRole('button', { name: 'Nuovo ente' }).click();
    await form.getByLabel('Nome dell’ente').fill('parrocchia di San Rocco');
    await form.getByLabel('Che cos’è').selectOption('parish');
    await form.getByLabel(italian('bodies:fields.representedBy')).fill('don Luigi');
    await form.getByRole('button', { name: 'Registra l’ente' }).click();
    await expect(form.getByText(italian('bodies:form.alike'))).toBeVisible();
    await form.getByRole('button', { name: 'Lascia com’era' }).click();

    await row.getByRole('button', { name: 'Nomina un referente' }).click();
    const naming = page.getByRole('dialog', { name: 'Un referente per Parrocchia di San Rocco' });
    const who = naming.getByRole('combobox', { name: 'Chi agirà per Parrocchia di San Rocco?' });
    await who.pressSequentially('locatelli ern');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await who.press('Enter');
    await expect(who).toHaveValue(/Locatelli/);
    await naming.getByRole('button', { name: 'Annota' }).click();
    await expect(row).toContainText('Ernesto Locatelli');

    // Changed, and seen as a member among members.
    await row.getByRole('button', { name: 'Modifica Parrocchia di San Rocco' }).click();
    const change = page.getByRole('dialog', { name: 'I dati di Parrocchia di San Rocco' });
    await change.getByLabel(/Telefono/).fill('035 555 200');
    await change.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Dati dell’ente salvati')).toBeVisible();
    await row.getByRole('link', { name: 'Parrocchia di San Rocco' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Ente');
    await expect(main.getByRole('link', { name: '035 555 200' })).toBeVisible();
    await expect(main.getByText('Data di nascita')).toHaveCount(0);
    await expectNoAxeViolations(page);

    // Ernesto gives the room of the parish to Anna: as many taps as for himself, and one to choose for whom.
    const other = await context.browser()?.newContext();
    const his = await other?.newPage();
    if (!his) throw new Error('a second browser');
    await enterAs(his, ERNESTO, new URL('/home', page.url()).toString());
    await his.getByRole('button', { name: 'Menu di Ernesto Locatelli' }).click();
    await his.getByRole('button', { name: 'Agisci per Parrocchia di San Rocco' }).click();
    await expect(band(his)).toContainText('Agisci per conto di Parrocchia di San Rocco');
    await his.getByRole('link', { name: 'Registra uno scambio' }).first().click();
    const whom = his.getByRole('combobox', { name: italian('acting:words.recording.given.who') });
    for (const [field, letters] of [
      [whom, 'ferrari an'],
      [activity(his), 'orto'],
    ] as const) {
      await field.pressSequentially(letters);
      await expect(his.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await his.keyboard.press('Enter');
    }
    await duration(his).fill('3');
    await his.getByLabel('Nota').fill('La sala per la festa');
    await his.getByLabel(italian('recording:hand')).fill('Maria del coro');
    await register(his).click();
    await expect(his.getByText('Scambio registrato correttamente')).toBeVisible();
    const anna = await beside(portal, 'anna.ferrari@example.org');
    const waits = (await anna.pending()).filter(
      ({ userFromFullName }) => userFromFullName === 'Parrocchia di San Rocco',
    );
    expect(waits.map(({ quantityOfHours }) => Math.abs(quantityOfHours))).toEqual([3]);
    await other?.close();

    // Who in the parish it was is seen at the desk, and its hours are counted apart once they are confirmed.
    const [gift] = waits;
    await anna.confirms(gift ?? { id: 0 });
    await page.goto('/bank-transactions?q=La+sala+per+la+festa');
    await main
      .getByRole('row', { name: /La sala per la festa/ })
      .getByText(/La sala/)
      .click();
    const panel = page.getByRole('dialog', { name: `Scambio n. ${gift?.id}` });
    await expect(panel).toContainText('Maria del coro');
    await expectNoAxeViolations(page);
    await page.goto('/bank-statistics');
    await expect(main.getByText(/di cui con enti 3\sh/)).toBeVisible();
  });
});
