/** Writing to the administrators of the portal, with a text that only waits to be filled in. */

/** A link that opens the person's own mail program. */
export function mailTo(address: string, subject: string, text: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
