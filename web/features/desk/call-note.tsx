/** The note of a member's last call, and the sentence about this one. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newCallNoteSchema } from '#contract/desk.ts';
import { CALL_NOTE_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { read } from '#web/api/read.ts';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
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
  const form = useForm({
    begin: { note: '' },
    check: (values) => problemsFor(newCallNoteSchema, values, ownWords),
  });
  const write = useAction({
    send: (note: string) => call('writeCallNote', { params: { id }, body: { note } }),
    changes: ['readCallNote'],
  });
  const submit = async ({ note }: { note: string }): Promise<Refusal | undefined> => {
    try {
      await write.send(note);
      form.reset();
      showToast('success', t('call.saved'));
      return undefined;
    } catch (error) {
      return { title: t('call.notSaved'), ...refusalOf(error, ownWords) };
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={t('call.note')}>
      <TextField
        {...bind(form, 'note')}
        label={t('call.write')}
        hint={t('call.writeHint')}
        maxLength={CALL_NOTE_MAX}
        autoComplete="off"
      />
      <SubmitButton kind="secondary">{t('call.save')}</SubmitButton>
    </Form>
  );
}
