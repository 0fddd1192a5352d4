/** Merging one activity into another: which one, and one sentence on what will happen. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { activityMergeSchema, type KeptActivity, nameIn } from '#contract/board/activities.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { bind } from '#web/ui/form/use-form.ts';

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

/** The dialog's content. */
export function MergeForm({ activity, others, onDone }: MergeFormProps) {
  const { t } = useTranslation('activities');
  const language = currentLanguage();
  const name = nameIn(activity.names, language);
  const chosenOf = ({ into }: typeof BEGIN) => others.find(({ id }) => String(id) === into);
  const merge = useSendForm('mergeActivity', {
    schema: activityMergeSchema,
    begin: BEGIN,
    toBody: ({ into }) => ({ into: into === '' ? undefined : Number(into) }),
    input: { params: { id: activity.id } },
    own: ownWords,
    done: (values) =>
      t('merge.done', { name, into: nameIn(chosenOf(values)?.names ?? {}, language) }),
    onSent: onDone,
  });
  const into = chosenOf(merge.form.values);
  return (
    <Form {...merge} label={t('merge.title', { name })}>
      <p>{t('merge.lead', { name })}</p>
      <SearchSelect
        {...bind(merge.form, 'into')}
        label={t('merge.into')}
        options={others.map(({ id, names, words }) => ({
          value: String(id),
          label: nameIn(names, language),
          keywords: words,
        }))}
        isAnswered
      />
      <p role="status">{into && whatHappens(t, activity, nameIn(into.names, language))}</p>
      <FormButtons onLeave={onDone} send={t('merge.submit')} />
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
