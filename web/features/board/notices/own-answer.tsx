/** Answering a notice of somebody else, and how that stands. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewAnswer, type Notice, newAnswerSchema } from '#contract/board/notices.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { useActing } from '#web/api/acting.ts';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { read } from '#web/api/read.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useWaitingThings, waitsAfter } from '#web/api/waiting-store.ts';
import { ReachLine } from '#web/features/board/parts/reach-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { forgetDecided, useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { dropDraft, idempotencyKeyFor, newKey } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Prompt } from '#web/ui/page/prompt.tsx';
import { AnswerDays, daysToWire, noDays, type TypedDays, typedDays } from './answer-days.tsx';
import { DayList } from './day-list.tsx';
import { Contact } from './notice-details.tsx';
import css from './notices.module.css';
import { useTakeBackOnAnswer } from './take-back.ts';
import { hasFollowed, Together } from './together.tsx';
import { WriteLink } from './write-link.tsx';

/** By its notice: an answer that was taken back has no other place. */
const keyOf = ({ id }: Notice) => `own answer to ${id}`;

/** The card of what the reader may do; nothing for the author. */
export function OwnAnswer({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const { myAnswer, contact, kind, who } = notice;
  const key = keyOf(notice);
  const decided = useDecided().get(key);
  useEffect(() => () => forgetDecided([key]), [key]);
  if (notice.isMine) return null;
  if (decided) {
    return (
      <Card>
        <DecidedLine decided={decided} />
      </Card>
    );
  }
  if (myAnswer?.state === 'open') return <Waiting notice={notice} answer={myAnswer} />;
  if (myAnswer?.state === 'accepted') {
    return (
      <Card title={t('accepted.title', { who })}>
        <Stack gap="small">
          {!hasFollowed(myAnswer) && <p>{t('accepted.lead')}</p>}
          <Contact {...contact} sentence={t('chat.about', { title: notice.title })} />
          {contact.deskPhone && (
            <p>
              {t('throughDesk')} <PhoneLink phone={contact.deskPhone} />
            </p>
          )}
          <WriteLink notice={notice} personId={myAnswer.authorId} who={who} />
          <Together notice={notice} answer={myAnswer} />
        </Stack>
      </Card>
    );
  }
  if (myAnswer?.state === 'let-go') return <Card>{t('letGo')}</Card>;
  if (contact.mode === 'desk' && notice.state === 'open') {
    return (
      <Card title={t(`answer.${kind}`)}>
        <p>
          {t('throughDesk')} {contact.deskPhone && <PhoneLink phone={contact.deskPhone} />}
        </p>
      </Card>
    );
  }
  return notice.canAnswer ? <AnswerForm notice={notice} /> : null;
}

type Typed = Omit<NewAnswer, 'days' | 'givesPhone' | 'givesEmail'> & TypedDays;

/** What a new answer begins with, or the answer that waits. */
function begin({ hours, myAnswer }: Notice): Typed {
  if (myAnswer?.state !== 'open') return { text: '', ...noDays(hours) };
  const { text, days } = myAnswer;
  return { text, ...typedDays(days, hours) };
}

const toBody = ({ text, ...days }: Typed) => ({ text, days: daysToWire(days) });

interface FormProps {
  notice: Notice;
  /** Changes the answer that waits, and is left by this. */
  onClose?: () => void;
}

function AnswerForm({ notice, onClose }: FormProps) {
  const { id, kind, who, title, writeTo } = notice;
  const { t } = useTranslation(['notices', 'answer-days']);
  const acting = useActing();
  const { data: reach } = useQuery({ ...read('readReach'), enabled: !acting });
  const draft = `notice-answer:${id}`;
  const waiting = useWaitingThings().some(
    (one) => one.call === 'answerNotice' && one.input.params.id === id && !one.refusal,
  );
  const answer = useSendForm<'answerNotice', Typed>('answerNotice', {
    schema: newAnswerSchema,
    begin: begin(notice),
    toBody,
    input: { params: { id } },
    // What stands already is no draft.
    ...(onClose ? {} : { draft }),
    said: () => t(onClose ? 'waiting.changed' : 'answered', { who }),
    changes: 'notices',
    awaitsQueries: true,
    onSent: onClose,
    onRefused: (error, usual, { current }, wasCut) => {
      const body = newAnswerSchema.parse(toBody(current()));
      const key = idempotencyKeyFor(draft, body);
      const asked = { call: 'answerNotice', input: { params: { id }, body } } as const;
      const words = [title, body.text].filter((part) => part !== '').join(': ');
      if (!waitsAfter(error, { ...asked, key, name: who, words }, wasCut)) return usual;
      dropDraft(draft);
      return undefined;
    },
  });
  const { form } = answer;
  if (waiting) {
    return <Card title={t('waiting.title')}>{t('answerWaits', { who })}</Card>;
  }
  return (
    <Card title={t(`answer.${kind}`)}>
      <Form {...answer} label={t(`answer.${kind}`)}>
        <TextareaField
          {...bind(form, 'text')}
          label={t('answerText')}
          maxLength={REASON_MAX}
          rows={3}
          optional
        />
        <AnswerDays
          label={t('answer-days:label')}
          hint={t('answer-days:hint', { who })}
          value={form.values}
          onChange={form.set}
          errors={form.errors}
        />
        <p className={css.preview}>
          {acting ? (
            t('places.reach', { who: acting.name })
          ) : (
            <>
              {t('answerPreview', { who })} <ReachLine said={reach} of="answer" />
            </>
          )}
        </p>
        <Acts gap="tight">
          <SubmitButton>{t(onClose ? 'waiting.save' : `answer.${kind}`)}</SubmitButton>
          {onClose && (
            <Button kind="secondary" onClick={onClose}>
              {t('waiting.keep')}
            </Button>
          )}
        </Acts>
      </Form>
      {!onClose && writeTo !== null && (
        <div className={css.asksFirst}>
          <Prompt sentence={t('asksFirst')}>
            <WriteLink notice={notice} personId={writeTo} who={who} />
          </Prompt>
        </div>
      )}
    </Card>
  );
}

interface WaitingProps {
  notice: Notice;
  answer: NonNullable<Notice['myAnswer']>;
}

function Waiting({ notice, answer: { id, text, authorId, days } }: WaitingProps) {
  const { who } = notice;
  const { t } = useTranslation('notices');
  const [isChanging, setChanging] = useState(false);
  const sendWithdraw = useAction({
    send: (key: string) => call('withdrawAnswer', { params: { id } }, { idempotencyKey: key }),
    changes: 'notices',
  });
  const takeBack = useTakeBackOnAnswer();
  const decide = useDecision(useDecisionErrors(), t('meanwhile'));
  const withdraw = () => {
    const [key, place, wasCut] = [newKey(), keyOf(notice), isOffline()];
    const words = t('withdrawnFrom', { title: notice.title });
    const asked = { call: 'withdrawAnswer', input: { params: { id } } } as const;
    return decide({
      ...{ key: place, words, failed: t('failed') },
      send: () => sendWithdraw.send(key),
      takeBack: () => takeBack.send(id),
      waits: (error) => waitsAfter(error, { ...asked, key, place, words, name: who }, wasCut),
    });
  };
  if (isChanging) return <AnswerForm notice={notice} onClose={() => setChanging(false)} />;
  return (
    <Card title={t('waiting.title')}>
      <Stack gap="small">
        {text !== '' && <p className={css.body}>“{text}”</p>}
        <DayList days={days} />
        <p>{t('waiting.lead', { who })}</p>
        <Acts gap="tight">
          <WriteLink notice={notice} personId={authorId} who={who} />
          <Button kind="secondary" onClick={() => setChanging(true)}>
            {t(days.length > 0 ? 'waiting.change' : 'waiting.addDay')}
          </Button>
          <Button kind="secondary" whileClosed busy={sendWithdraw.isBusy} onClick={withdraw}>
            {t('waiting.withdraw')}
          </Button>
        </Acts>
      </Stack>
    </Card>
  );
}
