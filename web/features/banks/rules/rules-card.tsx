/** The rules of a bank, one sentence each: folded for its members, at the desk each with a way to change it. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  type BankRule,
  DESK_RULES,
  RULE_GROUP_NAMES,
  RULE_GROUPS,
} from '#contract/banks/bank-rules.ts';
import { read } from '#web/api/read.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { RowFold } from '#web/ui/page/rows.tsx';
import { Soft, Words } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { PublicBoardLink } from './public-board-link.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleSentence, useValueWords } from './rule-words.tsx';
import css from './rules.module.css';

/** All rules, at the desk. */
export function RulesCard() {
  const { t } = useTranslation('bank-rules');
  const rules = useQuery(read('listBankRules'));
  const [changed, setChanged] = useState<BankRule>();
  return (
    <div id="rules">
      <Card title={t('title')}>
        <Stack>
          <Soft>{t('lead')}</Soft>
          <Loaded query={rules} skeleton={<TextSkeleton lines={8} />} warns>
            {(data) => <Groups rules={data} onChange={setChanged} />}
          </Loaded>
        </Stack>
      </Card>
      <RuleDialog rule={changed} onClose={() => setChanged(undefined)} />
    </div>
  );
}

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
            {() => <Groups rules={ofMembers ?? []} onChange={undefined} />}
          </Loaded>
        </Stack>
      </RowFold>
    </div>
  );
}

interface GroupsProps {
  rules: readonly BankRule[];
  onChange: ((rule: BankRule) => void) | undefined;
}

function Groups({ rules, onChange }: GroupsProps) {
  const { t } = useTranslation('bank-rules');
  const groups = RULE_GROUP_NAMES.filter((group) =>
    rules.some(({ name }) => name in RULE_GROUPS[group]),
  );
  return groups.map((group) => (
    <div key={group}>
      <h3>{t(`groups.${group}`)}</h3>
      <List gap="none">
        {rules
          .filter(({ name }) => name in RULE_GROUPS[group])
          .map((rule) => (
            <li key={rule.name} className={css.rule}>
              <Words as="span" isWide>
                <RuleSentence rule={rule} />
              </Words>
              {rule.name === 'board-public' && <PublicBoardLink />}
              {onChange && <ChangeButton rule={rule} onChange={onChange} />}
              <History rule={rule} />
            </li>
          ))}
      </List>
    </div>
  ));
}

function ChangeButton({ rule, onChange }: { rule: BankRule; onChange: (rule: BankRule) => void }) {
  const { t } = useTranslation('bank-rules');
  return (
    <Button kind="secondary" small onClick={() => onChange(rule)}>
      {t('change')}
      <span className="visually-hidden"> {t(`rules.${rule.name}.name`)}</span>
    </Button>
  );
}

function History({ rule: { name, history } }: { rule: BankRule }): ReactNode {
  const { t } = useTranslation('bank-rules');
  const wordsOf = useValueWords();
  if (history.length === 0) return null;
  return (
    <Fold className={css.history} title={t('history')}>
      <ul>
        {history.map(({ value, at, by, note }) => (
          <li key={at}>
            {t('entry', {
              value: wordsOf(name, value),
              day: sentenceDay(at, currentLanguage()),
              by,
              note,
            })}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
