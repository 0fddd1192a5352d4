/** What another bank says of itself, folded; asked for when somebody wants to read it. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BankName } from '#contract/banks/banks.ts';
import { PAGE_LIMIT_MAX, SEARCH_MAX } from '#contract/limits.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './bank-details.module.css';
import { BankDetails } from './bank-details.tsx';
import { bankSearchQuery } from './queries.ts';

/** Its public face below a line that opens it; `children` are the words of that line. */
export function AboutBank({ bank, children }: { bank: BankName; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const search = { q: bank.name.slice(0, SEARCH_MAX), limit: PAGE_LIMIT_MAX, offset: 0 };
  const query = useQuery({ ...bankSearchQuery(search), enabled: isOpen });
  const found = query.data?.items.find(({ bankId }) => bankId === bank.bankId);
  return (
    <details className={css.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {children}
        <span className="visually-hidden"> {bank.name}</span>
      </summary>
      {query.isError && <LoadTrouble query={query} />}
      {isOpen && query.isPending && <TextSkeleton lines={4} />}
      {found && <BankDetails bank={found} isUnnamed />}
    </details>
  );
}
