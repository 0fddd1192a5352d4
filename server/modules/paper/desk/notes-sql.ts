/** SQL of what the desk writes about its members: notes of calls, and notes that stay. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Replaces the note of a member's last call. */
export const writeCallNote = statement(
  'desk.writeCallNote',
  (p: Params<{ bankId: number; personId: number; note: string; by: number; now: Date }>) =>
    query
      .insertInto('call_note')
      .values({
        bank_id: p.bankId,
        person_id: p.personId,
        note: p.note,
        called_at: p.now,
        noted_by: p.by,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['bank_id', 'person_id'])
          .doUpdateSet({ note: p.note, called_at: p.now, noted_by: p.by }),
      ),
);

export const findCallNote = statement(
  'desk.findCallNote',
  (p: Params<{ bankId: number; personId: number }>) =>
    query
      .selectFrom('call_note')
      .innerJoin('person', 'person.id', 'call_note.noted_by')
      .select(['call_note.note', 'call_note.called_at', 'person.name', 'person.surname'])
      .where('call_note.bank_id', '=', p.bankId)
      .where('call_note.person_id', '=', p.personId),
);

export interface OfNote {
  bankId: number;
  personId: number;
  note: string;
  /** The note that the writer has seen. */
  seen: string;
  by: number;
  now: Date;
}

/** A first note; no row when there is one. */
export const insertMemberNote = statement('desk.insertMemberNote', (p: Params<OfNote>) =>
  query
    .insertInto('member_note')
    .values({
      bank_id: p.bankId,
      person_id: p.personId,
      note: p.note,
      noted_at: p.now,
      noted_by: p.by,
    })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Another note; no row when it is not the one that was seen. */
export const updateMemberNote = statement('desk.updateMemberNote', (p: Params<OfNote>) =>
  query
    .updateTable('member_note')
    .set({ note: p.note, noted_at: p.now, noted_by: p.by })
    .where('bank_id', '=', p.bankId)
    .where('person_id', '=', p.personId)
    .where('note', '=', p.seen),
);

/** No row when it is not the one that was seen. */
export const deleteMemberNote = statement('desk.deleteMemberNote', (p: Params<OfNote>) =>
  query
    .deleteFrom('member_note')
    .where('bank_id', '=', p.bankId)
    .where('person_id', '=', p.personId)
    .where('note', '=', p.seen),
);

export const findMemberNote = statement(
  'desk.findMemberNote',
  (p: Params<{ bankId: number; personId: number }>) =>
    query
      .selectFrom('member_note')
      .innerJoin('person', 'person.id', 'member_note.noted_by')
      .select(['member_note.note', 'member_note.noted_at', 'person.name', 'person.surname'])
      .where('member_note.bank_id', '=', p.bankId)
      .where('member_note.person_id', '=', p.personId),
);
