/** Receipts on paper, several on a sheet to be cut (specification §48). */
import { useTranslation } from 'react-i18next';
import type { FeeLine, Fees } from '#contract/people/fees.ts';
import { euroText } from '#web/i18n/euro.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Sheet } from '#web/ui/paper/paper.tsx';
import css from './fees.module.css';
import { calledOf } from './words.ts';

interface ReceiptsProps {
  fees: Fees;
  /** Those that were received. */
  lines: readonly FeeLine[];
}

export function Receipts({ fees: { bank, year }, lines }: ReceiptsProps) {
  const { t } = useTranslation('fees');
  return (
    <Sheet>
      {lines.map((line) => {
        const { receipt, cents, on, how } = line;
        const facts = {
          ...{ name: calledOf(line) || t('due.erased'), year, euro: euroText(cents ?? 0) },
          how: t(`paper.${how ?? 'cash'}`),
          day: on === null ? '' : tableDay(on, currentLanguage()),
        };
        return (
          <section key={receipt} className={css.receipt}>
            <p>
              <strong>{bank.name}</strong>
            </p>
            <p>
              {[bank.address, bank.vat && t('paper.vat', { vat: bank.vat })]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <h1>{t('paper.title', { receipt: `${receipt}/${year}` })}</h1>
            <p>{t('paper.text', facts)}</p>
            <p className={css.sign}>{t('paper.sign', { bank: bank.name })}</p>
          </section>
        );
      })}
    </Sheet>
  );
}
