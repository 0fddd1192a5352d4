/** At the desk: what members reported about messages, with what they handed over. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeskThreadReport } from '#contract/board/threads.ts';
import { call } from '#web/api/call.ts';
import { readPage } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TalkDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import css from './threads.module.css';

const VIEWS = ['open', 'settled'] as const;

export function DeskReports() {
  const { t } = useTranslation('threads');
  const [view, setView] = useViewOf(VIEWS);
  const page = useCardsPage();
  const query = { ...page.query, ...(view === 'settled' ? { settled: true } : {}) };
  const list = useQuery(readPage('listThreadReports', { query }));
  return (
    <>
      <ViewNav
        label={t('desk.views')}
        views={VIEWS.map((value) => ({ value, label: t(`desk.${value}`) }))}
        current={view}
        onChange={setView}
      />
      <ListCards
        page={page}
        query={list}
        empty={<EmptyState drawing={<TalkDrawing />} title={t(`desk.none.${view}`)} />}
      >
        {(reports) => reports.map((report) => <Report key={report.id} report={report} />)}
      </ListCards>
    </>
  );
}

function Report({ report }: { report: DeskThreadReport }) {
  const { t } = useTranslation('threads');
  const { id, reporter, reported, reportedBankName, messages, settledAt, thanksFor } = report;
  const language = currentLanguage();
  const settle = useAction({
    send: () => call('settleThreadReport', { params: { id } }),
    done: () => t('desk.done'),
    failed: () => t('failed'),
    settled: { 'already-decided': () => t('desk.meanwhile') },
    awaitsQueries: true,
  });
  const bank = reportedBankName === '' ? '' : ` (${reportedBankName})`;
  return (
    <Card title={t('desk.about', { who: `${reported}${bank}` })}>
      <Stack gap="small">
        <p>
          {t(`reasons.${report.reason}`)}
          {report.text !== '' && `: “${report.text}”`}
        </p>
        <Soft>{t('desk.by', { who: reporter, when: sentenceMoment(report.at, language) })}</Soft>
        <details>
          <summary>
            {thanksFor === null
              ? t('desk.messages', { count: messages.length })
              : t('desk.thanks', { id: thanksFor })}
          </summary>
          <List as="ol">
            {messages.map((message) => (
              <li
                key={`${message.at} ${message.byReporter} ${message.text}`}
                className={css.message}
                data-mine={message.byReporter ? '' : undefined}
              >
                <p>{message.text === '' ? t('withdrawn') : message.text}</p>
                <div className={css.foot}>
                  <span>
                    {message.byReporter ? reporter : reported},{' '}
                    {sentenceMoment(message.at, language)}
                    {message.isWithdrawn && ` · ${t('withdrawn')}`}
                  </span>
                </div>
              </li>
            ))}
          </List>
        </details>
        {settledAt === null ? (
          <div>
            <Button busy={settle.isBusy} onClick={() => settle.run(undefined)}>
              {t('desk.settle')}
            </Button>
          </div>
        ) : (
          <Soft>{t('desk.settledAt', { when: sentenceMoment(settledAt, language) })}</Soft>
        )}
      </Stack>
    </Card>
  );
}
