/** The button that fetches what it prints: the portal writes down that it was printed, or what it is that day. */
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { type Action, useAction } from './use-action.ts';

interface PrintButtonProps<Sheets> {
  /** The words of the button. */
  label: ReactNode;
  kind?: ButtonKind;
  small?: boolean;
  fetch: () => Promise<Sheets>;
  /** What is said when it could not be fetched. */
  failed: string;
  /** The queries that know that it was printed. */
  changes?: Action<void, void>['changes'];
  /** The sheets on the page, while they are printed. */
  children: (sheets: Sheets) => ReactNode;
}

/** Prints also while the page is closed: nothing changes for a member. */
export function PrintButton<Sheets extends NonNullable<unknown>>({
  label,
  kind = 'secondary',
  small,
  fetch,
  failed,
  changes = [],
  children,
}: PrintButtonProps<Sheets>) {
  const { sheets, print } = usePaper<Sheets>();
  const printing = useAction({
    send: async () => print(await fetch()),
    failed: () => failed,
    changes,
  });
  return (
    <>
      <Button
        kind={kind}
        small={small}
        whileClosed
        busy={printing.isBusy}
        onClick={() => void printing.run(undefined)}
      >
        {label}
      </Button>
      {sheets !== undefined && children(sheets)}
    </>
  );
}
