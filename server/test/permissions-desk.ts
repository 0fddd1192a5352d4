/** Who may do what with the cards and columns of a bank's members, and with the list of an evening. */
import { BULLETIN_PERMISSIONS } from './permissions-bulletins.ts';
import { admin, each, member, OUR_BANK, type Rule } from './permissions-rule.ts';

export const DESK_PERMISSIONS = {
  ...BULLETIN_PERMISSIONS,
  readCompany: member,
  setWelcomes: member,
  // Nobody is accompanied in the world of these stories.
  endCompany: { ...member, everybody: 404 },
  readCompanyOf: { ...admin, of: 'member', admin: OUR_BANK },
  // Nobody has said that they would.
  nameCompanion: { ...admin, of: 'member', admin: each(409, 409, 404, 404) },
  endCompanyAtDesk: { ...admin, of: 'member', admin: OUR_BANK },
  readMonths: admin,
  readRegister: admin,
  printRegister: admin,
  exportRegister: admin,
  readReport: admin,
  printReport: admin,
  writeReport: { ...admin, of: 'member of the register' },
  setLegalForm: { ...admin, of: 'member of the register' },
  readMemberRegister: { ...admin, of: 'member', admin: OUR_BANK },
  writeMemberRegister: { ...admin, of: 'member of the register', admin: OUR_BANK },
  // An administrator asks nobody to join.
  noteInterview: { ...admin, of: 'applicant', admin: each(404, 'ok', 404, 404) },
  readOwnRegister: member,
  writeOwnRegister: { ...member, of: 'member of the register' },
  // No bank of these stories shows it.
  readShownRegister: { ...member, everybody: 403 },
  recordMinutes: { ...admin, of: 'member of the register', admin: OUR_BANK },
  listMinors: admin,
  writeGuardian: { ...admin, of: 'minor', admin: OUR_BANK },
  readFees: admin,
  writeFeeYear: { ...admin, of: 'member of the register' },
  groupFees: { ...admin, of: 'member with a fee' },
  receiveFees: { ...admin, of: 'member with a fee' },
  waiveFees: { ...admin, of: 'member with a fee' },
  takeBackFees: { ...admin, of: 'member with a fee' },
  // No receipt has been given.
  voidReceipt: { ...admin, of: 'member with a fee', everybody: 404 },
  // The letter of the year has gone.
  remindFees: { ...admin, of: 'member reminded of a fee', everybody: 409 },
  readOwnFees: member,
  listPolicies: admin,
  addPolicy: { ...admin, of: 'member of the register' },
  changePolicy: { ...admin, of: 'policy', admin: OUR_BANK },
  chooseInsured: { ...admin, of: 'policy', admin: OUR_BANK },
  readInsured: { ...admin, of: 'policy', admin: OUR_BANK },
  printInsured: { ...admin, of: 'policy', admin: OUR_BANK },
  exportInsured: { ...admin, of: 'policy', admin: OUR_BANK },
  listBodies: admin,
  registerBody: { ...admin, of: 'body' },
  changeBody: { ...admin, of: 'body', admin: OUR_BANK },
  changeCardNumber: { ...admin, of: 'member', admin: OUR_BANK },
  readMemberColumns: admin,
  chooseMemberColumns: admin,
  listFriendLimits: admin,
  proposeFriendLimit: { ...admin, of: 'link', admin: OUR_BANK },
  // Nothing is proposed, nothing is agreed.
  dropFriendProposal: { ...admin, of: 'link', admin: each(409, 409, 404, 404) },
  endFriendLimit: { ...admin, of: 'link', admin: each(409, 409, 404, 404) },
  recordEvening: { ...admin, of: 'member', admin: each('ok', 'ok', 400, 400) },
} satisfies Record<string, Rule>;
