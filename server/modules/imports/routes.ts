/** The routes of imports. */
import type { importsEndpoints } from '#contract/endpoints/imports.ts';
import type { Deps } from '#server/deps.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { checkImport } from './checking.ts';
import { decideImportRow, decideNames } from './deciding.ts';
import type { FileReader } from './file-reader.ts';
import type { ImportThread } from './import-thread.ts';
import {
  dropImport,
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

export function importRoutes(
  deps: Deps,
  files: FileReader,
  thread: ImportThread,
): Pick<Handlers, keyof typeof importsEndpoints> {
  return {
    createImport: ({ actor, query, file, fileName, signal }) =>
      createImport(deps, files, actor, { file, fileName, sheet: query.sheet, signal }),
    listImports: ({ actor, query }) => readImports(deps, actor, pageValues(query)),
    readImport: ({ actor, params }) => readImport(deps, actor, params.id),
    mapImport: ({ actor, params, body }) => mapImport(deps, actor, params.id, body),
    checkImport: ({ actor, params }) => checkImport(deps, actor, params.id),
    listImportRows: ({ actor, params, query }) => readRows(deps, actor, params.id, query),
    decideImportRow: ({ actor, params, body }) => decideImportRow(deps, actor, params, body),
    decideImportNames: ({ actor, params }) => decideNames(deps, actor, params.id),
    runImport: ({ actor, params, body }) =>
      runImport(deps, actor, params.id, body?.differenceTicked ?? false),
    undoImport: ({ actor, params }) => undoImport(deps, actor, params.id),
    deleteImport: ({ actor, params }) => dropImport(deps, actor, params.id),
    exportImportReport: ({ actor, params, query, locale, signal }) =>
      readReport(deps, thread, actor, {
        id: params.id,
        onlyLeft: query.only === 'left',
        locale,
        signal,
      }),
    listOwnPast: ({ actor, query }) => readOwnPast(deps, actor, pageValues(query)),
    listMemberPast: ({ actor, params, query }) =>
      readMemberPast(deps, actor, params.id, pageValues(query)),
  };
}
