/** What will happen, in plain sentences, before exchanges are registered. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isExchangeHours } from '#contract/hours.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { BalancesAfter, ExchangeSentence } from '../../parts/bank-words.tsx';
import { banksQuery } from '../../queries.ts';
import { type DeskForm, roundedHours } from './desk-form.ts';
import css from './desk-record.module.css';
import { ManyPreview } from './many-preview.tsx';

/** Nothing until it is known who, when and how long. */
export function DeskPreview({ form }: { form: DeskForm }) {
  const hours = roundedHours(form.quantityOfHours) ?? 0;
  if (!isExchangeHours(hours) || form.dateOfTransaction === '' || form.bankTo === '') return null;
  const isOne = form.many === 'none';
  return (
    <div className={css.preview} aria-live="polite">
      {isOne ? <OfOne form={form} hours={hours} /> : <ManyPreview form={form} hours={hours} />}
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
    userFromDisplayName: creditor.spokenName,
    bankFromName: own.name,
    userToId: debtor.id,
    userToDisplayName: debtor.spokenName,
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
      <p>{t(`preview.${when}`, { name: debtor.spokenName, bank: bank.name })}</p>
    </>
  );
}
