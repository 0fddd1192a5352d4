/** The catcher itself: stories rely on it telling one mail from another. */
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';

let catcher: MailCatcher;
beforeEach(async () => {
  catcher = await startMailCatcher();
});
afterEach(() => catcher.close());

function send(to: string, subject: string, text = 'Ciao') {
  return createTransport(catcher.url).sendMail({
    from: 'Portale <portale@example.org>',
    to,
    subject,
    text,
    html: `<p>${text}</p>`,
  });
}

test('reads a mail as a person would', async () => {
  const link = 'http://localhost:3000/reset-password?id=7&passwordToken=a_b-c';
  await send('anna@example.org', 'Così è più facile', `Apri (${link}).`);
  expect(await catcher.next()).toEqual({
    from: 'portale@example.org',
    to: 'anna@example.org',
    headers: expect.objectContaining({ to: 'anna@example.org' }),
    subject: 'Così è più facile',
    text: expect.stringContaining('Apri'),
    html: expect.stringContaining('<p>Apri'),
    links: [link],
    files: [],
  });
});

test('waits for the mail that is meant, and hands each out once', async () => {
  const first = catcher.next({ to: 'anna@example.org', subject: 'Scambio' });
  await send('marco@example.org', 'Scambio confermato');
  await send('anna@example.org', 'Benvenuta');
  await send('anna@example.org', 'Scambio in attesa');
  expect((await first).subject).toBe('Scambio in attesa');
  expect((await catcher.next({ to: 'anna@example.org' })).subject).toBe('Benvenuta');
  expect(catcher.mails).toHaveLength(3);
});

test('a mail to two people is caught for each', async () => {
  await send('anna@example.org, marco@example.org', 'Legame tra banche');
  expect((await catcher.next({ to: 'marco@example.org' })).subject).toBe('Legame tra banche');
  expect((await catcher.next({ to: 'anna@example.org' })).subject).toBe('Legame tra banche');
});

test('gives up with a list of what did arrive', async () => {
  await send('anna@example.org', 'Benvenuta');
  await expect(catcher.next({ to: 'marco@example.org' }, 1)).rejects.toThrow(
    'anna@example.org: Benvenuta',
  );
});
