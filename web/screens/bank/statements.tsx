/** Statements on paper (specification §12): of one member, `?person=7`, or of all without e-mail. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { StatementRuns, StatementsCard } from '#web/features/paper/desk/statements-card.tsx';
import { memberQuery } from '#web/features/people/members/desk/queries.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { ListFoot } from '#web/ui/page/list-foot.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

const NOBODY = { person: '' };

/** /bank-statements */
export default function Statements() {
  const { t } = useTranslation('desk-work');
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const [{ person }] = useUrlState(NOBODY);
  const isId = idIn(person) !== undefined;
  const member = useQuery({ ...memberQuery(Number(person)), enabled: isId });
  return (
    <Narrow gap="small">
      <PageTitle>{t('statements.title')}</PageTitle>
      <p>{t('statements.lead')}</p>
      {isId && member.isPending && <TextSkeleton lines={4} />}
      {isId && member.isError && <LoadTrouble query={member} />}
      {member.data && (
        <StatementsCard
          key={person}
          person={{ id: member.data.id, name: personName(member.data) }}
          bank={bank}
        />
      )}
      {!isId && <StatementsCard person={undefined} bank={bank} />}
      <ListFoot>
        <StatementRuns />
      </ListFoot>
    </Narrow>
  );
}
