/** Privacy notices in versions, and who agreed to which (specification §36). */
import { afterAll, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import type { Caller } from './support/caller.ts';
import { nameDelegate } from './support/delegates.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { emailOf, TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const idOf = (who: Who) => portal().world.person[who];
const DATA = { address: 'Via Roma 1', president: 'P', secretary: 'S' };
/** Giulia saves another notice. */
const save = async (gdpr: string, more: { noticeAsks?: boolean } = {}) =>
  (await portal().signIn('giulia')).patch('/admin/update-banks', { ...DATA, gdpr, ...more });
const agree = (who: Caller, number: number) => who.post('/users/consent', { number });
const figures = async () =>
  (await (await portal().signIn('giulia')).get('/admin/consents/figures')).json;

describe('versions', () => {
  it('each saved change of the text is one, with who saved it and how many agreed', async () => {
    const anna = await portal().signIn('anna');
    await agree(anna, 1);
    await save('Riscritta');
    await save('Riscritta');
    await save('Riscritta.', { noticeAsks: false });
    const giulia = await portal().signIn('giulia');
    const { json, headers } = await giulia.get('/admin/privacy-notices');
    expect(headers.get('x-total-count')).toBe('3');
    expect(json).toMatchObject([
      { number: 3, text: 'Riscritta.', asks: false, savedBy: 'Giulia Rossi', agreed: 0 },
      { number: 2, text: 'Riscritta', asks: true, savedBy: 'Giulia Rossi', agreed: 0 },
      { number: 1, text: 'Privacy', asks: true, savedBy: null, agreed: 1 },
    ]);
  });

  it('a change of other data makes none, and neither does another bank', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.patch('/admin/update-banks', { ...DATA, gdpr: 'Privacy', phone: '035 1' });
    const paolo = await portal().signIn('paolo');
    await paolo.patch('/admin/update-banks', { ...DATA, gdpr: 'Di Lecco' });
    expect((await giulia.get('/admin/privacy-notices')).json).toMatchObject([{ number: 1 }]);
  });

  it('two administrators at the same moment save two versions', async () => {
    await portal().rows(`update membership set role = 'ADMIN' where person_id = ${idOf('anna')}`);
    const anna = await portal().signIn('anna');
    const giulia = await portal().signIn('giulia');
    await Promise.all(
      [giulia, anna].map((who, nth) =>
        who.patch('/admin/update-banks', { ...DATA, gdpr: `Testo ${nth}` }),
      ),
    );
    const { json } = await giulia.get('/admin/privacy-notices');
    expect(json.map(({ number }) => number)).toEqual([3, 2, 1]);
    const [{ gdpr }] = await portal().rows(`select gdpr from bank where name like '%Bergamo'`);
    expect(json[0]?.text).toBe(gdpr);
  });

  it('who changes the text past the portal makes one that asks, and nobody changes a version', async () => {
    await portal().rows(`update bank set gdpr = 'A mano' where name like '%Bergamo'`);
    const marco = await portal().signIn('marco');
    expect((await marco.get('/users/consent')).json.notice).toMatchObject({
      ...{ number: 2, text: 'A mano' },
    });
    await expect(portal().rows(`update privacy_notice set text = 'Altro'`)).rejects.toThrow();
    await agree(marco, 2);
    await expect(portal().rows(`update privacy_consent set way = 'before'`)).rejects.toThrow();
    await expect(portal().rows(`delete from privacy_notice where number = 2`)).rejects.toThrow();
  });
});

describe('a member', () => {
  it('agrees once, to what they have read, and is asked again when it changes', async () => {
    const marco = await portal().signIn('marco');
    expect((await marco.get('/users/consent')).json).toMatchObject({
      notice: { number: 1, text: 'Privacy' },
      agreed: null,
      isAsked: true,
    });
    const answers = await Promise.all([agree(marco, 1), agree(marco, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].json).toMatchObject({ agreed: { number: 1 }, isAsked: false });
    await save('Nuova');
    const { json } = await marco.get('/users/consent');
    expect(json).toMatchObject({
      notice: { number: 2, text: 'Nuova' },
      agreed: { number: 1, text: 'Privacy', agreedAt: '2026-11-20T10:00:00.000Z' },
      isAsked: true,
    });
    await agree(marco, 2);
    const trail = await portal().rows(
      `select detail from audit where action = 'consent-given' order by id`,
    );
    expect(trail).toEqual([{ detail: { number: 1 } }, { detail: { number: 2 } }]);
  });

  it('is not asked again about a slip that was mended', async () => {
    const marco = await portal().signIn('marco');
    await agree(marco, 1);
    await save('Privaci', { noticeAsks: false });
    expect((await marco.get('/users/consent')).json).toMatchObject({
      notice: { number: 2 },
      isAsked: false,
    });
    // Somebody who never agreed is asked all the same.
    const anna = await portal().signIn('anna');
    expect((await anna.get('/users/consent')).json.isAsked).toBe(true);
  });

  it('never agrees to a text that was not shown: the answer has the new one', async () => {
    const marco = await portal().signIn('marco');
    await save('Nuova');
    await save('Ancora più nuova');
    for (const number of [1, 2, 4]) {
      const answer = await agree(marco, number);
      expect(refusalOf(answer)).toEqual([409, 'privacy-notice-changed']);
      expect(answer.json.privacyNotice).toMatchObject({
        ...{ number: 3, text: 'Ancora più nuova' },
      });
    }
    expect(await portal().rows('select from privacy_consent')).toEqual([]);
    expect((await agree(marco, 3)).status).toBe(200);
  });

  it('keeps everything while they have not answered', async () => {
    await save('Nuova');
    const marco = await portal().signIn('marco');
    expect((await marco.get('/users/transactions')).status).toBe(200);
  });

  it('answers alone: no person of trust, no program, nobody without a bank', async () => {
    await nameDelegate(portal(), idOf('anna'), idOf('marco'));
    const marco = await portal().signIn('marco');
    const acting = marco.actingFor(idOf('anna'));
    expect((await agree(acting, 1)).status).toBe(403);
    expect((await acting.get('/users/consent')).status).toBe(403);
    const davide = await portal().signIn('davide');
    expect((await agree(davide, 1)).status).toBe(403);
    const made = await marco.post('/users/access-tokens', {
      ...{ name: 'Foglio', scopes: ['read', 'exchanges:write'], days: 1, password: 'Tempo-2019!' },
    });
    const program = portal().withToken(made.json.token);
    expect(refusalOf(await agree(program, 1))).toEqual([403, 'scope-missing']);
    expect(await portal().rows('select from privacy_consent')).toEqual([]);
  });
});

describe('joining', () => {
  it('notes the version that was shown with the request', async () => {
    const davide = await portal().signIn('davide');
    const bankId = portal().world.bank.bergamo;
    const shown = await davide.get(`/users/banks/${bankId}/privacy-notice`);
    expect(shown.json).toMatchObject({ number: 1, text: 'Privacy' });
    await save('Nuova');
    const late = await davide.patch(`/users/banks/${bankId}/join?notice=1`);
    expect(refusalOf(late)).toEqual([409, 'privacy-notice-changed']);
    expect(
      await portal().rows(`select from membership where person_id = ${idOf('davide')}`),
    ).toEqual([]);
    expect((await davide.patch(`/users/banks/${bankId}/join?notice=2`)).status).toBe(204);
    const giulia = await portal().signIn('giulia');
    await giulia.patch(`/admin/banks/users/${idOf('davide')}/accept`);
    const again = await portal().signIn('davide');
    expect((await again.get('/users/consent')).json).toMatchObject({
      agreed: { number: 2 },
      isAsked: false,
    });
  });

  it('without a version notes nothing, and the new member is asked', async () => {
    const davide = await portal().signIn('davide');
    await davide.patch(`/users/banks/${portal().world.bank.bergamo}/join`);
    await (await portal().signIn('giulia')).patch(`/admin/banks/users/${idOf('davide')}/accept`);
    const again = await portal().signIn('davide');
    expect((await again.get('/users/consent')).json).toMatchObject({ agreed: null, isAsked: true });
    expect((await davide.get('/users/banks/999999/privacy-notice')).status).toBe(404);
  });

  it('at the desk the signed form counts for the version of its day, and for none before', async () => {
    const giulia = await portal().signIn('giulia');
    const form = { name: 'Maria', prefLocale: 'it' as const, paperSigned: true as const };
    const today = { ...form, surname: 'Oggi', signedOn: TODAY };
    const { id } = (await giulia.post('/admin/banks/users', today)).json;
    const before = { ...form, surname: 'Prima', signedOn: '2026-11-01' };
    expect((await giulia.post('/admin/banks/users', before)).status).toBe(201);
    const { json } = await giulia.get('/admin/consents?q=Maria');
    expect(json).toMatchObject([
      { id, isAsked: false, agreed: { number: 1, way: 'paper', signedOn: '20/11/2026' } },
      { fullName: 'Prima Maria', hasLogin: false, isAsked: true, agreed: null },
    ]);
  });
});

describe('the desk', () => {
  /** Maria signed a form before there was a notice. */
  async function maria(): Promise<number> {
    const giulia = await portal().signIn('giulia');
    const form = { name: 'Maria', surname: 'Verdi', prefLocale: 'it', paperSigned: true } as const;
    const signed = { ...form, signedOn: '2026-11-01' };
    return (await giulia.post('/admin/banks/users', signed)).json.id;
  }

  it('sees who has not answered, and notes a signed sheet', async () => {
    const id = await maria();
    await agree(await portal().signIn('anna'), 1);
    const giulia = await portal().signIn('giulia');
    const { json, headers } = await giulia.get('/admin/consents?who=waiting');
    expect(json.map(({ fullName }) => fullName)).toEqual([
      ...['Bianchi Marco', 'Rossi Giulia', 'Verdi Maria'],
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    expect(await figures()).toEqual({ members: 4, waiting: 3, withoutLogin: 1, toRemind: 2 });
    const sheet = { number: 1, paperSigned: true, signedOn: TODAY } as const;
    const note = () => giulia.post(`/admin/consents/${id}`, sheet);
    const noted = await Promise.all([note(), note()]);
    expect(noted.map(({ status }) => status)).toEqual([200, 200]);
    expect(noted[0].json).toMatchObject({ isAsked: false, agreed: { way: 'paper' } });
    expect(await portal().rows(`select from audit where action = 'consent-noted'`)).toHaveLength(1);
    const statement = `/admin/banks/users/${id}/statement?from=2026-01-01&to=${TODAY}` as const;
    expect((await giulia.get(statement)).json.consent).toMatchObject({
      ...{ number: 1, way: 'paper', signedOn: '20/11/2026' },
    });
  });

  it('notes no sheet of somebody with a login, of another bank, of another version, of tomorrow, or unsigned', async () => {
    const id = await maria();
    const giulia = await portal().signIn('giulia');
    const sheet = { number: 1, paperSigned: true, signedOn: TODAY } as const;
    const ofMarco = await giulia.post(`/admin/consents/${idOf('marco')}`, sheet);
    expect(refusalOf(ofMarco)).toEqual([403, 'person-has-login']);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.post(`/admin/consents/${id}`, sheet)).status).toBe(404);
    const marco = await portal().signIn('marco');
    expect((await marco.post(`/admin/consents/${id}`, sheet)).status).toBe(403);
    const other = await giulia.post(`/admin/consents/${id}`, { ...sheet, number: 2 });
    expect(refusalOf(other)).toEqual([409, 'privacy-notice-changed']);
    const tomorrow = await giulia.post(`/admin/consents/${id}`, {
      ...{ ...sheet, signedOn: '2026-11-21' },
    });
    expect(tomorrow.json).toMatchObject({ errors: [{ path: 'signedOn', code: 'date-future' }] });
    const unsigned = await giulia.post(`/admin/consents/${id}`, { ...sheet, paperSigned: false });
    expect(unsigned.status).toBe(400);
    expect(await portal().rows('select from privacy_consent')).toEqual([]);
  });

  it('reminds each once in thirty days; nobody who has answered, or answers before it leaves', async () => {
    await agree(await portal().signIn('anna'), 1);
    const giulia = await portal().signIn('giulia');
    const remind = () => giulia.post('/admin/consents/reminders', null);
    const twice = await Promise.all([remind(), remind()]);
    expect(twice.map(({ json }) => json.sent).sort()).toEqual([0, 2]);
    await agree(await portal().signIn('giulia'), 1);
    await deliverMails(portal().deps);
    const letter = await catcher.next({
      ...{ to: emailOf('marco'), subject: 'Leggi l’informativa privacy' },
    });
    expect(letter.links).toContain('http://localhost:3000/home');
    const { mails } = catcher;
    expect(mails.filter(({ subject }) => subject === letter.subject)).toHaveLength(1);
    portal().passMinutes(30 * 24 * 60 - 1);
    expect(
      (await (await portal().signIn('giulia')).post('/admin/consents/reminders', null)).json,
    ).toEqual({ sent: 0 });
    portal().passMinutes(1);
    expect(
      (await (await portal().signIn('giulia')).post('/admin/consents/reminders', null)).json,
    ).toEqual({ sent: 1 });
  });
});
