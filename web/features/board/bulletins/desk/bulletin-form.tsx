/** Writing to all members: who gets it stands beside the words, and one button sends it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  BULLETIN_KINDS,
  type BulletinKind,
  type BulletinPreview,
  newBulletinSchema,
} from '#contract/board/bulletins.ts';
import { BULLETIN_PLACE_MAX, BULLETIN_TEXT_MAX, BULLETIN_TITLE_MAX } from '#contract/limits.ts';
import { read } from '#web/api/read.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { weekDay } from '#web/i18n/week-day.ts';
import { useDebouncedValue } from '#web/ui/debounce.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TimeField } from './time-field.tsx';

/** What is typed. */
export interface BulletinValues {
  kind: BulletinKind;
  title: string;
  text: string;
  day: string;
  from: string;
  to: string;
  place: string;
  asks: boolean;
  guests: boolean;
  forFriends: boolean;
}

/** A fresh one; a meeting is at the bank unless somebody writes another place. */
export const newBulletin = (place: string): BulletinValues => ({
  ...{ kind: 'notice', title: '', text: '', day: '', from: '18:00', to: '20:00', place },
  ...{ asks: true, guests: false, forFriends: false },
});

const own: OwnWords = {
  title: { required: <Text of="bank-bulletins:form.missing.title" /> },
  text: { required: <Text of="bank-bulletins:form.missing.text" /> },
};

const PAUSE_MS = 500;

interface BulletinFormProps {
  begin: BulletinValues;
  draft: string;
  onSent: (id: number) => void;
}

export function BulletinForm({ begin, draft, onSent }: BulletinFormProps) {
  const { t } = useTranslation('bank-bulletins');
  const sending = useSendForm('sendBulletin', {
    schema: newBulletinSchema,
    begin,
    draft,
    toBody,
    own,
    refused: t('form.refused'),
    noSecond: t('form.noSecond'),
    onSent: ({ id }, form) => {
      showToast('success', t('sent', { title: form.values.title }));
      onSent(id);
    },
  });
  const { form } = sending;
  const { kind } = form.values;
  const title = useDebouncedValue(form.values.title.trim().slice(0, BULLETIN_TITLE_MAX), PAUSE_MS);
  const preview = useQuery(
    read(
      'previewBulletin',
      { body: { kind, title } },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  const { data } = preview;
  const count = data ? data.letters + data.paper + data.without + data.unwanted : 0;
  return (
    <Card>
      <Form {...sending} label={t('form.title')}>
        <RadioField<BulletinKind>
          {...bind(form, 'kind')}
          label={t('form.kind')}
          options={BULLETIN_KINDS.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          onChange={(next) => next && form.set({ kind: next })}
        />
        {kind === 'assembly' && <Soft>{t('form.assembly')}</Soft>}
        <Words form={form} />
        {kind !== 'notice' && <Meeting form={form} />}
        {data && <Preview preview={data} day={kind === 'notice' ? '' : form.values.day} />}
        {preview.isError && <Notice tone="info">{t('preview.failed')}</Notice>}
        <div>
          <SubmitButton>{t('form.send', { count })}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Title and text. */
export function Words({ form }: { form: FormState<Pick<BulletinValues, 'title' | 'text'>> }) {
  const { t } = useTranslation('bank-bulletins');
  return (
    <>
      <TextField
        {...bind(form, 'title')}
        label={t('form.name')}
        maxLength={BULLETIN_TITLE_MAX}
        autoComplete="off"
      />
      <TextareaField
        {...bind(form, 'text')}
        label={t('form.text')}
        hint={t('form.textHint')}
        maxLength={BULLETIN_TEXT_MAX}
        rows={6}
      />
    </>
  );
}

/** When and where. */
export function PlanFields({
  form,
}: {
  form: FormState<Pick<BulletinValues, 'day' | 'from' | 'to' | 'place'>>;
}) {
  const { t } = useTranslation('bank-bulletins');
  return (
    <>
      <DateField {...bind(form, 'day')} label={t('form.day')} min={today()} />
      <FieldRow>
        <TimeField {...bind(form, 'from')} label={t('form.from')} />
        <TimeField {...bind(form, 'to')} label={t('form.to')} />
      </FieldRow>
      <TextField
        {...bind(form, 'place')}
        label={t('form.place')}
        maxLength={BULLETIN_PLACE_MAX}
        autoComplete="off"
        optional
      />
    </>
  );
}

function Meeting({ form }: { form: FormState<BulletinValues> }) {
  const { t } = useTranslation('bank-bulletins');
  return (
    <>
      <PlanFields form={form} />
      <CheckboxField {...bind(form, 'asks')} label={t('form.asks')} />
      {form.values.asks && <CheckboxField {...bind(form, 'guests')} label={t('form.guests')} />}
      <CheckboxField
        {...bind(form, 'forFriends')}
        label={t('form.forFriends')}
        hint={t('form.friendsHint')}
      />
    </>
  );
}

function toBody({ kind, title, text, ...rest }: BulletinValues) {
  return kind === 'notice' ? { kind, title, text } : { kind, title, text, ...rest };
}

/** "41 email, 9 su carta (di cui 3 senza telefono), 2 lo leggono solo nel portale". */
function Preview({ preview, day }: { preview: BulletinPreview; day: string }) {
  const { t } = useTranslation('bank-bulletins');
  const { letters, paper, without, unwanted, waitsUntil, isAlike } = preview;
  const onPaper = paper + without;
  const parts = [
    letters > 0 && t('preview.letters', { count: letters }),
    onPaper > 0 && t('preview.paper', { count: onPaper }),
    without > 0 && t('preview.without', { count: without }),
    unwanted > 0 && t('preview.unwanted', { count: unwanted }),
  ];
  return (
    <Stack gap="small">
      <p role="status">
        <strong>{t('preview.label')}:</strong> {parts.filter(Boolean).join(', ')}
      </p>
      {waitsUntil !== null && (
        <Notice tone="info">
          {t('preview.waits', { day: weekDay(waitsUntil, currentLanguage()) })}{' '}
          {day !== '' && day <= waitsUntil && t('preview.late')}
        </Notice>
      )}
      {isAlike && <Notice tone="info">{t('preview.alike')}</Notice>}
    </Stack>
  );
}
