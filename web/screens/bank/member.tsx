/** One member at the bank's desk: data, balance, exchanges, and what was done with them. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isRefusal } from '#web/api/api-error.ts';
import { CodeText } from '#web/api/error-text.tsx';
import { codeOf } from '#web/api/refusal.tsx';
import { memberQuery } from '#web/features/members/desk/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { WholeMember } from './members/whole-member.tsx';

/** /bank-members/:id */
export default function Member() {
  const { t } = useTranslation('members');
  const { id = '' } = useParams();
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const member = useQuery({ ...memberQuery(Number(id)), enabled: isId });
  return (
    <Stack>
      <p>
        <Link to={paths.bankMembers}>{t('member.back')}</Link>
      </p>
      {member.data && <WholeMember member={member.data} />}
      {isId && member.isPending && <TextSkeleton lines={8} />}
      {(!isId || isRefusal(member.error, 'not-found')) && <NotHere />}
      {member.isError && !isRefusal(member.error, 'not-found') && (
        <LoadTrouble query={member}>
          <CodeText code={codeOf(member.error)} />
        </LoadTrouble>
      )}
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
