/** The lists of what a person gets of their data, for the story that compares them with the database. */

export { ownColumnName } from '#server/modules/paper/exports/own-data-sql.ts';
export {
  COLUMNS_LEFT_OUT,
  LEFT_OUT,
  OWN_TABLE_NAMES,
  OWN_TABLES,
  WHAT_THEY_DID,
} from '#server/modules/paper/exports/own-data-tables.ts';
export { columnWord, tableWord } from '#server/modules/paper/exports/own-data-texts.ts';
