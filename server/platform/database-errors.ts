/** What an error of the database means: the connection is lost, or the same work may be repeated. */
import { codeOf } from './write-once.ts';

/**
 * SQL states and system codes of a connection that is gone, or that leads to a server which has handed
 * the lead to another and only reads (25006).
 */
const LOST_CODE =
  /^(08|57P0|25006)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The messages of pg that have no code. */
const LOST_MESSAGE =
  /^(Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool)/;

/** No room (53), no time (57014, 25P03), or rolled back too often. */
const BUSY_CODE = /^(53|57014$|25P03$)/;

/** The server has no room on its disk. */
const DISK_FULL_CODE = '53100';

/** Serialization failure and deadlock. */
const ROLLED_BACK_CODE = /^(40001|40P01)$/;

/** Whether the connection cannot be used any more, or none could be made in time. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return LOST_CODE.test(code);
  return error instanceof Error && LOST_MESSAGE.test(error.message);
}

/** Whether PostgreSQL could not write because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === DISK_FULL_CODE;
}

/** Whether PostgreSQL rolled everything back only because others were at work: the same may be tried again. */
export function isRolledBack(error: unknown): boolean {
  return ROLLED_BACK_CODE.test(codeOf(error) ?? '');
}

/** Whether the database is away, full or busy, as opposed to a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || isRolledBack(error) || BUSY_CODE.test(codeOf(error) ?? '');
}

/** Whether the database refused what was written: by a constraint, a trigger or the type of a column. */
export function isRefusedByDatabase(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}
