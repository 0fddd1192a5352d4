/** What the bank says to all, on top of its page: what waits for its reader open, the rest folded. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { OwnBulletin } from '#contract/board/bulletins.ts';
import { DAY_MS } from '#contract/time.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { FoldRows, PartRow, RowFold } from '#web/ui/page/rows.tsx';
import { Soft, Written } from '#web/ui/page/words.tsx';
import { CALENDAR_FILE, CalendarButton } from '../parts/calendar-button.tsx';
import { Attend, useSaidWords } from './attend.tsx';
import { PlanLine } from './plan-line.tsx';

/** So long what has no day stands open until it is read. */
const FRESH_DAYS = 14;

const isToCome = ({ day, isOver, isCalledOff }: OwnBulletin) =>
  day !== null && !isOver && !isCalledOff;

/** What waits for its reader: a question without an answer, or what is new and not read yet. */
function waits(one: OwnBulletin): boolean {
  if (one.bank !== null) return false;
  if (isToCome(one) && one.asks) return one.mine === null;
  const isFresh =
    one.day === null ? Date.now() - Date.parse(one.shownAt) < FRESH_DAYS * DAY_MS : !one.isOver;
  return isFresh && !one.isRead;
}

/** Nothing where the bank has said nothing. What stands there is read, and no longer on the first page. */
export function OwnBulletins() {
  const client = useQueryClient();
  const query = read('listOwnBulletins');
  const { data = [] } = useQuery(query);
  const unread = data.filter(({ isRead, bank }) => !isRead && bank === null).map(({ id }) => id);
  const { run: putAway } = useAction({
    send: (ids: number[]) => {
      // Who comes back before the answer has read it all the same.
      client.setQueryData(query.queryKey, (known) =>
        known?.map((one) => ({ ...one, isRead: true })),
      );
      return Promise.all(ids.map((id) => call('putAwayBulletin', { params: { id } })));
    },
    changes: ['readTodo', 'listOwnBulletins'],
  });
  const toRead = unread.join();
  const said = useRef('');
  useEffect(() => {
    if (toRead === '' || toRead === said.current) return;
    said.current = toRead;
    void putAway(toRead.split(',').map(Number));
  }, [toRead, putAway]);
  return data.length === 0 ? null : <Said bulletins={data} />;
}

/**
 * What waits stands open, and stays so for this visit, as does what comes meanwhile; the rest is one line each,
 * or behind one.
 */
function Said({ bulletins }: { bulletins: readonly OwnBulletin[] }) {
  const { t } = useTranslation('bulletins');
  const { hash } = useLocation();
  const [known] = useState(
    () => new Set(bulletins.filter((one) => !waits(one)).map(({ id }) => id)),
  );
  const own = bulletins.filter(({ bank }) => bank === null);
  const isOpen = ({ id }: OwnBulletin) => !known.has(id) || hash === `#bulletin-${id}`;
  const folded = own.filter((one) => !isOpen(one));
  const others = folded.filter((one) => !isToCome(one));
  const friends = bulletins.filter(({ bank }) => bank !== null);
  return (
    <>
      {own.filter(isOpen).map((one) => (
        <div key={one.id} id={`bulletin-${one.id}`}>
          <Card title={one.title}>
            <Content bulletin={one} />
          </Card>
        </div>
      ))}
      {folded.length + friends.length > 0 && (
        <FoldRows>
          {folded.filter(isToCome).map((one) => (
            <Meeting key={one.id} meeting={one} />
          ))}
          {friends.length > 0 && <Folded title={t('friends')} bulletins={friends} />}
          {others.length > 0 && <Folded title={t('others')} bulletins={others} />}
        </FoldRows>
      )}
    </>
  );
}

/** A meeting to come, of which its reader knows. */
function Meeting({ meeting }: { meeting: OwnBulletin }) {
  const saidWords = useSaidWords();
  const day = meeting.day === null ? '' : weekDay(meeting.day, currentLanguage());
  const now = [day, saidWords(meeting.mine)].filter(Boolean).join(' · ');
  return (
    <PartRow title={meeting.title} now={now}>
      <Content bulletin={meeting} />
    </PartRow>
  );
}

function Folded({ title, bulletins }: { title: string; bulletins: readonly OwnBulletin[] }) {
  return (
    <li>
      <RowFold title={title}>
        <Stack>
          {bulletins.map((one) => (
            <section key={one.id} aria-label={one.title}>
              <h3>{one.title}</h3>
              <Content bulletin={one} />
            </section>
          ))}
        </Stack>
      </RowFold>
    </li>
  );
}

function Content({ bulletin }: { bulletin: OwnBulletin }) {
  const { t } = useTranslation('bulletins');
  const { id, text, kind, bank, coming, correctedAt, asks, isOver, isCalledOff } = bulletin;
  const say = useAction({
    send: (body: { says: 'yes' | 'no'; heads: number }) =>
      call('sayAttendance', { params: { id }, body }),
    said: () => t('attend.done'),
    failed: () => t('attend.failed'),
  });
  const isOpen = !isOver && !isCalledOff;
  return (
    <Stack gap="small">
      {kind === 'assembly' && <Soft>{t('assembly')}</Soft>}
      {bank !== null && <Soft>{t('of', { bank })}</Soft>}
      {isCalledOff && <Notice tone="info">{t('calledOff')}</Notice>}
      <PlanLine plan={bulletin} />
      <Written>{text}</Written>
      {correctedAt !== null && (
        <Soft isSmall>{t('corrected', { day: sentenceDay(correctedAt, currentLanguage()) })}</Soft>
      )}
      {asks && bank === null && isOpen && (
        <Attend meeting={bulletin} isBusy={say.isBusy} onSay={(word) => void say.run(word)} />
      )}
      {coming !== null && isOpen && <Soft>{t('coming', { count: coming })}</Soft>}
      {bulletin.day !== null && bank === null && isOpen && <MeetingToCalendar id={id} />}
    </Stack>
  );
}

/** The meeting as a file for a calendar. */
function MeetingToCalendar({ id }: { id: number }) {
  const { t } = useTranslation('bulletins');
  return (
    <CalendarButton
      read={() => call('readBulletinFile', { params: { id } })}
      words={{
        act: t('toCalendar'),
        saved: t('calendarSaved', { name: CALENDAR_FILE }),
        failed: t('failed'),
      }}
    />
  );
}
