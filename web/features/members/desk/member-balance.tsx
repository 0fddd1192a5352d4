/** A member's balance, and what it is made of. */
import { Trans, useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import css from './desk.module.css';

const b = <strong className={css.strong} />;

/** The figure first, then a sentence. */
export function MemberBalance({ member }: { member: User }) {
  const { t } = useTranslation('members');
  const values = {
    given: hoursText(member.totalCreditor),
    received: hoursText(Math.abs(member.totalDebtor)),
  };
  return (
    <Card title={t('member.balance')}>
      <BalanceHours hours={member.total} size="display" />
      <p className={css.soft}>
        <Trans t={t} i18nKey="member.madeOf" values={values} components={{ b }} />
      </p>
    </Card>
  );
}
