/**
 * Hours that were sent and whose answer was lost. Sent again as they are they count once, by the key of their
 * draft; so the form may change nothing of them by itself, whatever the portal says meanwhile.
 */
import { mayHaveArrived } from '#web/api/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/form/draft.ts';

/** Sends what a draft says; until an answer comes, `isUnanswered` knows of it, also after a reload. */
export async function sendOnce<Output>(
  draft: string,
  values: object,
  send: () => Promise<Output>,
): Promise<Output> {
  keepDraft(placeOf(draft), { text: textOf(values) });
  try {
    const output = await send();
    dropDraft(placeOf(draft));
    return output;
  } catch (error) {
    if (!mayHaveArrived(error)) dropDraft(placeOf(draft));
    throw error;
  }
}

/** Whether these very values of a draft were sent, and nobody knows whether they arrived. */
export function isUnanswered(draft: string, values: object): boolean {
  return readDraft(placeOf(draft), { text: '' }).text === textOf(values);
}

/** The same for the same values, in whatever order they were typed. */
function textOf(values: object): string {
  return JSON.stringify(
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function placeOf(draft: string): string {
  return `${draft}:sent`;
}
