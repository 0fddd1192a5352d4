/** The routes of bulletins: at the desk of a bank, and for its members. */
import type { bulletinsEndpoints } from '#contract/endpoints/board/bulletins.ts';
import type { ActionsOf } from '#server/call.ts';
import { callOffBulletin, correctBulletin, takeBackBulletin } from './changing.ts';
import { noteAttendance, readBulletin, readBulletins, readPeople, readSheet } from './desk.ts';
import { putAwayBulletin, readFile, readOwn, sayAttendance } from './own.ts';
import { previewBulletin, sendBulletin } from './sending.ts';

export const bulletinRoutes = {
  previewBulletin,
  sendBulletin,
  listBulletins: readBulletins,
  readBulletin,
  listBulletinPeople: readPeople,
  readBulletinSheet: readSheet,
  correctBulletin,
  callOffBulletin,
  takeBackBulletin,
  noteAttendance,
  listOwnBulletins: readOwn,
  sayAttendance,
  putAwayBulletin,
  readBulletinFile: readFile,
} satisfies ActionsOf<typeof bulletinsEndpoints>;
