-- A batch may wait before it starts and be stopped until then; once finished it may be taken back
-- as a whole. Columns only come, so the version before this one goes on working beside it: a
-- stopped batch is finished too, so no older worker starts it.

alter table exchange_batch
  -- When it starts, if it waits so that it can be stopped.
  add column starts_at timestamptz,
  add column started_at timestamptz,
  add column stopped_at timestamptz,
  add column stopped_by bigint references person,
  add column undo_asked_at timestamptz,
  add column undo_by bigint references person,
  add column undo_reason text,
  add column undone_at timestamptz,
  add constraint exchange_batch_stopped
    check ((stopped_at is null) = (stopped_by is null)
      and (stopped_at is null or (started_at is null and finished_at is not null))),
  add constraint exchange_batch_undo
    check ((undo_asked_at is null) = (undo_by is null)
      and (undo_asked_at is null or (finished_at is not null and stopped_at is null))
      and (undone_at is null or undo_asked_at is not null)),
  add constraint exchange_batch_undo_reason_length check (length(undo_reason) <= 500);

alter table exchange_batch_item
  -- What taking the batch back did with this exchange.
  add column undo text,
  add constraint exchange_batch_item_undo_known check (undo in ('reversed', 'cancelled', 'left')),
  add constraint exchange_batch_item_undo_of_exchange check (undo is null or exchange_id is not null);
