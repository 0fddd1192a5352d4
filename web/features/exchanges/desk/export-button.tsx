/** The bank's exchanges as a spreadsheet of exactly what is filtered (specification §2). */
import { callStream } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { SheetButton } from '../sheet-button.tsx';
import { useExchangePage } from '../use-exchange-page.ts';
import { type useDeskFilters, wanted } from './use-desk-filters.ts';

/** What `useDeskFilters` gives, as a file. */
export function ExportButton({ filters, isReversed }: ReturnType<typeof useDeskFilters>) {
  const { sort } = useExchangePage();
  const open = () => {
    const query = {
      ...wanted(filters),
      status: filters.status,
      sort,
      lang: currentLanguage(),
    };
    return callStream('exportBankExchanges', { query });
  };
  return <SheetButton open={open} disabled={isReversed} />;
}
