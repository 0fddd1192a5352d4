/** The pile beside the form: what was read, its sum to compare with the paper, and booking it all. */
import { useTranslation } from 'react-i18next';
import { showChequeCode } from '#contract/paper/cheque-code.ts';
import { CodeText } from '#web/api/refusal.tsx';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Passing } from '#web/ui/hours/passing.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Name, Soft } from '#web/ui/page/words.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from '../cheques.module.css';
import { type Pile, type PileItem, sumOfHours } from './pile.ts';
import { type Outcome, useBookPile } from './use-book-pile.ts';

/** "12 assegni · 19 h 30", the list, and the button. */
export function PileCard({ pile }: { pile: Pile }) {
  const { t } = useTranslation('cheques');
  const { done, outcome, book } = useBookPile(pile);
  const booking = useSingleFlight(book);
  const { items } = pile;
  const count = items.length;
  const what = t('pile.count', { count });
  const sum = t('pile.sum', { what, hours: hoursText(sumOfHours(items)) });
  return (
    <Card title={t('pile.title')}>
      <div className={css.pile}>
        {outcome && <HowItWent outcome={outcome} />}
        <div aria-live="polite">
          {count > 0 && <p className={css.sum}>{sum}</p>}
          {count === 0 && !outcome && <Soft>{t('pile.empty')}</Soft>}
        </div>
        {done !== undefined && (
          <Progress label={t('pile.book')} done={done} total={done + count}>
            {t('pile.progress', { done, total: done + count })}
          </Progress>
        )}
        {count > 0 && (
          <>
            <Soft>{t('pile.compare')}</Soft>
            <Button wide busy={booking.isBusy} onClick={booking.run}>
              {t('pile.book')}
            </Button>
            <List as="ol">
              {items.map((item) => (
                <Line key={item.code} item={item} pile={pile} />
              ))}
            </List>
          </>
        )}
      </div>
    </Card>
  );
}

function HowItWent({ outcome: { booked, waiting, hours, failed } }: { outcome: Outcome }) {
  const { t } = useTranslation('cheques');
  return (
    <>
      {booked > 0 && (
        <Notice tone="success" isLive>
          {t('pile.done', { count: booked, hours: hoursText(hours) })}
          {waiting > 0 && ` ${t('pile.waiting', { count: waiting })}`}
        </Notice>
      )}
      {failed > 0 && (
        <Notice tone="error" isLive>
          {t('pile.failed', { count: failed })}
        </Notice>
      )}
    </>
  );
}

function Line({ item, pile }: { item: PileItem; pile: Pile }) {
  const { t } = useTranslation('cheques');
  const { serial, code, giverName, ownerName, hours, day, isLate, refusal } = item;
  return (
    <li className={css.line}>
      <div>
        <Name>
          {t('pile.line', { giver: giverName, owner: ownerName })}, {hoursText(hours)}
        </Name>
        <Soft>
          {t('serial', { serial })} · {onDay(day, currentLanguage())}
          {isLate && ` · ${t('pile.late')}`}
        </Soft>
        <Soft>{showChequeCode(code)}</Soft>
        {refusal && (
          <p className={css.refusal}>
            <CodeText code={refusal} />
          </p>
        )}
        {refusal === 'already-recorded' && (
          <Button kind="secondary" small onClick={() => pile.sayAnother(code)}>
            {t('another')}
          </Button>
        )}
        {(refusal === 'fee-missing' || refusal === 'not-insured') && (
          <Passing onSay={(passing) => pile.pass(code, passing)} />
        )}
      </div>
      <Button kind="quiet" small onClick={() => pile.remove(code)}>
        {t('pile.remove')}
        <span className="visually-hidden"> {t('pile.removeOf', { serial })}</span>
      </Button>
    </li>
  );
}
