/** What the desk has written about a member; only administrators of the bank read it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#contract/limits.ts';
import { type MemberNote, newMemberNoteSchema } from '#contract/paper/desk.ts';
import { read } from '#web/api/read.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './desk-work.module.css';

/** A line with the note; behind it its day and writer, and a button to change it. */
export function MemberNotePart({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('desk-work');
  const note = useQuery(read('readMemberNote', { params: { id } }));
  const [isOpen, setOpen] = useState(false);
  return (
    <PartRow
      title={t('memberNote.title')}
      now={note.data === null ? t('memberNote.none') : note.data?.note}
    >
      <Loaded query={note} skeleton={<TextSkeleton lines={2} />} />
      {note.data && (
        <blockquote className={css.note}>
          <p>{note.data.note}</p>
          <Soft>
            {t('call.noteOf', {
              day: sentenceDay(note.data.notedAt, currentLanguage()),
              by: note.data.by,
            })}
          </Soft>
        </blockquote>
      )}
      {note.data !== undefined && (
        <div>
          <Button kind="secondary" small onClick={() => setOpen(true)}>
            {t(note.data === null ? 'memberNote.write' : 'memberNote.change')}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('memberNote.about', { name })}
      >
        <NoteForm id={id} seen={note.data ?? null} onClose={() => setOpen(false)} />
      </Dialog>
    </PartRow>
  );
}

interface NoteFormProps {
  id: number;
  seen: MemberNote | null;
  onClose: () => void;
}

function NoteForm({ id, seen, onClose }: NoteFormProps) {
  const { t } = useTranslation('desk-work');
  const [before] = useState(seen?.note ?? '');
  const note = useSendForm('writeMemberNote', {
    schema: newMemberNoteSchema,
    begin: { note: before, seen: before },
    input: { params: { id } },
    done: () => t('memberNote.saved'),
    refused: t('memberNote.notSaved'),
    changes: ['readMemberNote'],
    onSent: onClose,
  });
  return (
    <Form {...note} label={t('memberNote.title')}>
      <TextareaField
        {...bind(note.form, 'note')}
        label={t('memberNote.field')}
        hint={t('memberNote.hint')}
        maxLength={NOTE_MAX}
        optional
      />
      <FormButtons onLeave={onClose} leave={t('memberNote.keep')} send={t('memberNote.save')} />
    </Form>
  );
}
