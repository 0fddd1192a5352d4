/** Finding a bank while typing (specification §2, bank search). What is typed lives in the address. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Bank } from '#contract/banks/banks.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
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
  const page = useCardsPage();
  const [, set] = useUrlState(DEFAULTS);
  return (
    <Stack gap="medium">
      <ListCards
        page={page}
        query={useQuery(bankSearchQuery({ ...page.query, q: page.q.trim() }))}
        searchLabel={t('search.label')}
        found={(count) => t('search.found', { count })}
        skeleton={<TextSkeleton lines={9} />}
        empty={
          <EmptyState
            drawing={<ListDrawing />}
            title={t('search.empty')}
            action={
              <Button kind="secondary" onClick={() => set(DEFAULTS)}>
                {t('search.clear')}
              </Button>
            }
          >
            {t('search.emptyText')}
          </EmptyState>
        }
      >
        {(banks) => <BankList banks={banks} to={to} />}
      </ListCards>
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
