/** The routes of imports. */
import type { importsEndpoints } from '#contract/endpoints/paper/imports.ts';
import type { ActionsOf } from '#server/call.ts';
import { checkImport } from './checking.ts';
import { decideImportBodies, decideImportNames, decideImportRow } from './deciding.ts';
import {
  deleteImport,
  readImport,
  readImports,
  readMemberPast,
  readOwnPast,
  readReport,
  readRows,
} from './reading.ts';
import { runImport } from './running.ts';
import { undoImport } from './undoing.ts';
import { createImport, mapImport } from './uploading.ts';

export const importRoutes = {
  createImport,
  listImports: readImports,
  readImport,
  mapImport,
  checkImport,
  listImportRows: readRows,
  decideImportRow,
  decideImportNames,
  decideImportBodies,
  runImport,
  undoImport,
  deleteImport,
  exportImportReport: readReport,
  listOwnPast: readOwnPast,
  listMemberPast: readMemberPast,
} satisfies ActionsOf<typeof importsEndpoints>;
