/** Writing to a telephone from the desk (specification §45): by the rule of the bank, and nothing before the tap. */
import type { User } from '#contract/people/accounts.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

test('the desk writes to a member on WhatsApp once the bank wants it, and on a phone by SMS', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const { say } = await atTheDesk(portal);
  const [anna]: User[] = await say('GET', '/admin/banks/1/users?q=ferrari%20anna');
  await enterAs(page, GIULIA, `/bank-members/${anna?.id}`);
  const facts = page.getByRole('main');
  const sms = facts.getByRole('link', { name: 'Scrivi un SMS' });
  await expect(sms).toBeVisible({ visible: isMobile });
  const whatsapp = facts.getByRole('link', { name: 'Scrivi su WhatsApp' });
  await expect(whatsapp).toHaveCount(0);
  await say('PUT', '/admin/rules/whatsapp-links', { value: true, note: 'Deciso in assemblea' });
  await page.reload();
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/39\d+\?text=Buongiorno/);
  await expect(whatsapp).toHaveAttribute('rel', /noreferrer/);
  await expectNoAxeViolations(page);
});
