/** What is fetched when it is printed: the portal writes down that it was printed, or how it is at that moment. */
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { type Action, useAction } from './use-action.ts';

interface Printed<Sheets> {
  fetch: () => Promise<Sheets>;
  /** What is said when it could not be fetched. */
  failed: string;
  /** The queries that know that it was printed; none when not said. */
  changes?: Action<void, void>['changes'];
}

/** For `<PrintButton printing={…}>`. */
export function useFetchedPaper<Sheets>({ fetch, failed, changes = [] }: Printed<Sheets>) {
  const { sheets, print } = usePaper<Sheets>();
  const { isBusy, run } = useAction<void, void>({
    send: async () => print(await fetch()),
    failed: () => failed,
    changes,
  });
  return { sheets, isBusy, start: () => void run() };
}
