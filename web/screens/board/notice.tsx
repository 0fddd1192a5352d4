/** One notice (specification §20): what it says, answering it, and what its author does with it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { ActingFor } from '#web/features/board/notices/acting-for.tsx';
import { Answers } from '#web/features/board/notices/answers.tsx';
import { Helpers } from '#web/features/board/notices/helpers.tsx';
import { Keeping } from '#web/features/board/notices/keeping.tsx';
import { useLetterVisit } from '#web/features/board/notices/letter-visit.ts';
import { NoticeDetails } from '#web/features/board/notices/notice-details.tsx';
import { ANSWER_PLACE } from '#web/features/board/notices/notice-paths.ts';
import { NoticePicture } from '#web/features/board/notices/notice-picture.tsx';
import { OwnAnswer } from '#web/features/board/notices/own-answer.tsx';
import { noticeQuery } from '#web/features/board/notices/queries.ts';
import { NoticeFoot } from '#web/features/board/notices/report.tsx';
import { paths } from '#web/paths.ts';
import { idIn } from '#web/ui/address-id.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CourseLine } from '#web/ui/course/course-line.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /board/:id */
export default function NoticeScreen() {
  const { t } = useTranslation('notices');
  useLetterVisit();
  const { id } = useParams();
  const query = useQuery(noticeQuery(idIn(id) ?? 0));
  const { data: notice } = query;
  const [basis, setBasis] = useState<ExchangeBasis>('phone');
  const isDesk = notice?.canChange === true && !notice.isMine;
  const word = isDesk ? basis : undefined;
  // Readers look at it before they answer; who may change it finds it among what they may do.
  const isOwnPicture = notice?.canChange === true && notice.state !== 'closed';
  // Once somebody has answered, what is to be done about it comes before what the two have read already.
  const isAnswered =
    notice !== undefined && (notice.answers.length > 0 || notice.myAnswer?.state === 'accepted');
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(codeOf(query.error));
  return (
    <Narrow>
      <PageTitle>{notice?.title ?? t('title')}</PageTitle>
      {query.isPending && (
        <Card>
          <TextSkeleton lines={6} />
        </Card>
      )}
      {query.isError && !isGone && !notice && <LoadTrouble query={query} />}
      {isGone && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={t('gone')}
          action={<ButtonLink to={paths.board}>{t('toBoard')}</ButtonLink>}
        />
      )}
      {notice && !isGone && (
        <>
          {notice.course && <CourseLine course={notice.course} of="asked" />}
          {!isAnswered && <NoticeDetails notice={notice} />}
          {!isOwnPicture && !isAnswered && <NoticePicture notice={notice} />}
          {!notice.isMine && (
            <div id={ANSWER_PLACE} tabIndex={-1}>
              <OwnAnswer key={notice.id} notice={notice} />
            </div>
          )}
          {isDesk && <ActingFor notice={notice} basis={basis} onBasis={setBasis} />}
          {(notice.isMine || notice.canChange || notice.answers.length > 0) && (
            <Answers notice={notice} basis={word} />
          )}
          {isAnswered && <NoticeDetails notice={notice} />}
          {isAnswered && !isOwnPicture && <NoticePicture notice={notice} />}
          {notice.canChange && notice.kind === 'request' && notice.state === 'open' && (
            <Helpers notice={notice} />
          )}
          <Keeping notice={notice} basis={word} />
          {isOwnPicture && <NoticePicture notice={notice} />}
          <NoticeFoot notice={notice} />
        </>
      )}
    </Narrow>
  );
}
