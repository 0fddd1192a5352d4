/**
 * Every page belongs to a room of the bank (specification §40) or to the core that every bank has: a new
 * one is in neither until somebody has decided.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that every bank has, by their names in `web/paths.ts`. */
const CORE = `
  landing login register forgotPassword resendEmail registrationConfirm resetPassword
  restoreEmail act accessibility waitingBank processingRequest registerToBank createBank home newExchange
  myExchanges myYear pendingExchanges board newNotice people appointments newPlan profile
  reach security searchBank myBank help bankHome bankMembers bankNewMember bankImport
  bankMembersAwaiting bankMembersUnverified bankMembersFormer bankNetwork bankExchanges
  bankPendingExchanges bankNewExchange bankStatistics bankBoard bankPrivacy bankNewNotice
  bankAnswer bankActivities bankAppointments bankNewAppointment bankPhoneCall bankAttention bankProfile
  bankMessageReports bankRules bankRooms bankArchive bankGuide bankEvening portal portalActivities portalBanks portalFailed
  portalHealth portalHistory registrationConfirm resetPassword act notice foundPerson
  arrangement changePlan changeNotice profilePart bankMember givenCheque side word
`
  .trim()
  .split(/\s+/);

const ADDRESS = /^ {2}(\w+): (['`])(.*)\2,$/gm;
const IN_ROOM = /\[paths\.(\w+)\]:/g;

/** @returns one line for each page that belongs nowhere, or to a room and to the core */
export function homelessPages(baseDir: string): string[] {
  const textOf = (path: string) => {
    const file = join(baseDir, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const pages = [...textOf('web/paths.ts').matchAll(ADDRESS)].map(
    ([, name = '', , address = '']) => ({ name, address }),
  );
  const inRoom = [...textOf('web/room-paths.ts').matchAll(IN_ROOM)].map(([, name = '']) => name);
  const addressOf = (name: string) => pages.find((page) => page.name === name)?.address ?? name;
  const isBelow = (address: string, room: string) =>
    address.startsWith(`${addressOf(room)}/`) || address.startsWith(`\${paths.${room}}/`);
  return pages.flatMap(({ name, address }) => {
    const isThere = inRoom.some((room) => room === name || isBelow(address, room));
    if (isThere !== CORE.includes(name)) return [];
    return isThere
      ? [`web/paths.ts ${name}: in a room and in the core`]
      : [`web/paths.ts ${name}: in no room of web/room-paths.ts and not in the core`];
  });
}
