/** Answers that the desk tells members who read no e-mail: by phone, or when they come by. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VoiceNews } from '#contract/board/notices-desk.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { noticePath } from '#web/errand-paths.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { TalkDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Soft, Words } from '#web/ui/page/words.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { WriteLinks } from '../parts/write-links.tsx';
import { BasisField } from './basis-field.tsx';
import { DayList } from './day-list.tsx';
import css from './notices.module.css';

export function VoiceNewsList() {
  const { t } = useTranslation('bank-board');
  const news = useQuery(read('listVoiceNews'));
  return (
    <Loaded
      query={news}
      skeleton={<CardsSkeleton />}
      empty={
        <EmptyState drawing={<TalkDrawing />} title={t('tell.none')}>
          {t('tell.noneText')}
        </EmptyState>
      }
    >
      {(data) => (
        <List>
          {data.map((one) => (
            <News key={`${one.id} ${one.what}`} news={one} />
          ))}
        </List>
      )}
    </Loaded>
  );
}

function News({ news }: { news: VoiceNews }) {
  const { t } = useTranslation(['bank-board', 'notices']);
  const { noticeId, kind, what, tell, phone, who, title, text, days } = news;
  const words = {
    answered: t(`tell.answered.${kind}`, { who, tell }),
    accepted: t('tell.accepted', { who, tell }),
    due: t('tell.due', { tell }),
  };
  return (
    <li className={css.card}>
      <Words as="div" isWide>
        <p>
          <Marked text={words[what]} />
        </p>
        {text !== '' && <p className={css.body}>“{text}”</p>}
        <DayList days={days} />
        <p>
          <Link className={css.title} to={noticePath(noticeId)}>
            {t('tell.about', { title })}
          </Link>
        </p>
        {phone ? <PhoneLink phone={phone} /> : <Soft>{t('tell.noPhone')}</Soft>}{' '}
        <WriteLinks phone={phone} sentence={t('notices:chat.desk', { title })} />
      </Words>
      {what === 'due' ? (
        <ButtonLink to={noticePath(noticeId)}>{t('tell.open')}</ButtonLink>
      ) : (
        <Telling news={news} />
      )}
    </li>
  );
}

/** Noting that they know, and how they were told. */
function Telling({ news: { id, tell } }: { news: VoiceNews }) {
  const { t } = useTranslation(['bank-board', 'notices']);
  const [basis, setBasis] = useState<ExchangeBasis>('phone');
  const told = useAction({
    send: () => call('tellAnswer', { params: { id } }, { word: basis }),
    done: () => t('tell.done', { tell }),
    failed: () => t('notices:failed'),
    awaitsQueries: true,
  });
  return (
    <div className={css.told}>
      <BasisField label={t('tell.how')} value={basis} onChange={setBasis} />
      <Button busy={told.isBusy} onClick={() => told.run(undefined)}>
        {t('tell.told')}
      </Button>
    </div>
  );
}
