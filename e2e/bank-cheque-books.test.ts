/** Booklets of cheques on the page of a member (specification §16): given, printed, closed. */
import { showChequeCode } from '#contract/paper/cheque-code.ts';
import { bookletForAnna } from './support/cheques.ts';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, GIULIA, newMember, unfolded } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';

test('a booklet is given and printed, four cheques to a page, and closed when it is lost', async ({
  page,
  portal,
}) => {
  const { id } = await newMember(portal, 'libretto@example.org', 'Lina');
  await withoutDialog(page);
  await enterAs(page, GIULIA, `/bank-members/${id}`);
  const card = await unfolded(page, 'Libretti degli assegni');
  await expect(card.getByText('Nessun libretto.')).toBeVisible();
  // A booklet is asked about first: nothing is handed out by a wrong press.
  await card.getByRole('button', { name: '10 assegni' }).click();
  const question = page.getByRole('alertdialog', { name: 'Consegnare a Lina un libretto di 10' });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'No, non ora' }).click();
  await expect(card.getByText('Nessun libretto.')).toBeVisible();
  await card.getByRole('button', { name: '10 assegni' }).click();
  await question.getByRole('button', { name: 'Consegna il libretto' }).dblclick();
  await expect(card.getByText('10 in bianco', { exact: true })).toBeVisible();
  await expect(card.locator('summary').first()).toContainText('uno, 10 in bianco');
  await expectNoAxeViolations(page);

  await card.getByRole('button', { name: /^Stampa il libretto/ }).click();
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper]');
  await expect(paper.locator('section')).toHaveCount(10);
  await expect(paper.getByText(italian('cheques:paper.cheque')).first()).toBeVisible();
  await expect(paper.getByText('Consegnalo in segreteria entro 30 giorni.')).toHaveCount(10);
  await expect(page.getByRole('button')).toHaveCount(0);
  const [book] = await (await atTheDesk(portal)).say(
    'GET',
    `/admin/banks/users/${id}/cheque-books`,
  );
  await expect(paper.getByText(showChequeCode(book.cheques[9].code))).toHaveCount(2);
  // Ten cheques, four to a page: three sheets of A4 and nothing behind them.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('3');
  expect(pdf).toMatch(/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);

  await page.emulateMedia({ media: 'screen' });
  await afterPrint(page);
  await expect(paper).toHaveCount(0);
  await card.getByRole('button', { name: /^Chiudi… il libretto/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'libretto smarrito' }).click();
  await expect(dialog.getByLabel('Perché')).toHaveValue('libretto smarrito');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Chiudi il libretto' }).click();
  await expect(card.getByText(/Chiuso .*: libretto smarrito/)).toBeVisible();
  await expect(card.getByText('10 annullati')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Stampa/ })).toHaveCount(0);
});

test('what became of each cheque stands in the booklet, late ones marked', async ({
  page,
  portal,
}) => {
  const { codes, anna, books } = await bookletForAnna(portal);
  await books(codes[0] ?? '', dayBack(1));
  await enterAs(page, GIULIA, `/bank-members/${anna.id}`);
  const card = await unfolded(page, 'Libretti degli assegni');
  await expect(card.getByText('9 in bianco, uno registrato').first()).toBeVisible();
  await card.getByText('Assegni usati').first().click();
  await expect(card.getByText(/registrato .* a Marco Bianchi/).first()).toBeVisible();
  await expect(card.getByRole('link', { name: 'Registra gli assegni' })).toHaveAttribute(
    'href',
    '/bank-cheques',
  );
});
