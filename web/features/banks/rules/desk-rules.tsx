/** The rules of the bank at its desk, under their heads: what the bank has changed, and folded what holds as at the start. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankRule } from '#contract/banks/bank-rules.ts';
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

function RuleGroup({ group, rules, onChange }: RuleGroupProps) {
  const { t } = useTranslation('bank-rules');
  const own = rules.filter(({ value, standard }) => value !== standard);
  const others = rules.filter(({ value, standard }) => value === standard);
  return (
    <Card title={t(`groups.${group}`)} className={css.group}>
      <RuleLines rules={own} onChange={onChange} />
      {others.length > 0 && (
        <Fold title={t('asAtFirst', { count: others.length })}>
          <RuleLines rules={others} onChange={onChange} />
        </Fold>
      )}
    </Card>
  );
}
