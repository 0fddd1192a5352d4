/** Choosing a bank by typing a part of its name. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/members.ts';
import type { Binding } from '#web/ui/form/binding.ts';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { LoadFailed } from './load-failed.tsx';
import { banksQuery } from './queries.ts';

interface BankSelectProps extends Binding<string> {
  label: string;
}

/** A searchable list of the banks one may join; its value is the bank's id as text. */
export function BankSelect(props: BankSelectProps) {
  const { t } = useTranslation('members');
  const { data: banks, isError, refetch } = useQuery(banksQuery);
  const options = (banks ?? []).map(({ bankId, name }) => ({ value: String(bankId), label: name }));
  if (isError) return <LoadFailed onRetry={refetch}>{t('banks.failed')}</LoadFailed>;
  return <SearchSelect {...props} options={options} placeholder={t('banks.placeholder')} />;
}

/** The bank with this id, once the banks are known. */
export function useBank(id: string): Bank | undefined {
  const { data: banks } = useQuery(banksQuery);
  return banks?.find(({ bankId }) => String(bankId) === id);
}
