/** One member at the bank's desk: data, balance, exchanges, and what was done with them. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isRefusal } from '#web/api/api-error.ts';
import { useMembersAddress } from '#web/features/people/members/desk/members-address.ts';
import { memberQuery } from '#web/features/people/members/desk/queries.ts';
import { paths } from '#web/paths.ts';
import { idIn } from '#web/ui/address-id.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { MemberSkeleton, WholeMember } from './members/whole-member.tsx';

/** /bank-members/:id */
export default function Member() {
  const { t } = useTranslation('members');
  const { id = '' } = useParams();
  const list = useMembersAddress();
  const isId = idIn(id) !== undefined;
  const member = useQuery({ ...memberQuery(Number(id)), enabled: isId });
  return (
    <Stack gap="small">
      <BackLink to={list}>{t('member.back')}</BackLink>
      {member.data && <WholeMember key={id} member={member.data} />}
      {isId && member.isPending && <MemberSkeleton />}
      {(!isId || isRefusal(member.error, 'not-found')) && <NotHere />}
      {member.isError && !isRefusal(member.error, 'not-found') && <LoadTrouble query={member} />}
    </Stack>
  );
}

function NotHere() {
  const { t } = useTranslation('members');
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={<h1>{t('member.notFound')}</h1>}
      action={<ButtonLink to={paths.bankMembers}>{t('member.back')}</ButtonLink>}
    >
      {t('member.notFoundText')}
    </EmptyState>
  );
}
