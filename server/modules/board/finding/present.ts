/** What may leave of members who are found, and of how somebody is reached. */

import type { FoundPerson, Reach } from '#contract/board/finding.ts';
import { shownName } from '#server/modules/board/notices/rules.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { reachOf } from './rules.ts';
import type { findReach, listFound } from './sql.ts';

/** @param isWhole whether their name is; the list has no more than an initial of the surname */
export function presentFound(row: RowOf<typeof listFound>, isWhole: boolean): FoundPerson {
  const { access } = row;
  const contact = reachOf({
    access,
    isFindable: row.is_findable,
    contact: row.contact,
    offers: row.offer_contacts,
  });
  const canPlan = access === 'self' && contact !== 'desk';
  return {
    id: row.id,
    name: shownName(row, isWhole),
    skills: row.skills,
    skillCount: row.skill_count,
    offers: row.offers,
    contact,
    canWrite: canPlan && row.has_messages,
    canPlan,
    phone: contact === 'phone' ? row.phone : null,
    deskPhone: contact === 'desk' && row.desk_phone !== '' ? row.desk_phone : null,
  };
}

export function presentReach(row: RowOf<typeof findReach>): Reach {
  return {
    contact: row.contact,
    givesPhone: row.gives_phone,
    givesEmail: row.gives_email,
    findable: row.findable,
    hasPhone: row.phone !== null,
    hasEmail: row.email !== null,
  };
}
