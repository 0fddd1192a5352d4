/**
 * What a spreadsheet program may take for the beginning of a formula, so that a text that begins so is
 * marked as text in whatever file leaves the portal. In East Asian settings the full-width signs count too.
 */
const BEGINS_FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export function looksLikeFormula(text: string): boolean {
  return BEGINS_FORMULA.test(text);
}
