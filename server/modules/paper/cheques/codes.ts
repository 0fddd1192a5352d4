/** New codes for cheques: random, so that nobody guesses the code of a cheque they do not have. */
import { randomBytes } from 'node:crypto';
import {
  CHEQUE_CODE_SIGNS,
  CHEQUE_SIGN_VALUES,
  chequeCodeOf,
} from '#contract/paper/cheque-code.ts';

/** So many different codes. */
export function newChequeCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    codes.add(
      chequeCodeOf([...randomBytes(CHEQUE_CODE_SIGNS)].map((byte) => byte % CHEQUE_SIGN_VALUES)),
    );
  }
  return [...codes];
}
