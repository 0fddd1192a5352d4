/** Ids in an address; apart from its filters, for the first pages have none. */

/** An id in an address, where everything is text; undefined for what is none. */
export function idIn(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
}
