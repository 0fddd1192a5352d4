/** The rest of a member's first page, in one answer (specification §2). */
import { HOME_LATEST_MAX, HOME_REQUESTS_MAX, type Home } from '#contract/hours/home.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { readIsBeginning } from '#server/modules/banks/banks/beginning.ts';
import { nextArrangement } from '#server/modules/board/arrangements/reading.ts';
import { readForMe } from '#server/modules/board/notices/reading.ts';
import { latestExchanges, summarisePending } from '#server/modules/hours/exchanges/lists.ts';
import { outlookAfter } from '#server/modules/hours/limits/actions.ts';
import { companyOfMember } from '#server/modules/people/companions/company.ts';
import { actsForBody } from '#server/modules/people/delegates/acting.ts';
import { ASKED_DAYS } from './reading.ts';
import { findOwnBank } from './sql.ts';

/** What `readTodo` has is not said again; a person of trust finds what is about hours. */
export async function readHome(call: Call<'readHome'>): Promise<Home> {
  const isSelf = call.actor.delegateId === undefined;
  const [outlook, pending, latest, isBeginning, next, forMe, company] = await Promise.all([
    outlookAfter(call),
    summarisePending(call),
    latestExchanges(call, HOME_LATEST_MAX),
    readIsBeginning(call, call.actor.bankId),
    isSelf || actsForBody(call.actor) ? nextArrangement(call) : null,
    isSelf ? requestsFor(call) : [],
    isSelf ? companyFor(call) : null,
  ]);
  const isNew = isSelf && latest.total === 0;
  return {
    ...{ outlook, pending, next, forMe, isBeginning, company },
    latest: latest.items,
    exchanges: latest.total,
    bank: isNew ? await ownBank(call) : null,
  };
}

/** While the bank is open: nobody answers in one that is suspended. */
async function requestsFor(call: ReadCall) {
  if (call.actor.bankIsSuspended) return [];
  return readForMe(call, {
    askedAfter: daysAfter(call.now, -ASKED_DAYS),
    most: HOME_REQUESTS_MAX,
  });
}

async function companyFor(call: ReadCall): Promise<Home['company']> {
  const company = await companyOfMember(call);
  return company.companion || company.newcomers.length > 0 ? company : null;
}

async function ownBank({ db, actor }: ReadCall): Promise<Home['bank']> {
  const { personId, bankId } = actor;
  const bank = await db.first(findOwnBank, { personId, bankId });
  return bank ? { ...bank, phone: bank.phone === '' ? null : bank.phone } : null;
}
