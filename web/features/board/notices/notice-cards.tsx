/** Notices as cards: what, who, about how long, until when. */

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { splitBankName } from '#contract/banks/bank-name.ts';
import type { NoticeCard } from '#contract/board/notices.ts';
import { noticePath } from '#web/errand-paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { CardList } from '#web/ui/page/lines.tsx';
import { Soft, Words } from '#web/ui/page/words.tsx';
import { noticeLine } from './notice-line.ts';
import css from './notices.module.css';

/** Cards of the board, each with the one thing to do. */
export function NoticeCards({ notices }: { notices: readonly NoticeCard[] }) {
  const { t } = useTranslation('notices');
  return (
    <CardList>
      {notices.map((notice) => (
        <Card key={notice.id} notice={notice}>
          {notice.isMine ? (
            <Soft as="span">{t('mine')}</Soft>
          ) : (
            <ButtonLink kind="secondary" to={noticePath(notice.id)}>
              {t(`answer.${notice.kind}`)}
            </ButtonLink>
          )}
        </Card>
      ))}
    </CardList>
  );
}

/** Own notices, with their state and what waits for an answer. */
export function OwnCards({ notices }: { notices: readonly NoticeCard[] }) {
  const { t } = useTranslation('notices');
  return (
    <CardList>
      {notices.map((notice) => (
        <Card key={notice.id} notice={notice}>
          {notice.openAnswers > 0 && (
            <Badge>{t('answersWait', { count: notice.openAnswers })}</Badge>
          )}
          {notice.state !== 'open' && <Badge>{t(`states.${notice.state}`)}</Badge>}
        </Card>
      ))}
    </CardList>
  );
}

function Card({ notice, children }: { notice: NoticeCard; children: ReactNode }) {
  const { t } = useTranslation('notices');
  return (
    <li className={css.card}>
      <Words as="div" isWide>
        <Link className={css.title} to={noticePath(notice.id)}>
          {notice.title}
        </Link>
        <Soft>
          {notice.isNew && notice.state === 'open' && <b className={css.isNew}>{t('new')} · </b>}
          {noticeLine(
            t,
            notice,
            notice.isMine ? t(`kinds.${notice.kind}`) : notice.who,
            splitBankName(notice.bankName).name,
          )}
        </Soft>
      </Words>
      <Acts gap="tight">{children}</Acts>
    </li>
  );
}
