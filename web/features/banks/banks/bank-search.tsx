/** Finding a bank while typing (specification §2, bank search). What is typed lives in the address. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Bank } from '#contract/banks/banks.ts';
import { PAGE_SIZE, SEARCH_MAX } from '#contract/limits.ts';
import { usePageParams, useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import css from './bank-search.module.css';
import { bankSearchQuery } from './queries.ts';

const DEFAULTS = { q: '' };

interface BankSearchProps {
  /** Where a bank's line leads. */
  to: (bank: Bank) => string;
}

/** A search field and the banks it finds, ten a page. */
export function BankSearch({ to }: BankSearchProps) {
  const { t } = useTranslation('banks');
  const [{ q }, setSearch] = useUrlState(DEFAULTS);
  const { page, limit, offset, setPage } = usePageParams('name', PAGE_SIZE);
  const query = useQuery(bankSearchQuery({ q: q.trim(), limit, offset }));
  const { data, error } = query;
  return (
    <Stack gap="medium">
      <search>
        <SearchField
          label={t('search.label')}
          value={q}
          maxLength={SEARCH_MAX}
          onSearch={(next) => setSearch({ q: next }, { replace: true })}
        />
      </search>
      <p className="visually-hidden" role="status">
        {data && t('search.found', { count: data.total })}
      </p>
      {error && <LoadTrouble query={query} />}
      {!data && !error && <TextSkeleton lines={9} />}
      {data && data.items.length > 0 && <BankList banks={data.items} to={to} />}
      {data?.items.length === 0 && (
        <EmptyState
          title={t('search.empty')}
          action={
            <Button kind="secondary" onClick={() => setSearch({ q: '' })}>
              {t('search.clear')}
            </Button>
          }
        >
          {t('search.emptyText')}
        </EmptyState>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
      )}
    </Stack>
  );
}

/** A list of links with name and address. */
function BankList({ banks, to }: { banks: readonly Bank[]; to: (bank: Bank) => string }) {
  return (
    <ul className={css.list}>
      {banks.map((bank) => (
        <li key={bank.bankId}>
          <Link className={css.bank} to={to(bank)}>
            <span className={css.words}>
              <strong>{bank.name}</strong>
              <Soft as="span" isSmall>
                {bank.address}
              </Soft>
            </span>
            <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path d="M7 4l6 6-6 6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
