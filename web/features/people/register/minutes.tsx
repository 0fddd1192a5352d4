/** *Verbale*: who was not decided on yet gets one day and one resolution, and the page to sign is printed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORT_TEXT_MAX } from '#contract/limits.ts';
import {
  minutesSchema,
  type RegisterPage,
  type RegisterRequest,
} from '#contract/people/register.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import css from './register.module.css';

/** A member, or somebody who asks to join a bank in which the board decides first. */
type Candidate = RegisterRequest & { number: number | null; isAsking: boolean };

interface Decided {
  on: string;
  resolution: string;
  people: readonly Candidate[];
}

/** @param register of today: only members of now, and who asks, are admitted */
export function Minutes({ register }: { register: RegisterPage }) {
  const { t } = useTranslation('register');
  const { sheets, print } = usePaper<Decided>();
  const waiting: Candidate[] = [
    ...register.requests.map((request) => ({ ...request, number: null, isAsking: true })),
    ...register.lines
      .filter(({ admittedOn }) => admittedOn === '')
      .map((line) => ({ ...line, isAsking: false })),
  ];
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState drawing={null} title={t('minutes.none')} />
      ) : (
        <Card>
          <MinutesForm waiting={waiting} onDecided={print} />
        </Card>
      )}
      {sheets && <MinutesSheet decided={sheets} bankName={register.bankName} />}
    </>
  );
}

const words: OwnWords = {
  ids: { required: <Text of="register:minutes.whoMissing" /> },
  resolution: { required: <Text of="register:minutes.resolutionMissing" /> },
};

interface MinutesFormProps {
  waiting: readonly Candidate[];
  onDecided: (decided: Decided) => void;
}

const calledOf = ({ name, surname }: Candidate) => `${surname} ${name}`;

function MinutesForm({ waiting, onDecided }: MinutesFormProps) {
  const { t } = useTranslation('register');
  const day = (text: string) => tableDay(text, currentLanguage());
  const [begin] = useState(() => ({ on: today(), resolution: '', ids: [] as string[] }));
  const deciding = useSendForm('recordMinutes', {
    schema: minutesSchema,
    begin,
    pastDay: 'on',
    toBody: ({ ids, ...rest }) => ({ ...rest, ids: ids.map(Number) }),
    own: words,
    done: ({ ids }) => t('minutes.done', { count: ids.length }),
    refused: t('minutes.failed'),
    changes: 'register',
    onRefused: (error, usual) =>
      isRefusal(error, 'already-decided')
        ? { title: t('minutes.failed'), problem: t('minutes.decided') }
        : usual,
    onSent: (_, sent) => {
      const { on, resolution, ids } = sent.current();
      sent.reset();
      onDecided({
        ...{ on, resolution },
        people: waiting.filter(({ userId }) => ids.includes(String(userId))),
      });
    },
  });
  const { form } = deciding;
  const everybody = waiting.map(({ userId }) => String(userId));
  return (
    <Form {...deciding} label={t('views.minutes')}>
      <p>{t('minutes.lead')}</p>
      {waiting.some(({ isAsking }) => isAsking) && <p>{t('minutes.leadFirst')}</p>}
      <Acts gap="tight">
        <Button kind="secondary" small onClick={() => form.set({ ids: everybody })}>
          {t('minutes.all')}
        </Button>
        <Button kind="secondary" small onClick={() => form.set({ ids: [] })}>
          {t('minutes.noneOf')}
        </Button>
      </Acts>
      <CheckboxGroup
        {...bind(form, 'ids')}
        label={t('minutes.who')}
        options={waiting.map((line) => ({
          value: String(line.userId),
          label: [
            line.isAsking ? t('minutes.asks', { name: calledOf(line) }) : calledOf(line),
            line.metOn && t('minutes.met', { day: day(line.metOn) }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <DateField {...bind(form, 'on')} label={t('minutes.on')} max={today()} />
      <TextField
        {...bind(form, 'resolution')}
        label={t('minutes.resolution')}
        hint={t('minutes.resolutionHint')}
        maxLength={SHORT_TEXT_MAX}
        autoComplete="off"
      />
      <Acts>
        <SubmitButton>{t('minutes.send')}</SubmitButton>
      </Acts>
    </Form>
  );
}

interface MinutesSheetProps {
  decided: Decided;
  bankName: string;
}

function MinutesSheet({ decided: { on, resolution, people }, bankName }: MinutesSheetProps) {
  const { t } = useTranslation('register');
  const day = (text: string) => tableDay(text, currentLanguage());
  const columns: PaperColumn<Candidate>[] = [
    { key: 'name', header: t('minutes.paper.name'), cell: calledOf, width: '50%' },
    { key: 'number', header: t('minutes.paper.number'), cell: ({ number }) => number },
    {
      key: 'met',
      header: t('minutes.paper.met'),
      cell: ({ metOn, metBy }) => [metOn && day(metOn), metBy].filter(Boolean).join(', '),
      width: '34%',
    },
  ];
  return (
    <Paper
      owner={bankName}
      title={t('minutes.paper.title')}
      facts={[t('minutes.paper.text', { day: day(on), resolution })]}
      columns={columns}
      rows={people}
      rowKey={({ userId }) => userId}
      foot={
        <div className={css.signatures}>
          <p>{t('minutes.paper.president')}</p>
          <p>{t('minutes.paper.secretary')}</p>
        </div>
      }
    />
  );
}
