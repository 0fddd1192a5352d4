/** The thanks of an exchange in its panel: writing one sentence, taking it back, reporting it (specification §47). */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS, type ReportReason } from '#contract/board/notices.ts';
import { type ExchangeThanks, newThanksSchema } from '#contract/hours/thanks.ts';
import { REASON_MAX, THANKS_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { ReasonForm } from '#web/ui/form/reason-form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { More } from '#web/ui/page/more.tsx';
import { Soft, Written } from '#web/ui/page/words.tsx';
import css from './thanks.module.css';

interface ThanksProps {
  /** Of the exchange. */
  id: number;
  thanks: ExchangeThanks;
  /** The other one, as sentences call them. */
  name: string;
  /** The reader has come to write. */
  isBegun: boolean;
}

type About = Pick<ThanksProps, 'id' | 'name'>;

/** A sentence; or one quiet word, and behind it one field. */
export default function Thanks({ thanks, isBegun, ...about }: ThanksProps) {
  const { t } = useTranslation('thanks');
  const { text, canThank, mayQuote, ...more } = thanks;
  const [isWriting, setWriting] = useState(isBegun);
  const place = useRef<HTMLDivElement>(null);
  const end = () => {
    place.current?.focus();
    setWriting(false);
  };
  return (
    <div ref={place} tabIndex={-1} className={css.thanks}>
      {text !== null && <Sentence {...about} {...more} text={text} />}
      {mayQuote !== null && <Quoting id={about.id} mayQuote={mayQuote} />}
      {text === null && canThank && isWriting && <ThanksForm {...about} onEnd={end} />}
      {text === null && canThank && !isWriting && (
        <Button kind="quiet" onClick={() => setWriting(true)}>
          {t('act', { name: about.name })}
        </Button>
      )}
      {text === null && !canThank && <Soft>{t('byVoice', { name: about.name })}</Soft>}
    </div>
  );
}

/** @param onEnd it was sent or left; takes the focus, for the form goes */
function ThanksForm({ id, name, onEnd }: About & { onEnd: () => void }) {
  const { t } = useTranslation('thanks');
  const isThere = useRef(false);
  const thanks = useSendForm('giveThanks', {
    schema: newThanksSchema,
    input: { params: { id } },
    begin: { text: '' },
    draft: `thanks:${id}`,
    said: () => t('sent', { name }),
    settled: { 'already-decided': () => t('already') },
    changes: 'thanks',
    awaitsQueries: true,
    onSent: onEnd,
  });
  const focusFirst = (element: HTMLDivElement | null) => {
    if (isThere.current || !element) return;
    isThere.current = true;
    element.querySelector('textarea')?.focus();
  };
  return (
    <Form {...thanks} label={t('act', { name })}>
      <Stack gap="small">
        <div ref={focusFirst}>
          <TextareaField
            {...bind(thanks.form, 'text')}
            label={t('label', { name })}
            hint={t('hint', { name })}
            maxLength={THANKS_MAX}
            rows={2}
          />
        </div>
        <Acts>
          <SubmitButton>{t('send')}</SubmitButton>
          <Button kind="quiet" onClick={onEnd}>
            {t('leave')}
          </Button>
        </Acts>
      </Stack>
    </Form>
  );
}

type SentenceProps = About & Pick<ExchangeThanks, 'isMine' | 'isReported'> & { text: string };

/** As it was written, and the one way out of it that its reader has. */
function Sentence({ id, name, text, isMine, isReported }: SentenceProps) {
  const { t } = useTranslation(['thanks', 'threads']);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const takeBack = useAction({
    send: () => call('takeBackThanks', { params: { id } }),
    said: () => t('takeBack.done'),
    failed: () => t('threads:failed'),
    changes: 'thanks',
    awaitsQueries: true,
  });
  return (
    <>
      <blockquote>
        <Written>{text}</Written>
        <Soft>{t(isMine ? 'mine' : 'theirs', { name })}</Soft>
      </blockquote>
      {isReported && <Soft>{t('threads:report.waiting')}</Soft>}
      <More side="start">
        <Button kind="quiet" onClick={() => setAsked(true)}>
          {t(isMine ? 'takeBack.act' : 'threads:report.button')}
        </Button>
      </More>
      <ConfirmDialog
        isOpen={isAsked && isMine}
        onClose={close}
        onConfirm={() => takeBack.run(undefined)}
        title={t('takeBack.title')}
        confirmLabel={t('takeBack.act')}
        whileClosed
      >
        {t('takeBack.lead', { name })}
      </ConfirmDialog>
      <Dialog isOpen={isAsked && !isMine} onClose={close} title={t('threads:report.title')}>
        <Report id={id} name={name} onDone={close} />
      </Dialog>
    </>
  );
}

/** Whether the reader agrees that the yearly page quotes it (specification §50): a tick of their own. */
function Quoting({ id, mayQuote }: { id: number; mayQuote: boolean }) {
  const { t } = useTranslation('thanks');
  const setting = useAction({
    send: (wish: boolean) => call('setQuoting', { params: { id }, body: { mayQuote: wish } }),
    failed: () => t('quoting.failed'),
    changes: 'thanks',
    awaitsQueries: true,
  });
  // What was just chosen stands at once; after a failure the old choice is back.
  const [chosen, setChosen] = useState(mayQuote);
  const change = (next: boolean) => {
    if (setting.isBusy) return;
    setChosen(next);
    void setting.run(next);
  };
  return (
    <CheckboxField
      name="mayQuote"
      value={setting.isBusy ? chosen : mayQuote}
      onChange={change}
      label={t('quoting.label')}
      hint={t('quoting.hint')}
    />
  );
}

function Report({ id, name, onDone }: About & { onDone: () => void }) {
  const { t } = useTranslation(['thanks', 'threads']);
  const report = useAction({
    send: (body: { reason: ReportReason; text: string }) =>
      call('reportThanks', { params: { id }, body }),
    said: () => t('threads:report.done'),
    failed: () => t('threads:failed'),
    changes: 'thanks',
  });
  return (
    <ReasonForm
      lead={<p>{t('report.lead', { name })}</p>}
      texts={{
        reason: t('threads:report.what'),
        text: t('threads:report.text'),
        leave: t('threads:report.leave'),
        send: t('threads:report.send'),
      }}
      options={REPORT_REASONS.map((value) => ({ value, label: t(`threads:reasons.${value}`) }))}
      textMax={REASON_MAX}
      isBusy={report.isBusy}
      onSend={async (told) => (await report.run(told)) && onDone()}
      onLeave={onDone}
      whileClosed
    />
  );
}
