/** Who may do what with what a bank says to all: a part of the table of permissions. */
import type { bulletinsEndpoints } from '#contract/endpoints/board/bulletins.ts';
import { admin, member, OUR_BANK, type Rule } from './permissions-rule.ts';

const ofDesk = { ...admin, of: 'meeting', admin: OUR_BANK } as const;
/** Members of friend banks read of one, and no more. */
const ofMember = { ...member, of: 'meeting', member: OUR_BANK, admin: OUR_BANK } as const;

export const BULLETIN_PERMISSIONS: Record<keyof typeof bulletinsEndpoints, Rule> = {
  previewBulletin: admin,
  sendBulletin: admin,
  listBulletins: admin,
  readBulletin: ofDesk,
  listBulletinPeople: ofDesk,
  readBulletinSheet: ofDesk,
  correctBulletin: ofDesk,
  callOffBulletin: ofDesk,
  takeBackBulletin: { ...ofDesk, of: 'meeting just called' },
  noteAttendance: ofDesk,
  listOwnBulletins: member,
  sayAttendance: ofMember,
  putAwayBulletin: ofMember,
  readBulletinFile: ofMember,
};
