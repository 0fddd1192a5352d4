/** The forms of an activity and of a group: a name in each language that has one. */
import { useTranslation } from 'react-i18next';
import {
  type ActivityNames,
  activityNamesSchema,
  activityUpdateSchema,
  type KeptActivity,
  type KeptGroup,
  nameIn,
  newActivitySchema,
} from '#contract/board/activities.ts';
import { ACTIVITY_WORDS_MAX } from '#contract/limits.ts';
import { byLocale, FALLBACK_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, type Errors, type FormState } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';

const unnamed = <Text of="activities:form.nameMissing" />;

const ownWords: OwnWords = {
  ...byLocale(() => ({ required: unnamed, taken: <Text of="activities:form.taken" /> })),
  group: { required: <Text of="activities:form.groupMissing" /> },
};

/** That there is no name in any language stands at the first field, which is the reader's own. */
function atFirstName(errors: Errors): Errors {
  const { [FALLBACK_LOCALE]: name, ...others } = errors;
  return name === unnamed ? { [currentLanguage()]: name, ...others } : errors;
}

/** As fields have them: empty for a language without a name. */
const fieldsOf = (names: ActivityNames = {}) => byLocale((locale) => names[locale] ?? '');

/** What the list shows from now on. */
const shown = (values: ActivityNames) => nameIn(values, currentLanguage());

interface ActivityFormProps {
  groups: readonly KeptGroup[];
  /** The one that is changed; none is added. */
  activity: KeptActivity | undefined;
  onDone: () => void;
  /** What else may be done with it. */
  onOpen: (what: 'merge' | 'retire') => void;
}

/** Names and words of an activity; of a new one also its group. */
export function ActivityForm({ groups, activity, onDone, onOpen }: ActivityFormProps) {
  const { t } = useTranslation('activities');
  const begin = { ...fieldsOf(activity?.names), words: activity?.words ?? '', group: '' };
  type Values = typeof begin;
  const groupOf = ({ group }: Values) => (group === '' ? undefined : Number(group));
  const schema = activity ? activityUpdateSchema : newActivitySchema;
  const send = (values: Values): Promise<unknown> => {
    const { group: _, ...update } = values;
    if (activity) return call('renameActivity', { params: { id: activity.id }, body: update });
    return call('addActivity', { body: { ...update, group: groupOf(values) ?? 0 } });
  };
  const save = useActionForm({
    begin,
    check: (values) =>
      atFirstName(problemsFor(schema, { ...values, group: groupOf(values) }, ownWords)),
    own: ownWords,
    byField: atFirstName,
    send,
    done: ({ words: _, group: __, ...names }) =>
      t(activity ? 'edit.done' : 'add.done', { name: shown(names) }),
    onSent: onDone,
  });
  const { form } = save;
  return (
    <Form {...save} label={t(activity ? 'edit.title' : 'add.title')}>
      {!activity && (
        <SelectField
          {...bind(form, 'group')}
          label={t('form.group')}
          options={groups.map(({ id, names }) => ({
            value: String(id),
            label: shown(names),
          }))}
        />
      )}
      <NameFields form={form} />
      <TextareaField
        {...bind(form, 'words')}
        label={t('form.words')}
        hint={t('form.wordsHint')}
        maxLength={ACTIVITY_WORDS_MAX}
        rows={2}
        optional
      />
      {activity && !activity.isOther && (
        <Acts>
          <Button kind="secondary" small onClick={() => onOpen('merge')}>
            {t('merge.open')}
          </Button>
          <Button kind="danger" small onClick={() => onOpen('retire')}>
            {t('retire.act')}
          </Button>
        </Acts>
      )}
      <FormButtons onLeave={onDone} send={t('form.save')} />
    </Form>
  );
}

interface GroupFormProps {
  /** The one that is renamed; none is added. */
  group: KeptGroup | undefined;
  onDone: () => void;
}

/** Names of a group. */
export function GroupForm({ group, onDone }: GroupFormProps) {
  const { t } = useTranslation('activities');
  const begin = fieldsOf(group?.names);
  const send = (body: typeof begin): Promise<unknown> =>
    group
      ? call('renameActivityGroup', { params: { id: group.id }, body })
      : call('addActivityGroup', { body });
  const save = useActionForm({
    begin,
    check: (values) => atFirstName(problemsFor(activityNamesSchema, values, ownWords)),
    own: ownWords,
    byField: atFirstName,
    send,
    done: (values) => t(group ? 'edit.done' : 'group.added', { name: shown(values) }),
    onSent: onDone,
  });
  return (
    <Form {...save} label={t(group ? 'group.edit' : 'group.add')}>
      <NameFields form={save.form} />
      <FormButtons onLeave={onDone} send={t('form.save')} />
    </Form>
  );
}

/** The reader's own language first. */
function NameFields<Values extends Record<Locale, string>>({ form }: { form: FormState<Values> }) {
  const { t } = useTranslation('activities');
  const own = currentLanguage();
  const nameOf = new Intl.DisplayNames(own, { type: 'language' });
  return (
    <>
      {[own, ...LOCALES.filter((locale) => locale !== own)].map((locale, nth) => (
        <TextField
          key={locale}
          {...bind(form, locale)}
          label={t('form.name', { language: nameOf.of(locale) ?? locale })}
          hint={nth === 0 ? t('form.namesHint') : undefined}
          lang={locale}
          autoComplete="off"
        />
      ))}
    </>
  );
}
