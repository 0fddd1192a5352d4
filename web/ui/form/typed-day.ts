/** Days as people type and paste them: day, month, year in this order, whatever stands between. Pure. */

/** A whole day in a text, `14.11.2026`, `14/11/2026`, `14112026` or `2026-11-14`, as `yyyy-MM-dd`. */
export function typedDay(text: string): string | undefined {
  const plain = text.trim();
  const iso = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(plain);
  const ours =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(plain) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(plain);
  const [year, month, day] = iso ? iso.slice(1) : (ours?.slice(1).reverse() ?? []);
  return year && month && day ? dayOf(day, month, year) : undefined;
}

/** The parts as `yyyy-MM-dd`; of an unfinished day what there is of it, and nothing for none. */
export function dayOf(day: string, month: string, year: string): string {
  if (day === '' && month === '' && year === '') return '';
  return [year, twoFigures(month), twoFigures(day)].join('-');
}

function twoFigures(part: string): string {
  return part === '' ? '' : part.padStart(2, '0');
}
