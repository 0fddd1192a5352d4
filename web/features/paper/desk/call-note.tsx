/** The note of a member's last call, and the sentence about this one. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CALL_NOTE_MAX } from '#contract/limits.ts';
import { newCallNoteSchema } from '#contract/paper/desk.ts';
import { read } from '#web/api/read.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './desk-work.module.css';

/** A card: what was said in the last call, and a field for what is said in this one. */
export function CallNoteCard({ id }: { id: number }) {
  const { t } = useTranslation('desk-work');
  const note = useQuery(read('readCallNote', { params: { id } }));
  return (
    <Card title={t('call.note')}>
      {note.isError && <LoadTrouble query={note} />}
      {note.isPending && <TextSkeleton lines={2} />}
      {note.data === null && <Soft>{t('call.noNote')}</Soft>}
      {note.data && (
        <blockquote className={css.note}>
          <p>{note.data.note}</p>
          <Soft>
            {t('call.noteOf', {
              day: sentenceDay(note.data.calledAt, currentLanguage()),
              by: note.data.by,
            })}
          </Soft>
        </blockquote>
      )}
      <NoteForm id={id} />
    </Card>
  );
}

const ownWords: OwnWords = { note: { required: <Text of="desk-work:call.noteRequired" /> } };

function NoteForm({ id }: { id: number }) {
  const { t } = useTranslation('desk-work');
  const note = useSendForm('writeCallNote', {
    schema: newCallNoteSchema,
    begin: { note: '' },
    input: { params: { id } },
    own: ownWords,
    done: () => t('call.saved'),
    changes: ['readCallNote'],
    refused: t('call.notSaved'),
    onSent: (_, form) => form.reset(),
  });
  return (
    <Form {...note} label={t('call.note')}>
      <TextField
        {...bind(note.form, 'note')}
        label={t('call.write')}
        hint={t('call.writeHint')}
        maxLength={CALL_NOTE_MAX}
        autoComplete="off"
      />
      <SubmitButton kind="secondary">{t('call.save')}</SubmitButton>
    </Form>
  );
}
