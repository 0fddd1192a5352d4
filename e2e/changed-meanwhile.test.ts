/** Two people change the same data: the second sees what the first wrote, and nothing is lost. */
import type { Page } from '@playwright/test';
import type { Bank } from '#contract/banks/banks.ts';
import type { Member } from '#contract/people/members.ts';
import { atTheDesk, GIULIA, newMember, secondAdmin } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import type { TestPortal } from './support/portal.ts';

/** What one administrator writes of a member, the rest as it is. */
async function writes(
  portal: TestPortal,
  admin: { email: string; password: string },
  email: string,
  changes: object,
) {
  const { say } = await atTheDesk(portal, admin.email, admin.password);
  const [member]: Member[] = await say('GET', `/admin/banks/1/users?q=${email}`);
  if (!member) throw new Error(`${email} is no member`);
  const { id, name, surname, phone, prefLocale } = member;
  const dateOfBirthday = member.dateOfBirthday?.split('/').reverse().join('-');
  const data = { id, name, surname, email, phone, prefLocale, dateOfBirthday };
  await say('PATCH', '/users/bank/update', { ...data, sex: member.sex.toLowerCase(), ...changes });
}

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('a member', () => {
  test.use({ expectedErrors: [/409 PATCH \/api\/users\/bank\/update/] });

  test('edited by two administrators: each field is told, and theirs or mine is chosen', async ({
    page,
    portal,
  }) => {
    const email = 'contesa@example.org';
    const member = await newMember(portal, email, 'Contesa');
    const colleague = await secondAdmin(portal, 'collega@example.org', 'Collega');
    await enterAs(page, GIULIA, `/bank-members/${member.id}`);
    await page.getByRole('button', { name: 'Modifica' }).click();
    await dialog(page).getByLabel('Nome', { exact: true }).fill('Contesa Mia');
    await dialog(page).getByLabel('Telefono').fill('333 7');
    await writes(portal, colleague, email, { phone: '035 99', sex: 'f' });

    await dialog(page).getByRole('button', { name: 'Salva' }).click();
    await expect(dialog(page).getByRole('alert')).toBeFocused();
    await expect(dialog(page)).toContainText('Non ancora salvato');
    await expect(dialog(page)).toContainText(
      'Nel frattempo Collega Arrivato ha cambiato Telefono: 035 555 0100 → 035 99',
    );
    await expect(dialog(page)).toContainText('Sesso: Preferisco non specificare → Femmina');
    await expect(dialog(page).getByLabel('Femmina', { exact: true })).toBeChecked();
    await expect(dialog(page).getByLabel('Scrivi «333 7»')).toBeChecked();
    await expect(dialog(page).getByLabel('Nome', { exact: true })).toHaveValue('Contesa Mia');
    await expectNoAxeViolations(page);

    await dialog(page).getByLabel('Tieni «035 99»').check();
    await expect(dialog(page).getByLabel('Telefono', { exact: true })).toHaveValue('035 99');
    await dialog(page).getByLabel('Scrivi «333 7»').check();
    await expect(dialog(page).getByLabel('Telefono', { exact: true })).toHaveValue('333 7');
    await dialog(page).getByRole('button', { name: 'Salva' }).click();
    await expect(dialog(page)).toBeHidden();
    const { say } = await atTheDesk(portal);
    expect(await say('GET', `/users/${member.id}`)).toMatchObject({
      name: 'Contesa Mia',
      phone: '333 7',
      sex: 'f',
    });
    const trail = page.getByRole('region', { name: 'Che cosa è successo' });
    await expect(trail).toContainText('Telefono: 035 99 → 333 7');
    await expect(trail).toContainText('Telefono: 035 555 0100 → 035 99');
    await expect(trail).toContainText('Sesso: Preferisco non specificare → Femmina');
    await expectNoAxeViolations(page);
  });
});

test.describe('one’s own data', () => {
  test.use({ expectedErrors: [/409 PATCH \/api\/users\/update/] });

  test('in two tabs: what the other tab wrote is told', async ({ page, context, portal }) => {
    const email = 'due.schede@example.org';
    const member = await newMember(portal, email, 'Schede');
    await enterAs(page, email, '/user-profile?dialog=edit', member.password);
    await expect(dialog(page).getByLabel('Nome', { exact: true })).toHaveValue('Schede');
    const tab = await context.newPage();
    await enterAs(tab, email, '/user-profile?dialog=edit', member.password);
    await dialog(tab).getByLabel('Telefono').fill('035 1');
    await dialog(tab).getByRole('button', { name: 'Salva' }).click();
    await expect(dialog(tab)).toBeHidden();

    await dialog(page).getByLabel('Nome', { exact: true }).fill('Schede Due');
    await dialog(page).getByRole('button', { name: 'Salva' }).click();
    await expect(dialog(page)).toContainText(
      'Nel frattempo, in un’altra finestra, hai cambiato Telefono: 035 555 0100 → 035 1',
    );
    await expect(dialog(page).getByLabel('Telefono', { exact: true })).toHaveValue('035 1');
    await dialog(page).getByRole('button', { name: 'Salva' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('main').getByText('Schede Due Arrivato')).toBeVisible();
    await expect(page.getByText('035 1', { exact: true })).toBeVisible();
  });
});

const form = (page: Page) => page.getByRole('form', { name: 'Dati della banca' });

test.describe('the bank’s data', () => {
  test.use({ expectedErrors: [/409 PATCH \/api\/admin\/update-banks/] });

  test('changed by a colleague while a draft waits: the draft overwrites nothing', async ({
    page,
    portal,
  }) => {
    const { say } = await atTheDesk(portal);
    const bergamo = async (): Promise<Bank> =>
      (await say('GET', '/admin/banks?q=Tempo%20di%20Bergamo'))[0];
    const before = await bergamo();
    await enterAs(page, GIULIA, '/bank-profile?edit=bank');
    await form(page).getByLabel('Presidente').fill('Ada Nuova');
    await say('PATCH', '/admin/update-banks', { ...before, vat: '99988877766' });
    await page.reload();
    await expect(page.getByText(italian('ui:draft.kept'))).toBeVisible();
    await form(page).getByRole('button', { name: 'Salva i dati' }).click();
    await expect(form(page)).toContainText('hai cambiato Codice fiscale:');
    await expect(form(page).getByLabel('Codice fiscale')).toHaveValue('99988877766');
    await expectNoAxeViolations(page);
    await form(page).getByRole('button', { name: 'Salva i dati' }).click();
    await expect(form(page)).toBeHidden();
    expect(await bergamo()).toMatchObject({ president: 'Ada Nuova', vat: '99988877766' });
    await say('PATCH', '/admin/update-banks', before);
  });
});
