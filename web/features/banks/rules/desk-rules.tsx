/** The rules of the bank at its desk, under their heads: what the bank has changed, and folded what holds as at the start. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankRule, RuleName } from '#contract/banks/bank-rules.ts';
import { read } from '#web/api/read.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { groupsOf, RuleLines } from './rule-lines.tsx';
import css from './rules.module.css';

/** Each head is a card; a rule is changed in a dialog. */
export function DeskRules() {
  const rules = useQuery(read('listBankRules'));
  const [changed, setChanged] = useState<BankRule>();
  return (
    <>
      <Loaded query={rules} skeleton={<TextSkeleton lines={8} />} warns>
        {(data) => (
          <Stack gap="medium">
            {groupsOf(data).map(({ group, rules: some }) => (
              <RuleGroup key={group} group={group} rules={some} onChange={setChanged} />
            ))}
          </Stack>
        )}
      </Loaded>
      <RuleDialog rule={changed} onClose={() => setChanged(undefined)} />
    </>
  );
}

interface RuleGroupProps extends Pick<ReturnType<typeof groupsOf>[number], 'group' | 'rules'> {
  onChange: (rule: BankRule) => void;
}

/** Of the balance the bank reads these first; all else is folded away, with what holds. */
const FIRST: readonly RuleName[] = ['band-low', 'band-high', 'balances-visible', 'newcomer-gift'];

function RuleGroup({ group, rules, onChange }: RuleGroupProps) {
  const { t } = useTranslation('bank-rules');
  const isInSight = ({ name, value, standard }: BankRule) =>
    value !== standard || FIRST.includes(name);
  const others = rules.filter((rule) => !isInSight(rule));
  return (
    <Card title={t(`groups.${group}`)} className={css.group}>
      <RuleLines rules={rules.filter(isInSight)} onChange={onChange} />
      {others.length > 0 && (
        <Fold title={t('others', { count: others.length })}>
          <RuleLines rules={others} onChange={onChange} />
        </Fold>
      )}
    </Card>
  );
}
