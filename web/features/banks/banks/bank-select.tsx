/** Choosing a bank by typing a part of its name. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/banks/banks.ts';
import type { Binding } from '#web/ui/form/field.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { banksQuery } from './queries.ts';

interface BankSelectProps extends Binding<string> {
  label: string;
}

/** A searchable list of the banks one may join; its value is the bank's id as text. */
export function BankSelect(props: BankSelectProps) {
  const { t } = useTranslation('banks');
  const query = useQuery(banksQuery);
  const banks = query.data;
  const options = (banks ?? []).map(({ bankId, name }) => ({ value: String(bankId), label: name }));
  if (query.isError) return <LoadTrouble query={query}>{t('banks.failed')}</LoadTrouble>;
  return (
    <SearchSelect
      {...props}
      options={options}
      isAnswered={query.isSuccess}
      placeholder={t('banks.placeholder')}
    />
  );
}

/** The bank with this id, once the banks are known. */
export function useBank(id: string): Bank | undefined {
  const { data: banks } = useQuery(banksQuery);
  return banks?.find(({ bankId }) => String(bankId) === id);
}
