/** Banks one below the other, each a door. */
import { Link } from 'react-router';
import type { Bank } from '#contract/banks.ts';
import css from './bank-list.module.css';

/** A list of links with name and address. */
export function BankList({ banks, to }: { banks: readonly Bank[]; to: (bank: Bank) => string }) {
  return (
    <ul className={css.list}>
      {banks.map((bank) => (
        <li key={bank.bankId}>
          <Link className={css.bank} to={to(bank)}>
            <span className={css.words}>
              <span className={css.name}>{bank.name}</span>
              <span className={css.address}>{bank.address}</span>
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
