/** The routes of the register of members. */
import type { registerEndpoints } from '#contract/endpoints/people/register.ts';
import type { ActionsOf } from '#server/call.ts';
import { noteInterview, recordMinutes } from './minutes.ts';
import { readOwnRegister, readShownRegister, writeOwnRegister } from './own.ts';
import { exportRegister, printRegister, readRegister } from './reading.ts';
import { readMemberRegister, setLegalForm, writeMemberRegister } from './writing.ts';

export const registerRoutes = {
  readRegister,
  printRegister,
  exportRegister,
  setLegalForm,
  recordMinutes,
  readMemberRegister,
  writeMemberRegister,
  noteInterview,
  readOwnRegister,
  writeOwnRegister,
  readShownRegister,
} satisfies ActionsOf<typeof registerEndpoints>;
