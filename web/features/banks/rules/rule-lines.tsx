/** Rules below each other: each its sentence, what it was before, and at the desk a way to change it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BankRule, RULE_GROUP_NAMES, RULE_GROUPS } from '#contract/banks/bank-rules.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Words } from '#web/ui/page/words.tsx';
import { PublicBoardLink } from './public-board-link.tsx';
import { RuleSentence, useValueWords } from './rule-words.tsx';
import css from './rules.module.css';

/** The heads under which people read them, without those that have none of these rules. */
export function groupsOf(rules: readonly BankRule[]) {
  return RULE_GROUP_NAMES.map((group) => ({
    group,
    rules: rules.filter(({ name }) => name in RULE_GROUPS[group]),
  })).filter((one) => one.rules.length > 0);
}

interface RuleLinesProps {
  rules: readonly BankRule[];
  /** Left out for those who may only read. */
  onChange?: (rule: BankRule) => void;
}

/** One line a rule. */
export function RuleLines({ rules, onChange }: RuleLinesProps) {
  return (
    <List gap="none">
      {rules.map((rule) => (
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
  );
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
