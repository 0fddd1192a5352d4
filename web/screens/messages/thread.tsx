/** One conversation (specification §21). */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { codeOf } from '#web/api/refusal.tsx';
import { noticePath } from '#web/errand-paths.ts';
import { Conversation } from '#web/features/board/threads/conversation.tsx';
import { threadQuery } from '#web/features/board/threads/queries.ts';
import { paths } from '#web/paths.ts';
import { idIn } from '#web/ui/address-id.ts';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { phoneAddress } from '#web/ui/contact-links.tsx';
import { TalkDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /messages/:id */
export default function ThreadScreen() {
  const { t } = useTranslation('threads');
  const { id } = useParams();
  const query = useInfiniteQuery(threadQuery(idIn(id) ?? 0));
  const thread = query.data?.pages[0];
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(codeOf(query.error));
  return (
    <Narrow>
      <PageTitle>{thread?.with.who ?? t('title')}</PageTitle>
      {query.isPending && <TextSkeleton lines={8} />}
      {query.isError && !isGone && !thread && <LoadTrouble query={query} />}
      {isGone && (
        <EmptyState
          drawing={<TalkDrawing />}
          title={t('gone')}
          action={<ButtonLink to={paths.messages}>{t('title')}</ButtonLink>}
        />
      )}
      {thread && !isGone && (
        <>
          <p>
            {thread.with.bankName}
            {thread.notice && (
              <>
                {' · '}
                <Link to={noticePath(thread.notice.id)}>
                  {t('about', { title: thread.notice.title })}
                </Link>
              </>
            )}
          </p>
          {!thread.isBlocked && (
            <Acts gap="tight">
              {thread.phone !== null && !thread.isOver && (
                <a className={buttonLook('secondary')} href={phoneAddress(thread.phone)}>
                  {t('phone', { phone: thread.phone })}
                </a>
              )}
              {thread.with.bankId !== null && (
                <ButtonLink kind="secondary" to={`${paths.newPlan}?thread=${thread.id}`}>
                  {t('plan')}
                </ButtonLink>
              )}
            </Acts>
          )}
          <Conversation key={thread.id} thread={thread} />
        </>
      )}
    </Narrow>
  );
}
