/** The lists of what an archive holds, for the story that compares them with the database. */
export {
  COLUMNS,
  LEFT_COLUMNS,
  LEFT_TABLES,
  PLAIN_TABLES,
  STORED_COLUMNS,
  WITHOUT_ID,
} from '#server/modules/banks/archive/tables.ts';
