/** A bank that is suspended (specification §38): its pages do not offer what would be refused. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import type { TestPortal } from './support/portal.ts';
import { actFor, trusting } from './support/trust.ts';

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';
const LUISA = 'luisa.carminati@example.org';
const STRIP = /La tua banca è sospesa dal/;
const WHY = italian('threads:suspended.closed');

/** Suspends Bergamo, or reopens it. */
async function decide(portal: TestPortal, what: 'suspend' | 'reopen') {
  const { say } = await atTheDesk(portal, 'portale@example.org');
  const { bankId } = await beside(portal, MARCO);
  await say('POST', `/portal/banks/${bankId}/${what}`, { reason: 'Nessuno risponde' });
}

/** The link of Anna's letter about that exchange, past those of other stories. */
async function linkOf(portal: TestPortal, note: string): Promise<string> {
  for (;;) {
    const { text, links } = await portal.mails.next({ to: ANNA, subject: 'Da confermare' });
    const link = links.find((address) => address.includes('/act/'));
    if (text.includes(note) && link) return link;
  }
}

test('a member reads everything, and is offered nothing that would be refused', async ({
  page,
  portal,
}) => {
  const [marco, anna] = [await beside(portal, MARCO), await beside(portal, ANNA)];
  await marco.gives(anna, { note: 'Prima della sospensione' });
  await decide(portal, 'suspend');
  await enterAs(page, ANNA, '/home');
  await expect(page.getByText(STRIP)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Registra le ore' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.goto('/confirm-transaction');
  await expect(page.getByText(STRIP)).toBeVisible();
  const confirm = main.getByRole('button', { name: 'Conferma' }).first();
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await confirm.click({ force: true });
  await expect(page.getByText(WHY)).toBeVisible();
  await expect(main.getByText('Prima della sospensione').first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/new-transaction');
  await expect(
    page.getByRole('heading', { name: italian('threads:suspended.page') }),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/user-profile');
  await expect(page.getByText(STRIP)).toBeVisible();
  await page.getByRole('button', { name: 'Modifica' }).first().click();
  const save = page.getByRole('button', { name: 'Salva' }).first();
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');

  await decide(portal, 'reopen');
  await page.goto('/new-transaction');
  await expect(page.getByRole('combobox', { name: italian('recording:given.who') })).toBeVisible();
  await expect(page.getByText(STRIP)).toHaveCount(0);
});

test('the desk decides on nothing, prints, and lets people leave', async ({ page, portal }) => {
  await decide(portal, 'suspend');
  await enterAs(page, GIULIA, '/bank-members-awaiting');
  await expect(page.getByText(STRIP)).toBeVisible();
  const accept = page.getByRole('button', { name: /^Accetta/ }).first();
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/bank-members-new');
  await expect(
    page.getByRole('heading', { name: italian('threads:suspended.page') }),
  ).toBeVisible();
  const { id } = await beside(portal, LUISA);
  await page.goto(`/bank-members/${id}`);
  await expect(page.getByText(STRIP)).toBeVisible();
  await expectNoAxeViolations(page);
  await decide(portal, 'reopen');
});

test('a person of trust reads it on the pages of who trusts them', async ({ page, portal }) => {
  const rosa = await trusting(portal, 'Sospesa', ANNA);
  await decide(portal, 'suspend');
  await enterAs(page, ANNA, '/home');
  await actFor(page, rosa);
  await expect(page.getByText(STRIP)).toBeVisible();
  await decide(portal, 'reopen');
});

test('the link of a letter says so instead of offering a tap', async ({ page, portal }) => {
  const [marco, anna] = [await beside(portal, MARCO), await beside(portal, ANNA)];
  await marco.gives(anna, { note: 'Una lettera' });
  const link = await linkOf(portal, 'Una lettera');
  await decide(portal, 'suspend');
  await page.goto(link);
  await expect(page.getByText(italian('letters:suspended.title'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Conferma/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await decide(portal, 'reopen');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Conferma/ })).toBeVisible();
});
