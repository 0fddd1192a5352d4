/** Who may do what with files of members and of exchanges from before the portal. */
import { admin, member, OUR_BANK, type Rule } from './permissions-rule.ts';

export const IMPORT_PERMISSIONS = {
  createImport: admin,
  listImports: admin,
  readImport: { ...admin, of: 'import', admin: OUR_BANK },
  mapImport: { ...admin, of: 'import', admin: OUR_BANK },
  checkImport: { ...admin, of: 'import', admin: OUR_BANK },
  listImportRows: { ...admin, of: 'import', admin: OUR_BANK },
  decideImportRow: { ...admin, of: 'import', admin: OUR_BANK },
  decideImportNames: { ...admin, of: 'import', admin: OUR_BANK },
  decideImportBodies: { ...admin, of: 'import', admin: OUR_BANK },
  runImport: { ...admin, of: 'import', admin: OUR_BANK },
  undoImport: { ...admin, of: 'import that is done', admin: OUR_BANK },
  deleteImport: { ...admin, of: 'import', admin: OUR_BANK },
  exportImportReport: { ...admin, of: 'import', admin: OUR_BANK },
  listOwnPast: member,
  listMemberPast: { ...admin, of: 'member', admin: OUR_BANK },
} satisfies Record<string, Rule>;
