/** Finding the members of one's bank by first name, what they can do and what they offer (specification §20). */
import type { FoundPerson } from '#contract/board/finding.ts';
import { meantActivities } from '#contract/board/meant-activities.ts';
import {
  OPEN_OFFERS_MAX,
  PEOPLE_OFFERS_MAX,
  PEOPLE_PAGE,
  PEOPLE_SKILLS_MAX,
  SKILLS_MAX,
} from '#contract/limits.ts';
import type { Call } from '#server/call.ts';
import { EVERYDAY_WORDS } from '#server/modules/board/notices/everyday-words.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { containsPattern, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { presentFound } from './present.ts';
import { findFound, listFound } from './sql.ts';

/** A page of those whom the reader finds; everyday words mean what they mean on the board. */
export function readFoundPeople(call: Call<'listFoundPeople'>): Promise<Page<FoundPerson>> {
  const { db, actor, query, locale } = call;
  const { q = '', limit = PEOPLE_PAGE, offset } = query;
  const values = {
    ...pageValues({ limit, offset }),
    readerId: actor.personId,
    bankId: actor.bankId,
    search: q === '' ? null : containsPattern(q),
    searchedActivities: q === '' ? [] : meantActivities(q, ...EVERYDAY_WORDS),
    skillsMost: PEOPLE_SKILLS_MAX,
    offersMost: PEOPLE_OFFERS_MAX,
  };
  return readPage(db, listFound(locale), values, (row) => presentFound(row, false));
}

/** One of them. @throws Refusal `not-found` for anybody whom the list does not have */
export async function readFoundPerson(call: Call<'readFoundPerson'>): Promise<FoundPerson> {
  const { db, actor, params, locale } = call;
  const row = await db.first(findFound(locale), {
    ...{ limit: 1, offset: 0, search: null, searchedActivities: [] },
    readerId: actor.personId,
    bankId: actor.bankId,
    personId: params.id,
    skillsMost: SKILLS_MAX,
    offersMost: OPEN_OFFERS_MAX,
  });
  if (!row) throw new Refusal('not-found');
  return presentFound(row, true);
}
