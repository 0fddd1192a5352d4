/** The codes of cheques that stories make themselves. */
import { CHEQUE_CODE_SIGNS, chequeCodeOf } from '#contract/paper/cheque-code.ts';

/** The code of a cheque that a story wrote into the database itself. */
export function codeOfCheque(id: number): string {
  const signs = Array.from({ length: CHEQUE_CODE_SIGNS }, (_, place) => (id >> (5 * place)) & 31);
  return chequeCodeOf(signs);
}
