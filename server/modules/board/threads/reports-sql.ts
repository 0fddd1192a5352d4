/** SQL of what members tell the desk about messages. */
import { sql } from 'kysely';
import type { ReportReason } from '#contract/board/notices.ts';
import type { ReportedMessage } from '#contract/board/threads.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Tells the desk of the reporter's bank, with a copy of the latest messages that the reporter can
 * see; the text of one that was taken back is there while it is kept. A report that nobody has
 * looked after yet is replaced.
 */
export const insertReport = statement(
  'threads.insertReport',
  (
    p: Params<{
      threadId: number;
      bankId: number;
      reporterId: number;
      reportedId: number;
      reason: ReportReason;
      text: string;
      most: number;
      now: Date;
    }>,
  ) => sql<Record<never, never>>`
    insert into thread_report (thread_id, bank_id, reporter_id, reported_id, reason, text, messages,
                               created_at)
    select ${p.threadId}, ${p.bankId}, ${p.reporterId}, ${p.reportedId}, ${p.reason}, ${p.text},
           coalesce(jsonb_agg(jsonb_build_object(
             'byReporter', person_id = ${p.reporterId}, 'text', message.text,
             'isWithdrawn', withdrawn_at is not null, 'at', sent_at) order by id), '[]'), ${p.now}
    from (
      select * from message
      where thread_id = ${p.threadId} and (person_id = ${p.reporterId} or not kept_back)
      order by id desc
      limit ${p.most}
    ) message
    on conflict (thread_id, reporter_id) where settled_at is null
      do update set reason = excluded.reason, text = excluded.text, messages = excluded.messages,
                    created_at = excluded.created_at`,
);

/** The reports of a bank, the latest first; never those about who reads them. */
export const listReports = statement(
  'threads.listReports',
  (p: Params<PageValues & { bankId: number; readerId: number; settled: boolean }>) => sql<{
    id: number;
    reporter_name: string;
    reporter_surname: string;
    reported_name: string;
    reported_surname: string;
    reported_bank: string | null;
    reason: ReportReason;
    text: string;
    messages: ReportedMessage[];
    created_at: Date;
    settled_at: Date | null;
    exchange_id: number | null;
    total: number;
  }>`
    select report.id, reporter.name as reporter_name, reporter.surname as reporter_surname,
           reported.name as reported_name, reported.surname as reported_surname,
           bank.name as reported_bank, report.reason, report.text, report.messages,
           report.created_at, report.settled_at, report.exchange_id, count(*) over () as total
    from thread_report report
    join person reporter on reporter.id = report.reporter_id
    join person reported on reported.id = report.reported_id
    left join membership on membership.person_id = reported.id and membership.state = 'active'
    left join bank on bank.id = membership.bank_id
    where report.bank_id = ${p.bankId} and report.reported_id <> ${p.readerId}
      and (report.settled_at is not null) = ${p.settled}::boolean
    order by report.created_at desc, report.id desc
    limit ${p.limit} offset ${p.offset}`,
);

/** A report that an administrator may look after. */
export const findReport = statement(
  'threads.findReport',
  (p: Params<{ id: number; bankId: number; readerId: number }>) =>
    query
      .selectFrom('thread_report')
      .select(['id', 'reporter_id'])
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .where('reported_id', '<>', p.readerId),
);

/** Looks after a report; no row when somebody was faster. */
export const settleReport = statement(
  'threads.settleReport',
  (p: Params<{ id: number; by: number; now: Date }>) =>
    query
      .updateTable('thread_report')
      .set({ settled_at: p.now, settled_by: p.by })
      .where('id', '=', p.id)
      .where('settled_at', 'is', null)
      .returning('id'),
);
