/** The desk records the answer of a member to a notice (specification §20): `?notice=12`. */

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSignedIn } from '#web/api/use-session.ts';
import { noticePath } from '#web/errand-paths.ts';
import { AnswerForMember } from '#web/features/board/notices/answer-for-member.tsx';
import { NoticeDetails } from '#web/features/board/notices/notice-details.tsx';
import { noticeQuery } from '#web/features/board/notices/queries.ts';
import { PeopleField } from '#web/features/hours/desk/record/people-field.tsx';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

const NONE = { notice: '' };

/** /bank-board/answer */
export default function BankAnswer() {
  const { t } = useTranslation('notices');
  const { userBankId } = useSignedIn();
  const navigate = useNavigate();
  const [{ notice: id }] = useUrlState(NONE);
  const query = useQuery(noticeQuery(idIn(id) ?? 0));
  const { data: notice } = query;
  return (
    <Stack>
      <PageTitle>{notice?.title ?? t('forMember.answer')}</PageTitle>
      <Loaded
        query={query}
        skeleton={
          <Card>
            <TextSkeleton lines={6} />
          </Card>
        }
      >
        {(notice) => (
          <>
            <NoticeDetails notice={notice} />
            <AnswerForMember
              notice={notice}
              memberField={(binding) => (
                <PeopleField
                  {...binding}
                  label={t('forMember.whom')}
                  bankId={String(userBankId ?? '')}
                  isMany={false}
                />
              )}
              onSent={() => navigate(noticePath(notice.id), { replace: true })}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
