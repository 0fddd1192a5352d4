/** The form that begins with an old exchange of one's own; its draft is kept apart from the usual one. */
import { useQuery } from '@tanstack/react-query';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { exchangeQuery } from '../queries.ts';
import { NewForm, type NewFormProps } from './new-form.tsx';
import { RecordForm } from './record-form.tsx';
import { repeatOf } from './repeat.ts';

/** What others gave cannot be repeated by the one who received it: then the form is empty. */
export function RepeatForm({ id, ...props }: NewFormProps & { id: number }) {
  const { userId } = useSignedIn();
  const old = useQuery({ ...exchangeQuery(id), refetchOnWindowFocus: false });
  if (old.isError)
    return (
      <LoadTrouble query={old}>
        <CodeText code={codeOf(old.error)} />
      </LoadTrouble>
    );
  if (!old.data) return <TextSkeleton lines={8} />;
  if (old.data.userFromId !== userId) return <NewForm {...props} />;
  return (
    <RecordForm
      {...props}
      begin={repeatOf(old.data, currentLanguage())}
      draft={`exchange:${userId}:repeat:${id}`}
    />
  );
}
