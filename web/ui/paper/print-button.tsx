/** The button of what is fetched to be printed, and its sheets. */
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../button.tsx';

interface PrintButtonProps<Sheets> {
  /** How it stands, and how it begins. */
  printing: { sheets: Sheets | undefined; isBusy: boolean; start: () => void };
  /** The words of the button. */
  label: ReactNode;
  kind?: ButtonKind;
  small?: boolean;
  /** The sheets on the page, while they are printed. */
  children: (sheets: Sheets) => ReactNode;
}

/** Prints also while the page is closed: nothing changes for a member. */
export function PrintButton<Sheets>(props: PrintButtonProps<Sheets>) {
  const { printing, label, kind = 'secondary', small = false, children } = props;
  const { sheets, isBusy, start } = printing;
  return (
    <>
      <Button kind={kind} small={small} whileClosed busy={isBusy} onClick={start}>
        {label}
      </Button>
      {sheets !== undefined && children(sheets)}
    </>
  );
}
