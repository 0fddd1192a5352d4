/** One's own exchanges as a spreadsheet of exactly what is filtered (specification §2). */
import { callStream } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { OWN_SIDES } from '../queries.ts';
import { SheetButton } from '../sheet-button.tsx';
import { useExchangePage } from '../use-exchange-page.ts';
import type { useOwnFilters } from './use-own-filters.ts';

/** What `useOwnFilters` gives, as a file. */
export function ExportButton({ filters, isReversed }: ReturnType<typeof useOwnFilters>) {
  const { sort } = useExchangePage();
  const open = () => {
    const { view, ...rest } = filters;
    const query = { ...rest, sort, side: OWN_SIDES[view], lang: currentLanguage() };
    return callStream('exportOwnExchanges', { query });
  };
  return <SheetButton open={open} disabled={isReversed} />;
}
