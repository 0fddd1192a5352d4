/** The name of a bank where there is little room. */
import { splitBankName } from '#contract/banks/bank-name.ts';
import css from './exchange.module.css';

/** What tells banks apart is seen ("Lecco"); the whole name is read out, copied and printed. */
export function ShortBankName({ of }: { of: string }) {
  const { common, name } = splitBankName(of);
  return (
    <>
      {common && <span className={css.common}>{common} </span>}
      {name}
    </>
  );
}
