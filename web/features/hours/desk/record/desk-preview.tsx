/** What will happen, in plain sentences, before exchanges are registered. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isExchangeHours } from '#contract/hours/hours.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import { Soft, Whole } from '#web/ui/page/words.tsx';
import { BalancesAfter, ExchangeSentence } from '../../parts/bank-words.tsx';
import { type DeskForm, roundedHours } from './desk-form.ts';
import css from './desk-record.module.css';
import { ManyPreview } from './many-preview.tsx';

/** What is still missing, until it is known who, when and how long. */
export function DeskPreview({ form }: { form: DeskForm }) {
  const { t } = useTranslation('bank-record');
  const hours = roundedHours(form.quantityOfHours) ?? 0;
  const { many, isAll, from, to } = form;
  const isSomebody = (side: 'from' | 'to') => form[side].length > 0 || (isAll && many === side);
  const isKnown =
    isExchangeHours(hours) &&
    form.dateOfTransaction !== '' &&
    form.bankTo !== '' &&
    isSomebody('from') &&
    isSomebody('to');
  const names = [from[0]?.spokenName, to[0]?.spokenName].filter(Boolean).join(' → ');
  return (
    <div className={css.preview} aria-live="polite">
      {isKnown && many === 'none' && <OfOne form={form} hours={hours} />}
      {isKnown && many !== 'none' && <ManyPreview form={form} hours={hours} />}
      {!isKnown && (
        <>
          {many === 'none' && names !== '' && <Whole as="p">{names}</Whole>}
          <Soft>{t('receipt.missing')}</Soft>
        </>
      )}
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
  const { data: banks = [] } = useQuery(read('matchBanks'));
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
  const isMissing = form.word === 'none' && debtor.id !== userId;
  const when =
    creditor.id === userId ? 'own' : !isOwnBank ? 'other' : isMissing ? 'waits' : 'atOnce';
  return (
    <>
      <HourBeads hours={hours} />
      <ExchangeSentence exchange={exchange} />
      <BalancesAfter exchange={exchange} />
      <p>{t(`preview.${when}`, { name: debtor.spokenName, bank: bank.name })}</p>
    </>
  );
}
