/** The rules that concern every member, one sentence each, folded. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type BankRule, DESK_RULES } from '#contract/banks/bank-rules.ts';
import { read } from '#web/api/read.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { RowFold } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { groupsOf, RuleLines } from './rule-lines.tsx';

/** Those that concern every member, folded unless the address asks for them (`#rules`). */
export function RulesToRead() {
  const { t } = useTranslation('bank-rules');
  const rules = useQuery(read('listBankRules'));
  const { hash } = useLocation();
  const ofMembers = rules.data?.filter(({ name }) => !DESK_RULES.includes(name));
  return (
    <div id="rules">
      <RowFold title={t('read', { count: ofMembers?.length ?? 0 })} open={hash === '#rules'}>
        <Stack>
          <Soft>{t('lead')}</Soft>
          <Loaded query={rules} skeleton={<TextSkeleton lines={8} />} warns>
            {() => <Groups rules={ofMembers ?? []} />}
          </Loaded>
        </Stack>
      </RowFold>
    </div>
  );
}

function Groups({ rules }: { rules: readonly BankRule[] }) {
  const { t } = useTranslation('bank-rules');
  return groupsOf(rules).map(({ group, rules: some }) => (
    <div key={group}>
      <h3>{t(`groups.${group}`)}</h3>
      <RuleLines rules={some} />
    </div>
  ));
}
