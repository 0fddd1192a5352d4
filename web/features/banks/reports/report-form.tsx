/** The form with the chapters of a year (specification §50); what is typed survives a reload. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_CHAPTERS, reportWordsSchema, type YearlyReport } from '#contract/banks/reports.ts';
import { CHAPTER_MAX } from '#contract/limits.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

interface ReportFormProps {
  report: YearlyReport;
  /** It was saved. */
  onDone: () => void;
}

export function ReportForm(props: ReportFormProps) {
  const { year, words } = props.report;
  const draft = `report:${year}`;
  return (
    <KeptDraft draft={draft} begin={words}>
      <Card>
        <DraftedForm {...props} draft={draft} />
      </Card>
    </KeptDraft>
  );
}

type Words = YearlyReport['words'];
type Values = Omit<Words, 'quotes'> & { quotes: Words['quotes'] | '' };

const QUOTES = ['yes', 'no'] as const;

const ownWords: OwnWords = {
  hourWorth: { invalid: <Text of="reports:write.hourWorthWrong" /> },
};

function DraftedForm({ report, draft, onDone }: ReportFormProps & { draft: string }) {
  const { t } = useTranslation('reports');
  const { userId } = useSignedIn();
  const [now] = useState<Values>(report.words);
  const { base, found, take } = useMeanwhile(now, draft);
  const writing = useSendForm('writeReport', {
    schema: reportWordsSchema,
    begin: now,
    draft,
    input: { params: { year: report.year } },
    toBody: ({ quotes, ...words }) => ({ ...words, quotes: quotes || undefined, basedOn: base }),
    own: ownWords,
    done: () => t('write.saved'),
    refused: t('write.failed'),
    changes: 'reports',
    onSent: onDone,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = writing;
  const label = useLabel();
  const choiceOf = (value: string) => QUOTES.find((one) => one === value) ?? 'yes';
  const shown = (field: string, value: string) =>
    field === 'quotes' ? t(`write.choices.${choiceOf(value)}`) : value || t('write.empty');
  return (
    <Form {...writing} label={t('views.write')}>
      <ChangedMeanwhile form={form} found={found} readerId={userId} labelOf={label} show={shown} />
      <Stack>
        <Soft>{t('write.lead')}</Soft>
        {report.written && (
          <Soft isSmall>
            {t('write.last', {
              name: report.written.by,
              when: sentenceMoment(report.written.at, currentLanguage()),
            })}
          </Soft>
        )}
        {REPORT_CHAPTERS.map((name) => (
          <TextareaField
            key={name}
            {...bind(form, name)}
            label={label(name)}
            hint={t(`write.hints.${name}`)}
            maxLength={CHAPTER_MAX}
            rows={4}
            optional
          />
        ))}
        <RadioField
          {...bind(form, 'quotes')}
          label={label('quotes')}
          hint={t('write.quotesHint')}
          options={QUOTES.map((value) => ({ value, label: t(`write.choices.${value}`) }))}
        />
        <TextField
          {...bind(form, 'hourWorth')}
          label={label('hourWorth')}
          hint={t('write.hourWorthHint')}
          inputMode="decimal"
          optional
        />
        <Acts>
          <SubmitButton>{t('write.save')}</SubmitButton>
        </Acts>
      </Stack>
    </Form>
  );
}

/** What a field of the form is called. */
function useLabel() {
  const { t } = useTranslation('reports');
  return (field: string): string => {
    const chapter = REPORT_CHAPTERS.find((one) => one === field);
    if (chapter) return t(`chapters.${chapter}`);
    return t(field === 'quotes' ? 'write.quotes' : 'write.hourWorth');
  };
}
