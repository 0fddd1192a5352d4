/**
 * What the demo data has not, for the screens that show it: a letter with a link, an application for a
 * bank, and an import at each of its steps.
 */
import sharp from 'sharp';
import type { Import } from '#contract/paper/imports.ts';
import { dayBack } from './day-back.ts';
import { newBankForm } from './desk.ts';
import { marcoAndAnna } from './member.ts';
import { ask, type Newcomer, tokenOf, verified } from './newcomer.ts';
import type { TestPortal } from './portal.ts';

/** The page of a link that confirms an exchange without signing in. */
export async function oneTapPage(portal: TestPortal): Promise<string> {
  const { marco, anna } = await marcoAndAnna(portal);
  await marco.gives(anna, { quantityOfHours: 1.5, note: 'Per la pagina con un clic' });
  const { links, text } = await portal.mails.next({
    to: 'anna.ferrari@example.org',
    subject: 'Da confermare',
  });
  const link = links.find((address) => address.includes('/act/'));
  if (!link) throw new Error(`no link in ${text}`);
  return new URL(link).pathname;
}

/** The page of a link that answers a message without signing in. */
export async function messageLink(portal: TestPortal): Promise<string> {
  const { marco, anna } = await marcoAndAnna(portal);
  await marco.writes(anna, 'Sabato porto anche la scala?');
  await portal.tellMessages();
  const { links, text } = await portal.mails.next({
    to: 'anna.ferrari@example.org',
    subject: 'Marco Bianchi ti ha scritto',
  });
  const link = links.find((address) => address.includes('/act/'));
  if (!link) throw new Error(`no link in ${text}`);
  return new URL(link).pathname;
}

/** The page of a link that says whether somebody comes to an assembly, and the assembly at the desk. */
export async function assemblyPages(portal: TestPortal) {
  const token = await tokenOf(portal, 'giulia.rossi@example.org');
  const title = 'Assemblea di fine anno';
  const body = {
    ...{ kind: 'assembly', title, text: 'Bilancio, cariche, auguri.', day: dayBack(-30) },
    ...{ from: '18:00', to: '20:00', place: 'Sede', guests: true, asks: true, forFriends: false },
  };
  const { id } = await ask(portal, 'POST', '/admin/bulletins', { token, body });
  await portal.showBulletins();
  // Everybody in the bank gets one.
  const anna = { to: 'anna.ferrari@example.org', subject: title };
  const { links, text } = await portal.mails.next(anna, 60_000);
  const link = links.find((address) => address.includes('/act/'));
  if (!link) throw new Error(`no link in the letter ${text}`);
  return { id, attend: new URL(link).pathname, desk: `/bank-bulletins/${id}` };
}

/** The page of a link that agrees to what repeats, without signing in. */
export async function standingLink(portal: TestPortal): Promise<string> {
  const { anna } = await marcoAndAnna(portal);
  const token = await tokenOf(portal, 'marco.bianchi@example.org');
  const body = {
    with: { partner: anna.id, partnerBank: anna.bankId, iGive: true },
    ...{ activity: 1, title: 'Ripassare il tedesco', day: dayBack(-5), time: '15:00' },
    ...{ minutes: 60, place: 'In biblioteca', every: 'week', until: dayBack(-90) },
  };
  await ask(portal, 'POST', '/users/standings', { token, body });
  const { links, text } = await portal.mails.next({
    to: 'anna.ferrari@example.org',
    subject: 'Marco Bianchi propone ogni',
  });
  const link = links.find((address) => address.includes('/act/'));
  if (!link) throw new Error(`no link in the proposal ${text}`);
  return new URL(link).pathname;
}

/** A notice of the reader's that has a picture from now on. @returns its id */
export async function noticeWithPicture(portal: TestPortal, token: string): Promise<number> {
  const own: { id: number; state: string }[] = await ask(portal, 'GET', '/users/notices/mine', {
    token,
  });
  const notice = own.find(({ state }) => state === 'open');
  if (!notice) throw new Error('no notice of theirs is open');
  const { id } = notice;
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#7d9a6b' },
  })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg');
  const answer = await fetch(`${portal.url}/api/users/notices/${id}/picture`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`the picture is refused: ${await answer.text()}`);
  return id;
}

/** Somebody whose application for a new bank waits. */
export async function applicantOfBank(portal: TestPortal): Promise<Newcomer> {
  const newcomer = await verified(portal, { email: 'banca.nuova@example.org', name: 'Olga' });
  const token = await tokenOf(portal, newcomer.email, newcomer.password);
  await ask(portal, 'POST', '/admin/banks', {
    token,
    body: newBankForm('Banca del Tempo di Como'),
  });
  return newcomer;
}

const BODIES = 'Tipo;Rappresentante;Firmato il';
const PEOPLE = `Tessera;Cognome;Nome;Data di nascita;Telefono;Saldo ore;Quota;Quota pagata il;${BODIES}
901;Zambelli;Zita;12/03/1949;035 555101;12,5;15,00;20/01/${new Date().getFullYear()};;;
902;Zanchi;Zeno;30/07/1946;333 5550102;-4,5;15,00;;;;
903;Parrocchia di Nembro;;;035 555104;0;;;parrocchia;don Carlo Zeni;01/02/2020
`;
const NAMESAKE = `Cognome;Nome;Telefono;${BODIES}
Bianchi;Marco;;;;
Zappa;Nilde;035 555103;;;
Coro Alpino;;;;Zoe Zilioli;03/03/2020
`;
const DONE = `Cognome;Nome;${BODIES}
Zocchi;Zora;;;
Scuola di Seriate;;scuola;Zelda Zucchi;04/04/2020
`;

/** An import of a few people at each step of the wizard. @returns their ids */
export async function importsAtEachStep(portal: TestPortal, token: string) {
  // One after the other: a bank reads one file at a time.
  const columns = await read(portal, token, PEOPLE);
  const doubtful = await read(portal, token, NAMESAKE);
  const figures = await read(portal, token, PEOPLE);
  const done = await read(portal, token, DONE);
  for (const { id, mapping } of [doubtful, figures, done]) {
    await ask(portal, 'PUT', `/admin/imports/${id}/mapping`, { token, body: mapping });
    await check(portal, token, id);
  }
  const body = { differenceTicked: false };
  await ask(portal, 'POST', `/admin/imports/${done.id}/run`, { token, body });
  await settled(portal, token, done.id);
  // A run outdates what was checked before it.
  for (const { id } of [doubtful, figures]) await check(portal, token, id);
  return { columns: columns.id, doubtful: doubtful.id, figures: figures.id, done: done.id };
}

async function read(portal: TestPortal, token: string, sheet: string): Promise<Import> {
  const body = new FormData();
  body.set('file', new Blob([sheet]), 'soci.csv');
  const answer = await fetch(`${portal.url}/api/admin/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`the file is refused: ${await answer.text()}`);
  return answer.json();
}

async function check(portal: TestPortal, token: string, id: number): Promise<void> {
  await ask(portal, 'POST', `/admin/imports/${id}/check`, { token });
  await settled(portal, token, id);
}

/** Asks until the job of that import has ended. */
async function settled(portal: TestPortal, token: string, id: number): Promise<void> {
  for (;;) {
    const { state }: Import = await ask(portal, 'GET', `/admin/imports/${id}`, { token });
    if (state !== 'checking' && state !== 'running') return;
  }
}
