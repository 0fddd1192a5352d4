/** Changing a notice (specification §20). It then stands again for its whole time. */

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { noticePath } from '#web/errand-paths.ts';
import { NoticeFormFields } from '#web/features/board/notices/notice-form.tsx';
import { formOf } from '#web/features/board/notices/notice-values.ts';
import { noticeQuery } from '#web/features/board/notices/queries.ts';
import { ActivityField } from '#web/features/hours/parts/terms-fields.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /board/:id/edit */
export default function ChangeNotice() {
  const { t } = useTranslation('notices');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery({ ...noticeQuery(Number(id) || 0), refetchOnWindowFocus: false });
  const { data: notice } = query;
  return (
    <Narrow>
      <PageTitle>{t('form.changeTitle')}</PageTitle>
      <Card>
        <Loaded query={query} skeleton={<TextSkeleton lines={8} />} />
        {notice && !notice.canChange && <p>{t('gone')}</p>}
        {notice?.canChange && (
          <NoticeFormFields
            kind={notice.kind}
            begin={formOf(notice)}
            notice={notice}
            draft={`notice-change:${notice.id}`}
            activityField={(binding) => <ActivityField {...binding} />}
            onSaved={() => navigate(noticePath(notice.id), { replace: true })}
          />
        )}
      </Card>
    </Narrow>
  );
}
