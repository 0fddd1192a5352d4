/** What the bank decides about each kind of service on its board; each choice counts at once. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type ActivityRule,
  type ActivityRuleUpdate,
  ADVISED_THROUGH_DESK,
} from '#contract/board/notices-desk.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useActivityNames } from './activity-names.ts';
import css from './notices.module.css';

/** In sight what is advised and what the bank has decided; folded all others, which members choose about. */
export function ActivityRules() {
  const { t } = useTranslation('bank-board');
  const names = useActivityNames();
  const { data: rules } = useQuery(read('listActivityRules'));
  if (names.size === 0 || !rules) return <TextSkeleton lines={8} />;
  const all = [...names].map(([id, name]) => ({
    id,
    name,
    rule: rules.find(({ activity }) => activity === id),
  }));
  const advised = all.filter(({ id }) => ADVISED_THROUGH_DESK.includes(id));
  const others = all.filter(({ id }) => !ADVISED_THROUGH_DESK.includes(id));
  const decided = others.filter(({ rule }) => choiceOf(rule) !== 'free');
  const free = others.filter(({ rule }) => choiceOf(rule) === 'free');
  return (
    <Stack>
      <Card title={t('rules.advised')}>
        <Stack gap="small">
          <p>{t('rules.advisedText')}</p>
          <Choices activities={advised} />
        </Stack>
      </Card>
      {decided.length > 0 && (
        <Card title={t('rules.decided')}>
          <Choices activities={decided} />
        </Card>
      )}
      <Card>
        <Fold title={t('rules.others', { count: free.length })}>
          <Choices activities={free} />
        </Fold>
      </Card>
    </Stack>
  );
}

interface Decided {
  id: number;
  name: string;
  rule: ActivityRule | undefined;
}

function Choices({ activities }: { activities: readonly Decided[] }) {
  return (
    <div className={css.choices}>
      {activities.map((activity) => (
        <Choice key={activity.id} activity={activity} />
      ))}
    </div>
  );
}

const CHOICES = {
  free: { throughDesk: false, shown: true },
  desk: { throughDesk: true, shown: true },
  off: { throughDesk: true, shown: false },
} as const satisfies Record<string, ActivityRuleUpdate>;

function choiceOf(rule: ActivityRule | undefined): keyof typeof CHOICES {
  if (rule?.shown === false) return 'off';
  return rule?.throughDesk ? 'desk' : 'free';
}

function Choice({ activity: { id, name, rule } }: { activity: Decided }) {
  const { t } = useTranslation(['bank-board', 'notices']);
  const decide = useAction({
    send: (body: ActivityRuleUpdate) => call('changeActivityRule', { params: { id }, body }),
    done: () => t('rules.saved', { activity: name }),
    failed: () => t('notices:failed'),
    changes: 'notices',
    awaitsQueries: true,
  });
  const choose = (next: string) => {
    if (next === 'free' || next === 'desk' || next === 'off') decide.run(CHOICES[next]);
  };
  return (
    <SelectField
      name={`activity-${id}`}
      label={name}
      placeholder={false}
      options={(['free', 'desk', 'off'] as const).map((value) => ({
        value,
        label: t(`rules.${value}`),
      }))}
      value={choiceOf(rule)}
      onChange={choose}
      disabled={decide.isBusy}
    />
  );
}
