/** What will happen, in plain sentences, before exchanges are registered. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { isExchangeHours } from '#contract/hours.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { banksQuery } from '../../queries.ts';
import { BalancesAfter, ExchangeSentence } from '../exchange-words.tsx';
import { memberCountQuery } from '../queries.ts';
import { type DeskForm, isEverybody, roundedHours } from './desk-form.ts';
import css from './desk-record.module.css';

/** Nothing until it is known who, when and how long. */
export function DeskPreview({ form }: { form: DeskForm }) {
  const hours = roundedHours(form.quantityOfHours) ?? 0;
  if (!isExchangeHours(hours) || form.dateOfTransaction === '' || form.bankTo === '') return null;
  const isOne = form.many === 'none';
  return (
    <div className={css.preview} aria-live="polite">
      {isOne ? <OfOne form={form} hours={hours} /> : <OfMany form={form} hours={hours} />}
    </div>
  );
}

interface PreviewProps {
  form: DeskForm;
  hours: number;
}

function OfOne({ form, hours }: PreviewProps) {
  const { t } = useTranslation('bank-record');
  const { userId } = useSignedIn();
  const { data: banks = [] } = useQuery(banksQuery);
  const [creditor] = form.from;
  const [debtor] = form.to;
  const [own] = banks;
  const bank = banks.find(({ bankId }) => String(bankId) === form.bankTo);
  if (!creditor || !debtor || !own || !bank) return null;
  const exchange = {
    userFromId: creditor.id,
    userFromFullName: creditor.name,
    bankFromName: own.name,
    userToId: debtor.id,
    userToFullName: debtor.name,
    bankToName: bank.name,
    dateOfTransaction: form.dateOfTransaction,
    quantityOfHours: hours,
  };
  const isOwnBank = bank.bankId === own.bankId;
  const when = creditor.id === userId ? 'own' : isOwnBank ? 'atOnce' : 'other';
  return (
    <>
      <ExchangeSentence exchange={exchange} />
      <BalancesAfter exchange={exchange} />
      <p>{t(`preview.${when}`, { name: debtor.name, bank: bank.name })}</p>
    </>
  );
}

function OfMany({ form, hours }: PreviewProps) {
  const { t } = useTranslation('bank-record');
  const { userBankId } = useSignedIn();
  const { many, bankTo } = form;
  const side = many === 'from' ? 'from' : 'to';
  const isAll = isEverybody(form, side);
  const bankId = side === 'from' ? userBankId : Number(bankTo);
  const members = useQuery({ ...memberCountQuery(bankId), enabled: isAll });
  const [one] = form[side === 'from' ? 'to' : 'from'];
  if (!one || (isAll && members.data === undefined)) return null;
  // The one on the other side is no member of that bank when the two banks differ.
  const others = (members.data ?? 0) - (Number(bankTo) === userBankId ? 1 : 0);
  const count = isAll ? others : form[side].length;
  if (count === 0) return null;
  return (
    <>
      <p>
        <Trans
          t={t}
          i18nKey={side === 'from' ? 'preview.manyFrom' : 'preview.manyTo'}
          count={count}
          values={{
            people: count,
            name: one.name,
            hours: hoursText(hours),
            total: hoursText(hours * count),
          }}
          components={{ b: <strong className={css.strong} /> }}
        />
      </p>
      <p>{t('preview.work')}</p>
    </>
  );
}
