/** The whole board on paper, from the desk. */
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { usePrinting } from '#web/ui/paper/use-printing.ts';
import { BoardSheet } from './board-sheet.tsx';

/** The sheet as it is now: what was printed before is not kept. */
function sheetQuery() {
  return queryOptions({
    queryKey: ['readNoticeSheet'],
    queryFn: async ({ signal }) => {
      const sheet = await call('readNoticeSheet', {}, { signal });
      return { items: [sheet], total: 1 };
    },
    gcTime: 0,
  });
}

/** The button that asks for the open notices, and prints them. */
export function PrintBoardButton() {
  const { t } = useTranslation('bank-board');
  const { rows, isPreparing, print } = usePrinting(sheetQuery());
  return (
    <>
      <Button kind="secondary" whileClosed busy={isPreparing} onClick={print}>
        {t('print')}
      </Button>
      {rows?.map((sheet) => (
        <BoardSheet key={sheet.bankName} sheet={sheet} />
      ))}
    </>
  );
}
