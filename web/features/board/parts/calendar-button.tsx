/** A day as a file that the reader's calendar program opens. */
import { saveFile } from '#web/api/file.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** What the file is called. */
export const CALENDAR_FILE = 'calendar.ics';

interface CalendarButtonProps {
  /** Fetches the file. */
  read: () => Promise<string>;
  /** What the button says, and what is said once it is saved or where that fails. */
  words: Record<'act' | 'saved' | 'failed', string>;
}

export function CalendarButton({ read, words }: CalendarButtonProps) {
  const save = useAction({
    send: async () => saveFile(new Blob([await read()], { type: 'text/calendar' }), CALENDAR_FILE),
    done: () => words.saved,
    failed: () => words.failed,
    changes: [],
  });
  return (
    <div>
      <Button kind="quiet" whileClosed busy={save.isBusy} onClick={() => void save.run(undefined)}>
        {words.act}
      </Button>
    </div>
  );
}
