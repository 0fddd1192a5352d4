/** L10: a batch that is stopped before it starts, and one that is taken back as a whole (L5, L6). */
import { describe, expect, it } from 'vitest';
import type { ExchangeBatch } from '#contract/hours/batches.ts';
import { deliverMails } from './support/background.ts';
import {
  askForMany,
  BATCHES,
  finishBatches,
  latestBatch,
  letBatchesStart,
} from './support/batches.ts';
import type { Caller } from './support/caller.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const portal = portalForEachStory();
const stop = (who: Caller, { id }: ExchangeBatch) => who.patch(`${BATCHES}/${id}/stop`);
const undo = (who: Caller, { id }: ExchangeBatch, reason?: string) =>
  who.patch(`${BATCHES}/${id}/undo`, reason === undefined ? undefined : { reason });

const auditOf = ({ id }: ExchangeBatch) =>
  portal().rows(
    `select action, actor_id, bank_id, detail from audit
     where (detail->>'batchId')::bigint = $1 order by id`,
    [id],
  );

/** Giulia asks for two exchanges with Anna: Marco's is confirmed at once, her own waits. */
async function twoWithAnna(changes: Record<string, unknown> = {}) {
  const { person } = portal().world;
  const giulia = await portal().signIn('giulia');
  const sides = { listUserFrom: [person.marco, person.giulia], listUserTo: [person.anna] };
  const batch = await askForMany(portal(), giulia, { ...sides, ...changes });
  return { giulia, batch };
}

async function mailsSent() {
  await deliverMails(portal().deps);
  return portal().rows('select recipient, subject from kept_mail order by recipient, subject');
}

describe('a batch that waits', () => {
  it('starts after a minute, by itself', async () => {
    const { giulia, batch } = await twoWithAnna({ undoable: true });
    expect(batch).toMatchObject({ state: 'waiting', startsInSeconds: 60, made: 0 });
    portal().passMinutes(0.25);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'waiting', startsInSeconds: 45 });
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'waiting', made: 0 });
    const [job] = await portal().rows(
      `select extract(epoch from run_at - created_at)::integer as seconds
       from graphile_worker.jobs where task_identifier = 'make-exchanges'`,
    );
    expect(job).toEqual({ seconds: 60 });
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'finished', made: 2 });
    expect((await stop(giulia, batch)).json).toMatchObject({
      status: 409,
      code: 'already-started',
    });
  });

  it('is stopped by any administrator of the bank, once: no exchange, no letter', async () => {
    const { giulia, batch } = await twoWithAnna({ undoable: true, note: 'Da fermare' });
    await deliverMails(portal().deps);
    await portal().rows('delete from kept_mail');
    const paolo = await portal().signIn('paolo');
    const marco = await portal().signIn('marco');
    expect([(await stop(paolo, batch)).status, (await stop(marco, batch)).status]).toEqual([
      404, 403,
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => stop(giulia, batch)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('already-decided');
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({
      state: 'stopped',
      made: 0,
      refused: 0,
      takenBackBy: 'Rossi Giulia',
      startsInSeconds: null,
    });
    expect(await mailsSent()).toEqual([]);
    expect(await portal().rows("select id from exchange where note = 'Da fermare'")).toEqual([]);
    const { person, bank } = portal().world;
    expect(await auditOf(batch)).toEqual([
      {
        action: 'batch-stopped',
        actor_id: person.giulia,
        bank_id: bank.bergamo,
        detail: { batchId: batch.id },
      },
    ]);
    expect((await undo(giulia, batch)).json.code).toBe('already-decided');
  });

  it('is refused to be stopped once it has started, before it is finished', async () => {
    const { giulia, batch } = await twoWithAnna({ undoable: true });
    await portal().rows('update exchange_batch set started_at = created_at where id = $1', [
      batch.id,
    ]);
    const late = await stop(giulia, batch);
    expect([late.status, late.json.code]).toEqual([409, 'already-started']);
  });

  it('is read by no other bank', async () => {
    await twoWithAnna();
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(BATCHES)).json).toEqual([]);
  });

  it('reports once, also when its job comes again after a crash', async () => {
    const { batch } = await twoWithAnna();
    await finishBatches(portal().deps);
    await portal().rows(`select graphile_worker.add_job('make-exchanges', $1::json)`, [
      JSON.stringify({ batchId: batch.id }),
    ]);
    await finishBatches(portal().deps);
    const reports = await portal().rows("select id from outbox where kind = 'batch-finished'");
    expect(reports).toHaveLength(1);
  });

  it('stopping it at the moment it starts is refused with already-started', async () => {
    const { giulia, batch } = await twoWithAnna({ undoable: true });
    const { deps, world } = portal();
    const other = await beginOther(deps);
    await other.run('select from membership where person_id = $1 for update', [world.person.anna]);
    await letBatchesStart(deps);
    const running = finishBatches(deps);
    await somebodyWaits(deps);
    const stopping = stop(giulia, batch);
    await somebodyWaits(deps, 2);
    await other.end();
    expect((await stopping).json.code).toBe('already-started');
    await running;
    expect(await latestBatch(giulia)).toMatchObject({ state: 'finished', made: 2 });
  });

  it('without the wish to undo it starts at once', async () => {
    const { giulia } = await twoWithAnna();
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'finished', startsInSeconds: null });
  });
});

describe('a batch that is taken back', () => {
  it('gives every hour back once, with one letter for each person and one summary', async () => {
    const before = await Promise.all([balanceOf(portal(), 'anna'), balanceOf(portal(), 'marco')]);
    const { giulia, batch } = await twoWithAnna({ note: 'Festa rimandata' });
    expect((await undo(giulia, batch)).json).toMatchObject({ status: 409, code: 'not-finished' });
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ anyConfirmed: true });
    await deliverMails(portal().deps);
    await portal().rows('delete from kept_mail');
    const answers = await Promise.all([1, 2, 3].map(() => undo(giulia, batch, 'Piove')));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('already-decided');
    expect(await latestBatch(giulia)).toMatchObject({ state: 'undoing' });
    await finishBatches(portal().deps);
    const undone = { state: 'undone', reversed: 1, cancelled: 1, left: 0, anyConfirmed: false };
    expect(await latestBatch(giulia)).toMatchObject({ ...undone, takenBackBy: 'Rossi Giulia' });
    expect(await Promise.all([balanceOf(portal(), 'anna'), balanceOf(portal(), 'marco')])).toEqual(
      before,
    );
    expect(await mailsSent()).toEqual([
      { recipient: emailOf('anna'), subject: '2 scambi con te: tutto annullato' },
      { recipient: emailOf('giulia'), subject: 'Scambi multipli annullati: 2 su 2' },
      {
        recipient: emailOf('marco'),
        subject: expect.stringMatching(/^Annullato dopo la conferma/),
      },
    ]);
    const { person, bank } = portal().world;
    const entry = { actor_id: person.giulia, bank_id: bank.bergamo };
    expect(await auditOf(batch)).toEqual([
      { ...entry, action: 'batch-undone', detail: { batchId: batch.id, reason: 'Piove' } },
    ]);
    expect(
      await portal().rows(
        `select state, decision_reason, reversal_reason from exchange
         where note = 'Festa rimandata' order by state`,
      ),
    ).toEqual([
      { state: 'cancelled', decision_reason: 'Piove', reversal_reason: null },
      { state: 'reversed', decision_reason: null, reversal_reason: 'Piove' },
    ]);
    await expectBooksToBalance(portal());
  });

  it('is told once to the administrator who undid it and is on the other side of it', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const sides = { listUserFrom: [person.marco, person.anna], listUserTo: [person.giulia] };
    const batch = await askForMany(portal(), giulia, sides);
    await finishBatches(portal().deps);
    await mailsSent();
    await portal().rows('delete from kept_mail');
    expect((await undo(giulia, batch, 'Piove')).status).toBe(202);
    await finishBatches(portal().deps);
    const own = (await mailsSent()).filter(({ recipient }) => recipient === emailOf('giulia'));
    expect(own).toMatchObject([{ subject: 'Scambi multipli annullati: 2 su 2' }]);
  });

  it('is written of to each person in their own language', async () => {
    const { person } = portal().world;
    const { giulia, batch } = await twoWithAnna();
    await finishBatches(portal().deps);
    await portal().rows(`update person set pref_locale = 'de' where id = $1`, [person.anna]);
    await portal().rows(`update person set pref_locale = 'en' where id = $1`, [person.giulia]);
    await mailsSent();
    await portal().rows('delete from kept_mail');
    expect((await undo(giulia, batch, 'Piove')).status).toBe(202);
    await finishBatches(portal().deps);
    expect((await mailsSent()).map(({ subject }) => subject)).toEqual([
      '2 Tauschgeschäfte mit dir: alles zurückgenommen',
      'Multiple exchanges taken back: 2 of 2',
      expect.stringMatching(/^Annullato dopo la conferma/),
    ]);
  });

  it('leaves and counts what was decided meanwhile', async () => {
    const { giulia, batch } = await twoWithAnna();
    await finishBatches(portal().deps);
    const anna = await portal().signIn('anna');
    const [pending] = (await anna.get('/users/transactions/pending?side=debtor')).json;
    expect((await anna.patch(`/users/transactions/${pending?.id}/reject`)).status).toBe(200);
    expect((await undo(giulia, batch)).status).toBe(202);
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({
      state: 'undone',
      reversed: 1,
      cancelled: 0,
      left: 1,
    });
    expect((await undo(giulia, batch)).json.code).toBe('already-decided');
    await expectBooksToBalance(portal());
  });

  it('only administrators of its bank may, and only while they are', async () => {
    const { person } = portal().world;
    const { giulia, batch } = await twoWithAnna();
    await finishBatches(portal().deps);
    const [paolo, marco] = [await portal().signIn('paolo'), await portal().signIn('marco')];
    expect([(await undo(paolo, batch)).status, (await undo(marco, batch)).status]).toEqual([
      404, 403,
    ]);
    const role = (to: string) =>
      giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: to });
    await role('ADMIN');
    expect((await undo(marco, batch)).status).toBe(202);
    await role('USER');
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ state: 'undone', reversed: 0, left: 2 });
  });
});
