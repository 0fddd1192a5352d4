/** The hours fund at the desk: what it holds, where it came from and went this year, and what it gives. */

import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Fund } from '#contract/hours/fund.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './fund.module.css';
import { GiftForm } from './gift-form.tsx';
import { LessonForm } from './lesson-form.tsx';

/** Balance and acts, then this year. */
export function FundCards({ fund }: { fund: Fund }) {
  const { t } = useTranslation('fund');
  const { waiting } = fund;
  return (
    <>
      <Card title={t('balance')}>
        <Stack gap="small">
          <BalanceHours hours={fund.balance} size="display" inInk />
          <Soft>{lowText(t, fund)}</Soft>
          {waiting.exchanges > 0 && (
            <p>
              <Marked
                text={t('waiting', { count: waiting.exchanges, hours: hoursText(waiting.hours) })}
              />{' '}
              <Link to={`${paths.bankPendingExchanges}?from=&personIds=${fund.personId}`}>
                {t('seeWaiting')}
              </Link>
            </p>
          )}
          <FundActs preparation={fund.lessonPreparation} />
        </Stack>
      </Card>
      {fund.administrators === 1 && <Notice>{t('alone')}</Notice>}
      <Card title={t('year')}>
        <div className={css.columns}>
          <Kinds title={t('cameIn')} sums={fund.cameIn} />
          <Kinds title={t('wentOut')} sums={fund.wentOut} />
        </div>
      </Card>
    </>
  );
}

function FundActs({ preparation }: { preparation: number }) {
  const { t } = useTranslation('fund');
  const [open, setOpen] = useState<'gift' | 'lesson'>();
  const close = () => setOpen(undefined);
  return (
    <Acts gap="tight">
      <Button onClick={() => setOpen('lesson')}>{t('lesson')}</Button>
      <Button kind="secondary" onClick={() => setOpen('gift')}>
        {t('give')}
      </Button>
      <ButtonLink kind="secondary" to={paths.bankShare}>
        {t('share')}
      </ButtonLink>
      <Dialog isOpen={open === 'gift'} onClose={close} title={t('gift.deskTitle')}>
        <GiftForm isFromFund onDone={close} />
      </Dialog>
      <Dialog isOpen={open === 'lesson'} onClose={close} title={t('lessons.title')} isWide>
        <LessonForm preparation={preparation} onDone={close} />
      </Dialog>
    </Acts>
  );
}

/** What came in or went out, by its kind; what the bank brought last, for it is no gift of anybody. */
function Kinds({ title, sums }: { title: string; sums: Fund['cameIn'] }) {
  const { t } = useTranslation('fund');
  const [brought, given] = [sums.filter(isBrought), sums.filter((sum) => !isBrought(sum))];
  return (
    <div>
      <h3>{title}</h3>
      {sums.length === 0 && <Soft>{t('nothing')}</Soft>}
      <dl className={css.kinds}>
        {[...given, ...brought].map(({ kind, hours }) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>{hoursText(hours)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const isBrought = ({ kind }: Fund['cameIn'][number]) => kind === 'opening';

/** Down to where it may give; where balances that were brought left it below zero, counted from there. */
function lowText(t: TFunction<'fund'>, { low, lowCountsFrom }: Fund): string {
  if (lowCountsFrom === 0) return t('low', { low: hoursText(low) });
  return t('lowBrought', {
    low: hoursText(low),
    span: hoursText(lowCountsFrom - low),
    from: hoursText(lowCountsFrom),
  });
}
