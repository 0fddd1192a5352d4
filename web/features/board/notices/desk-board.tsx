/** The board at the desk: what nobody has met, what was reported, and taking a notice off the board. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NoticeState } from '#contract/board/notices.ts';
import type { DeskNoticeCard } from '#contract/board/notices-desk.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { readPage } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { noticePath } from '#web/errand-paths.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import { Soft, Words } from '#web/ui/page/words.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import css from './notices.module.css';
import { VoiceNewsList } from './voice-news.tsx';

const VIEWS = ['open', 'check', 'tell', 'hidden', 'all'] as const;

/** The notices of the bank; requests that nobody has met come first. */
export function DeskBoard() {
  const { t } = useTranslation(['notices', 'bank-board']);
  const [view, setView] = useViewOf(VIEWS);
  return (
    <Stack gap="medium">
      <ViewNav
        label={t('bank-board:cards.views.label')}
        views={VIEWS.map((value) => ({ value, label: t(`bank-board:cards.views.${value}`) }))}
        current={view}
        onChange={setView}
      />
      {view === 'tell' ? <VoiceNewsList /> : <Notices view={view} />}
    </Stack>
  );
}

function Notices({ view }: { view: Exclude<(typeof VIEWS)[number], 'tell'> }) {
  const { t } = useTranslation(['notices', 'bank-board']);
  const page = useCardsPage();
  const query = {
    ...page.query,
    q: page.q.trim(),
    ...(view === 'open' || view === 'hidden' ? { state: view } : {}),
    ...(view === 'check' ? { toCheck: true } : {}),
  };
  const list = useQuery(readPage('listBoard', { query }));
  return (
    <ListCards
      page={page}
      query={list}
      searchLabel={t('bank-board:cards.search')}
      found={(count) => t('found', { count })}
      empty={<EmptyState drawing={<ListDrawing />} title={t('empty.filtered')} />}
    >
      {(notices) => (
        <List>
          {notices.map((notice) => (
            <DeskCard key={notice.id} notice={notice} />
          ))}
        </List>
      )}
    </ListCards>
  );
}

function DeskCard({ notice }: { notice: DeskNoticeCard }) {
  const { t } = useTranslation(['notices', 'bank-board']);
  const { state, reports } = notice;
  const day = onDay(notice.postedAt, currentLanguage());
  return (
    <li className={css.card}>
      <Words as="div" isWide>
        <Link className={css.title} to={noticePath(notice.id)}>
          {notice.title}
        </Link>
        <Soft>
          {t(`kinds.${notice.kind}`)} · {notice.who} · {notice.activity.type} ·{' '}
          {t('bank-board:cards.posted', { day })}
        </Soft>
        <Acts gap="tight">
          {notice.unmetDays !== null && (
            <Badge>{t('bank-board:cards.unmet', { count: notice.unmetDays })}</Badge>
          )}
          {notice.byDesk && <Badge>{t('bank-board:cards.byDesk')}</Badge>}
          {notice.tellByVoice && <Badge>{t('bank-board:cards.byVoice')}</Badge>}
          {state !== 'open' && <Badge>{t(`states.${state}`)}</Badge>}
        </Acts>
        {notice.hiddenReason && <p>{t('hiddenBecause', { reason: notice.hiddenReason })}</p>}
        <ul className={css.people}>
          {reports.map((report) => (
            <li key={report.at}>
              {t('bank-board:cards.reported', {
                who: report.by,
                reason: t(`report.reasons.${report.reason}`),
              })}
              {report.text !== '' && ` “${report.text}”`}
            </li>
          ))}
        </ul>
      </Words>
      {state !== 'closed' && <Judging notice={notice} />}
    </li>
  );
}

const DONE: Partial<Record<NoticeState, 'bank-board:cards.shown' | 'bank-board:cards.allowed'>> = {
  hidden: 'bank-board:cards.shown',
  waiting: 'bank-board:cards.allowed',
};

/** Onto the board; off it with a sentence, back on it in one step; a report that is nothing is settled. */
function Judging({ notice: { id, state, reports } }: { notice: DeskNoticeCard }) {
  const { t } = useTranslation(['notices', 'bank-board']);
  const [isHiding, setHiding] = useState(false);
  const show = useAction({
    send: () => call('showNotice', { params: { id } }),
    done: () => t(DONE[state] ?? 'bank-board:cards.settled'),
    failed: () => t('failed'),
    awaitsQueries: true,
  });
  return (
    <Acts gap="tight">
      {state === 'waiting' && (
        <Button busy={show.isBusy} onClick={() => show.run(undefined)}>
          {t('bank-board:cards.allow')}
        </Button>
      )}
      {(state === 'hidden' || (state !== 'waiting' && reports.length > 0)) && (
        <Button kind="secondary" busy={show.isBusy} onClick={() => show.run(undefined)}>
          {t(state === 'hidden' ? 'keep.back' : 'bank-board:cards.settle')}
        </Button>
      )}
      {state !== 'hidden' && (
        <Button kind={state === 'waiting' ? 'secondary' : 'quiet'} onClick={() => setHiding(true)}>
          {t('bank-board:cards.hide')}
        </Button>
      )}
      <Dialog
        isOpen={isHiding}
        onClose={() => setHiding(false)}
        title={t('bank-board:cards.hideTitle')}
      >
        <Hiding id={id} onDone={() => setHiding(false)} />
      </Dialog>
    </Acts>
  );
}

function Hiding({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation(['notices', 'bank-board']);
  const [reason, setReason] = useState('');
  const hide = useAction({
    send: () =>
      call('hideNotice', {
        params: { id },
        body: { reason: reason.trim() },
      }),
    done: () => t('bank-board:cards.hidden'),
    failed: () => t('failed'),
    awaitsQueries: true,
  });
  const send = async () => {
    if (await hide.run(undefined)) onDone();
  };
  return (
    <Stack gap="small">
      <TextareaField
        name="reason"
        label={t('bank-board:cards.why')}
        hint={t('bank-board:cards.whyHint')}
        value={reason}
        onChange={setReason}
        maxLength={REASON_MAX}
        rows={2}
      />
      <DialogButtons>
        <Button kind="secondary" onClick={onDone}>
          {t('keep.leave')}
        </Button>
        <Button whileClosed busy={hide.isBusy} disabled={reason.trim() === ''} onClick={send}>
          {t('bank-board:cards.hide')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
