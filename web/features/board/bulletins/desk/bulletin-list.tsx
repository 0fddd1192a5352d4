/** What the bank has said, the latest first: how it stands, and how many come. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedBulletin } from '#contract/board/bulletins.ts';
import { readPage } from '#web/api/read.ts';
import { sentenceDay, sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TalkDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import { usePlanWords } from '../plan-line.tsx';
import { bulletinPath } from './bulletin-paths.ts';

export function BulletinList() {
  const { t } = useTranslation('bank-bulletins');
  const page = useCardsPage();
  return (
    <ListCards
      page={page}
      query={useQuery(readPage('listBulletins', { query: page.query }))}
      empty={
        <EmptyState
          drawing={<TalkDrawing />}
          title={t('empty')}
          action={<ButtonLink to={paths.bankNewBulletin}>{t('write')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      }
    >
      {(bulletins) => (
        <Card>
          <Lines>
            {bulletins.map((one) => (
              <BulletinLine key={one.id} bulletin={one} />
            ))}
          </Lines>
        </Card>
      )}
    </ListCards>
  );
}

function BulletinLine({ bulletin }: { bulletin: ListedBulletin }) {
  const { t } = useTranslation('bank-bulletins');
  const planWords = usePlanWords();
  const { id, title, state, sentAt, asks, heads, lettersAt } = bulletin;
  const language = currentLanguage();
  const more = [
    planWords(bulletin),
    state === 'told'
      ? t('listed.sent', { day: sentenceDay(sentAt, language) })
      : t(`states.${state}`, { moment: sentenceMoment(lettersAt, language) }),
    asks && heads > 0 && t('listed.coming', { count: heads }),
  ];
  return (
    <Line
      title={
        <strong>
          <Link to={bulletinPath(id)}>{title}</Link>
        </strong>
      }
      more={more.filter(Boolean).join(' · ')}
    />
  );
}
