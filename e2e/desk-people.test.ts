/** Members without e-mail at the desk: registering, a phone call, confirming by word, paper (specification §12). */
import type { Activity } from '#contract/hours/exchanges.ts';
import type { Member } from '#contract/people/members.ts';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, SEVERAL, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import type { TestPortal } from './support/portal.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';

const TODAY = dayBack(0);

/** Somebody without a login, registered by Giulia's desk. */
async function registered(portal: TestPortal, name: string, surname: string): Promise<Member> {
  const { say } = await atTheDesk(portal);
  return say('POST', '/admin/banks/users', {
    ...{ name, surname, phone: '035 555 100', prefLocale: 'it' },
    ...{ paperSigned: true, signedOn: TODAY },
  });
}

/** Marco gave her an hour and a half, says the desk. */
async function recordFor(portal: TestPortal, member: Member, more: object): Promise<void> {
  const { say } = await atTheDesk(portal);
  const [marco]: Member[] = await say('GET', '/admin/banks/1/users?q=marco.bianchi');
  const [activity]: Activity[] = await say('GET', '/users/activities?limit=1');
  await say('POST', '/admin/transactions', {
    ...{ bankTo: member.userBank.bankId, userFrom: marco?.id, userTo: member.id },
    ...{ activity: activity?.id, dateOfTransaction: TODAY, quantityOfHours: 1.5 },
    ...{ note: `Per ${member.surname}`, ...more },
  });
}

test.describe('a form signed on paper', () => {
  test.use({ expectedErrors: [[/409 POST/, /request: POST/], SEVERAL] });

  test('makes a member in one page; somebody who looks like them is shown first', async ({
    page,
  }) => {
    await withoutDialog(page);
    await enterAs(page, GIULIA, '/bank-members-new');
    const fill = async () => {
      await page.getByLabel('Nome', { exact: true }).fill('Teresa');
      await page.getByLabel('Cognome').fill('Valli');
      await page.getByLabel('Giorno').fill('8');
      await page.getByLabel('Mese').fill('3');
      await page.getByLabel('Anno').fill('1941');
      await page.getByRole('button', { name: 'Registra', exact: true }).click();
    };
    await fill();
    await expect(page.getByText('Senza la firma sul modulo').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Ha firmato il modulo di adesione').check();
    await page.getByRole('button', { name: 'Registra', exact: true }).click();
    await expect(page.getByText('Teresa Valli è socio della banca')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Stampa tessera' }).click();
    await expect(page.locator('article[data-paper]')).toContainText('Teresa Valli');
    await afterPrint(page);

    await page.getByRole('button', { name: 'Un’altra persona' }).click();
    await page.getByLabel('Ha firmato il modulo di adesione').check();
    await fill();
    const question = page.getByRole('dialog', { name: italian('desk-work:alike.title') });
    await expect(question).toContainText('Teresa Valli');
    await expectNoAxeViolations(page);
    await page.route('**/admin/banks/users', (route) => route.abort('connectionreset'));
    await question.getByRole('button', { name: italian('desk-work:alike.sure') }).click();
    await expect(page.getByRole('alert')).toContainText('Controlla la connessione');
    await page.unroute('**/admin/banks/users');
    // Who is sure is not asked once more of the same words.
    await page.getByRole('button', { name: 'Registra', exact: true }).click();
    await expect(page.getByText('Teresa Valli è socio della banca')).toBeVisible();
  });
});

test('a phone call by keyboard alone: found, confirmed by word, noted', async ({
  page,
  portal,
}) => {
  const member = await registered(portal, 'Gina', 'Zzamboni');
  await recordFor(portal, member, { waits: true });
  await enterAs(page, GIULIA, '/bank-home');
  await expect(page.getByRole('link', { name: 'Telefonata' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByLabel('Chi chiama?')).toBeFocused();
  await page.keyboard.type('zza');
  await expect(page.getByRole('option', { name: /Zzamboni Gina/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Gina Zzamboni' })).toBeFocused();
  await expect(page.getByText('Gina è in pari')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ha ricevuto/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Conferma a voce' }).press('Enter');
  await expect(page.getByText('Gina è a −1 h 30')).toBeVisible();
  await page.getByLabel('Di questa telefonata ricorda').fill('Cerca chi le porti la spesa');
  await page.getByLabel('Di questa telefonata ricorda').press('Enter');
  await expect(page.getByRole('blockquote')).toContainText('Cerca chi le porti la spesa');
  await page.goto('/bank-transactions?from=&q=Zzamboni');
  await page
    .getByRole('table')
    .getByRole('button', { name: /Dettagli|\d+/ })
    .first()
    .click();
  await expect(
    page.getByText(/dalla segreteria \(Giulia Rossi\), a voce al telefono/),
  ).toBeVisible();
});

test('a new number is told on the phone; the form knows who received, and how they confirmed', async ({
  page,
  portal,
}) => {
  const member = await registered(portal, 'Carla', 'Nervi');
  await enterAs(page, GIULIA, `/bank-phone-call?person=${member.id}`);
  await page.getByRole('button', { name: 'Ha cambiato numero' }).click();
  const dialog = page.getByRole('dialog', { name: 'Il nuovo numero di Carla Nervi' });
  await dialog.getByLabel('Telefono').fill('035 555 999');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('link', { name: '035 555 999' })).toBeVisible();
  await page.getByRole('link', { name: /^Ha ricevuto/ }).click();
  await expect(page.getByLabel(italian('bank-record:to'))).toHaveValue('Nervi Carla');
  await expect(page.getByRole('radio', { name: 'al telefono' })).toBeChecked();
  await expectNoAxeViolations(page);
});

test('statements on paper: a sheet for each, every line with its basis, whom to call', async ({
  page,
  portal,
}) => {
  const member = await registered(portal, 'Livia', 'Moroni');
  await recordFor(portal, member, { basis: 'paper' });
  await withoutDialog(page);
  await enterAs(page, GIULIA, '/bank-statements');
  await page.getByRole('button', { name: 'Quest’anno' }).click();
  await expect(page.getByRole('button', { name: /senza movimenti rest/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Anche chi non ha movimenti in questo periodo').check();
  await page.getByRole('button', { name: /^Stampa \d+ estratti$/ }).click();
  await printed(page);
  const sheet = page.locator('article[data-paper]', { hasText: 'Livia Moroni' });
  await expect(sheet).toContainText(
    'confermato dalla segreteria (Giulia Rossi), con firma su carta',
  );
  await expect(sheet).toContainText(italian('desk-work:sheet.call'));
  await expect(page.locator('article[data-paper]', { hasText: 'Zanetti' })).toContainText(
    'Saldo iniziale',
  );
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const people = await page.locator('article[data-paper]').count();
  expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length).toBeGreaterThanOrEqual(people);
});

test.describe('an invitation', () => {
  test.use({ expectedErrors: [/400 POST \/api\/admin\/banks\/users/] });

  test('a member’s page says calmly who confirms, and invites', async ({ page, portal }) => {
    const member = await registered(portal, 'Nella', 'Tosi');
    await enterAs(page, GIULIA, `/bank-members/${member.id}`);
    await expect(
      page.getByText('Per Nella fa la segreteria: registra le sue conferme'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Invita nel portale' }).click();
    await page.getByLabel('La sua email').fill('nella.tosi@example.org');
    await page.getByRole('button', { name: 'Manda l’invito' }).click();
    await expect(page.getByText('Invito mandato a nella.tosi@example.org il')).toBeVisible();
    await page.getByRole('button', { name: 'Invita di nuovo' }).click();
    await page.getByRole('button', { name: 'Manda l’invito' }).click();
    await expect(page.getByText(italian('desk-work:invite.tooSoon'))).toBeVisible();
  });
});

test('a member with an address and no letter yet is to be invited, and the page says so', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  const email = 'piera.belotti@example.org';
  const piera: Member = await say('POST', '/admin/banks/users', {
    ...{ name: 'Piera', surname: 'Belotti', prefLocale: 'it', email },
    ...{ paperSigned: true, signedOn: TODAY },
  });
  await enterAs(page, GIULIA, `/bank-members/${piera.id}`);
  const toInvite = page.getByText(
    `Alla sua email (${email}) il portale non ha ancora scritto: è da invitare.`,
  );
  await expect(toInvite).toBeVisible();
  await expect(page.getByText(/^Invito mandato/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto('/bank-members?q=belotti+piera');
  await expect(page.getByRole('row', { name: /Belotti Piera/ })).toContainText('da invitare');
  await page.goto(`/bank-members/${piera.id}`);
  await page.getByRole('button', { name: 'Invita nel portale' }).click();
  await page.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(page.getByText(`Invito mandato a ${email} il`)).toBeVisible();
  await expect(toInvite).toHaveCount(0);
});
