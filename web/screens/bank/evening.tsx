/** The list of an evening at the desk: printed, signed, and typed once (law L10). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/people/members.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { BatchesCard } from '#web/features/hours/batches/batches-card.tsx';
import { EveningCard } from '#web/features/hours/desk/evening/evening-card.tsx';
import type { Attendee } from '#web/features/hours/desk/evening/evening-form.ts';
import { EveningPaper } from '#web/features/hours/desk/evening/evening-paper.tsx';
import { membersQuery } from '#web/features/people/members/desk/queries.ts';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

/** /bank-new-transaction/evening */
export default function BankEvening() {
  const { t } = useTranslation('evening');
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const [{ meeting }] = useUrlState(NO_MEETING);
  const met = useMeeting(idIn(meeting));
  const members = useQuery(membersQuery(userBankId, { sort: 'surname' }));
  const { sheets, print } = usePaper<readonly Attendee[]>();
  return (
    <Stack gap="small">
      <BackLink to={paths.bankNewExchange}>{t('back')}</BackLink>
      <PageTitle
        aside={
          <Button
            kind="secondary"
            disabled={!members.data}
            onClick={() => print((members.data?.items ?? []).map(attendee))}
          >
            {t('print')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <p>{t('lead')}</p>
      <Loaded query={members} skeleton={<TextSkeleton lines={10} />}>
        {({ items }) => (
          <EveningCard
            key={met.draft}
            members={items.map(attendee)}
            {...met}
            onSent={() => scrollTo({ top: document.body.scrollHeight })}
          />
        )}
      </Loaded>
      <BatchesCard />
      {sheets && <EveningPaper people={sheets} bank={bank?.name} />}
    </Stack>
  );
}

const NO_MEETING = { meeting: '' };

/** Who was at a meeting of the bank (specification §44), and when: the list begins with them. */
function useMeeting(id: number | undefined) {
  const enabled = id !== undefined;
  const params = { id: id ?? 0 };
  const bulletin = useQuery(read('readBulletin', { params }, { enabled }));
  const people = useQuery(
    read('listBulletinPeople', { params, query: { part: 'said' } }, { enabled }),
  );
  if (!bulletin.data || !people.data) return { draft: undefined, begins: undefined };
  const came = people.data.filter((one) => one.came === true);
  const { title, day } = bulletin.data;
  return {
    draft: `meeting:${id}`,
    begins: {
      people: came.map((one) => ({ id: one.id, hours: '' })),
      note: title,
      ...(day === null ? {} : { dateOfTransaction: day }),
    },
  };
}

function attendee({ id, fullName, number }: Member): Attendee {
  return { id, name: fullName, number };
}
