/** The reader's conversations: with whom, the latest line, and what is new. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ThreadCard } from '#contract/board/threads.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { shortMoment } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TalkDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Soft, Words } from '#web/ui/page/words.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import { threadsQuery } from './queries.ts';
import { threadPath } from './thread-paths.ts';
import css from './threads.module.css';

export function ThreadList() {
  const { t } = useTranslation('threads');
  const page = useCardsPage();
  return (
    <ListCards
      page={page}
      query={useQuery(threadsQuery(page.query))}
      empty={
        <EmptyState
          drawing={<TalkDrawing />}
          title={t('empty.title')}
          action={<ButtonLink to={paths.newMessage}>{t('write')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      }
    >
      {(threads) => (
        <List>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadLink thread={thread} />
            </li>
          ))}
        </List>
      )}
    </ListCards>
  );
}

function ThreadLink({ thread }: { thread: ThreadCard }) {
  const { t } = useTranslation('threads');
  const { id, who } = thread.with;
  const { text, isMine, isWithdrawn, at } = thread.last;
  const said = isWithdrawn ? t('withdrawn') : text;
  return (
    <Link className={css.card} to={threadPath(thread.id)}>
      <Avatar name={who} pictureOf={id} />
      <div className={css.said}>
        <Words as="span">
          <span className={css.who}>{who}</span>{' '}
          {thread.isBlocked && <Soft as="span">({t('blockedMark')})</Soft>}
          {thread.notice && <Soft as="span"> · {t('about', { title: thread.notice.title })}</Soft>}
          <span className={css.latest}>{isMine ? t('mine', { text: said }) : said}</span>
          <Soft as="span">{shortMoment(at, currentLanguage())}</Soft>
        </Words>
      </div>
      {thread.unread > 0 && <Badge>{t('unread', { count: thread.unread })}</Badge>}
    </Link>
  );
}
