/** Merging one activity into another: which one, and one sentence on what will happen. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { KeptActivity } from '#contract/board/activities.ts';
import { call } from '#web/api/call.ts';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';

const ownWords: OwnWords = {
  into: { required: <Text of="activities:merge.missing" /> },
};

interface MergeFormProps {
  activity: KeptActivity;
  /** What it can be merged into. */
  others: readonly KeptActivity[];
  onDone: () => void;
}

const BEGIN = { into: '' };
type Values = typeof BEGIN;

/** The dialog's content. */
export function MergeForm({ activity, others, onDone }: MergeFormProps) {
  const { t } = useTranslation(['activities', 'ui']);
  const language = currentLanguage();
  const name = activity.names[language];
  const chosenOf = ({ into }: Values) => others.find(({ id }) => String(id) === into);
  const form = useForm<Values>({
    begin: BEGIN,
    check: ({ into }): Record<string, React.ReactNode> =>
      into === '' ? { into: <Text of="activities:merge.missing" /> } : {},
  });
  const into = chosenOf(form.values);
  const merge = useAction({
    send: ({ into: chosen }: Values) =>
      call('mergeActivity', { params: { id: activity.id }, body: { into: Number(chosen) } }),
    done: (values) => t('merge.done', { name, into: chosenOf(values)?.names[language] ?? '' }),
  });
  const send = async (values: Values): Promise<Refusal | undefined> => {
    try {
      await merge.send(values);
      onDone();
      return undefined;
    } catch (error) {
      return refusalOf(error, ownWords);
    }
  };
  return (
    <Form form={form} onSubmit={send} label={t('merge.title', { name })}>
      <p>{t('merge.lead', { name })}</p>
      <SearchSelect
        {...bind(form, 'into')}
        label={t('merge.into')}
        options={others.map(({ id, names, words }) => ({
          value: String(id),
          label: names[language],
          keywords: words,
        }))}
        isAnswered
      />
      <p role="status">{into && whatHappens(t, activity, into.names[language])}</p>
      <DialogButtons>
        <Button kind="secondary" onClick={onDone}>
          {t('ui:leave')}
        </Button>
        <SubmitButton>{t('merge.submit')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}

/** What moves and what stays, with figures. */
function whatHappens(t: TFunction<'activities'>, activity: KeptActivity, into: string): string {
  const { exchanges, skills, notices, appointments } = activity;
  const moving = [
    ...(skills > 0 ? [t('use.skills', { count: skills })] : []),
    ...(notices > 0 ? [t('use.notices', { count: notices })] : []),
    ...(appointments > 0 ? [t('use.appointments', { count: appointments })] : []),
  ];
  const moves =
    moving.length === 0 ? t('merge.nothing') : t('merge.moves', { into, what: moving.join(', ') });
  return `${moves} ${t('merge.stays', { into, count: exchanges })}`;
}
