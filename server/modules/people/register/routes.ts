/** The routes of the register of members. */
import type { registerEndpoints } from '#contract/endpoints/people/register.ts';
import type { ActionsOf } from '#server/call.ts';
import { exportRegister, printRegister, readRegister } from './reading.ts';
import { readMemberRegister, recordMinutes, setLegalForm, writeMemberRegister } from './writing.ts';

export const registerRoutes = {
  readRegister,
  printRegister,
  exportRegister,
  setLegalForm,
  recordMinutes,
  readMemberRegister,
  writeMemberRegister,
} satisfies ActionsOf<typeof registerEndpoints>;
