/** What the bank says to all, on top of its page: the latest open, what was before folded. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnBulletin } from '#contract/board/bulletins.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/file.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { FoldRows, RowFold } from '#web/ui/page/rows.tsx';
import { Soft, Written } from '#web/ui/page/words.tsx';
import { Attend } from './attend.tsx';
import { PlanLine } from './plan-line.tsx';

const FILE_NAME = 'calendar.ics';
/** So long it stands open; what is to come always does. */
const FRESH_DAYS = 14;

/** What is to be read now: new, or still to come. */
function isFresh({ day, isOver, shownAt }: OwnBulletin): boolean {
  if (day !== null) return !isOver;
  return Date.now() - Date.parse(shownAt) < FRESH_DAYS * 86_400_000;
}

/** Nothing where the bank has said nothing. What stands there is read, and no longer on the first page. */
export function OwnBulletins() {
  const { t } = useTranslation('bulletins');
  const { data = [] } = useQuery(read('listOwnBulletins'));
  const unread = data.filter(({ isRead, bank }) => !isRead && bank === null).map(({ id }) => id);
  const { run: putAway } = useAction({
    send: (ids: number[]) =>
      Promise.all(ids.map((id) => call('putAwayBulletin', { params: { id } }))),
    changes: ['readTodo'],
  });
  const toRead = unread.join();
  const said = useRef('');
  useEffect(() => {
    if (toRead === '' || toRead === said.current) return;
    said.current = toRead;
    void putAway(toRead.split(',').map(Number));
  }, [toRead, putAway]);
  const own = data.filter(({ bank }) => bank === null);
  const fresh = own.filter(isFresh);
  const older = own.filter((one) => !isFresh(one));
  const friends = data.filter(({ bank }) => bank !== null);
  return (
    <>
      {fresh.map((one) => (
        <div key={one.id} id={`bulletin-${one.id}`}>
          <Card title={one.title}>
            <Content bulletin={one} />
          </Card>
        </div>
      ))}
      {(older.length > 0 || friends.length > 0) && (
        <FoldRows>
          {friends.length > 0 && <Folded title={t('friends')} bulletins={friends} />}
          {older.length > 0 && <Folded title={t('earlier')} bulletins={older} />}
        </FoldRows>
      )}
    </>
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

/** The meeting as a file that the reader's calendar program opens. */
function MeetingToCalendar({ id }: { id: number }) {
  const { t } = useTranslation('bulletins');
  const save = useAction({
    send: async () => {
      const text = await call('readBulletinFile', { params: { id } });
      saveFile(new Blob([text], { type: 'text/calendar' }), FILE_NAME);
    },
    done: () => t('calendarSaved', { name: FILE_NAME }),
    failed: () => t('failed'),
    changes: [],
  });
  return (
    <div>
      <Button kind="quiet" whileClosed busy={save.isBusy} onClick={() => void save.run(undefined)}>
        {t('toCalendar')}
      </Button>
    </div>
  );
}
