/** The first message to somebody: whom, whether one may, and the form. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Sent } from '#contract/board/threads.ts';
import { personName } from '#contract/person-name.ts';
import { call } from '#web/api/call.ts';
import { read, readPage } from '#web/api/read.ts';
import { CodeText, codeOf } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { useWaitingThings, waitsAfter } from '#web/api/waiting-store.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useDebouncedValue } from '#web/ui/debounce.ts';
import { TalkDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { MessageForm } from './message-form.tsx';
import { threadPath } from './thread-paths.ts';

const PEOPLE_MAX = 30;
const TYPING_PAUSE_MS = 200;

interface ChoosePersonProps {
  bankId: number;
  onChoose: (id: number) => void;
}

/** Somebody of the own bank, by typing a part of the name. */
export function ChoosePerson({ bankId, onChoose }: ChoosePersonProps) {
  const { t } = useTranslation('threads');
  const { userId } = useSignedIn();
  const [words, setWords] = useState('');
  const asked = useDebouncedValue(words, TYPING_PAUSE_MS);
  const found = useQuery(
    readPage('listMemberNames', {
      params: { id: bankId },
      query: { q: asked, limit: PEOPLE_MAX },
    }),
  );
  const people = (found.data?.items ?? []).filter(({ id }) => id !== userId);
  return (
    <Card>
      <SearchSelect
        name="person"
        label={t('to')}
        hint={t('toHint')}
        value=""
        options={people.map((person) => ({
          value: String(person.id),
          label: person.fullName,
          picture: <Avatar pictureOf={person.id} name={personName(person)} size="small" />,
        }))}
        isAnswered={found.isSuccess && !found.isPlaceholderData && asked === words}
        onSearch={setWords}
        onChange={(value) => onChoose(Number(value))}
      />
    </Card>
  );
}

interface BeginThreadProps {
  personId: number;
  noticeId: number | undefined;
  /** What help is asked for, to begin the message with; empty for nothing in particular. */
  about: string;
  onSent: (sent: Sent) => void;
}

/** The form; a conversation that there is already opens instead. */
export function BeginThread({ personId, noticeId, about, onSent }: BeginThreadProps) {
  const { t } = useTranslation('threads');
  const query = useQuery(
    read(
      'readThreadPartner',
      { query: { person: personId, notice: noticeId } },
      { retry: false, keptAt: `partner ${personId}` },
    ),
  );
  const { data: partner } = query;
  const waiting = useWaitingThings().find(
    (one) => one.call === 'startThread' && one.input.body.toPerson === personId && !one.refusal,
  );
  if (query.isPending) return <TextSkeleton lines={5} />;
  if (!partner) {
    const code = codeOf(query.error);
    if (code === 'offline') {
      return (
        <LoadTrouble query={query} tone="warning">
          {t('firstNeedsConnection')}
        </LoadTrouble>
      );
    }
    if (code === 'unavailable') return <LoadTrouble query={query} />;
    return (
      <EmptyState
        drawing={<TalkDrawing />}
        title={code === 'not-found' ? t('notThere') : <CodeText code={code} />}
        action={<ButtonLink to={paths.messages}>{t('title')}</ButtonLink>}
      />
    );
  }
  if (partner.threadId !== null) return <Navigate to={threadPath(partner.threadId)} replace />;
  const { who, bankName } = partner.with;
  const inputOf = (text: string) => ({ body: { toPerson: personId, noticeId, text } });
  if (waiting) {
    return (
      <Card title={t('form.label', { who })}>
        <Stack gap="small">
          <p>“{waiting.words}”</p>
          <Soft>{t('waits')}</Soft>
        </Stack>
      </Card>
    );
  }
  return (
    <Card title={t('form.label', { who })}>
      <Stack gap="small">
        <Soft>
          {bankName}
          {partner.notice && ` · ${t('about', { title: partner.notice.title })}`}
        </Soft>
        <MessageForm
          who={who}
          begin={about === '' ? '' : t('firstWords', { about })}
          draft={`message-to:${personId}:${noticeId ?? about}`}
          send={(text, idempotencyKey) => call('startThread', inputOf(text), { idempotencyKey })}
          onSent={onSent}
          onWaits={(error, text, key, wasCut) => {
            const asked = { call: 'startThread', input: inputOf(text) } as const;
            return waitsAfter(error, { ...asked, key, name: who, words: text }, wasCut);
          }}
        />
        <Soft>{t('private')}</Soft>
      </Stack>
    </Card>
  );
}
