/** One appointment as a card: what, when, with whom, and what may be done about it. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Arrangement } from '#contract/board/arrangements.ts';
import { formatMinutes, hoursFromMinutes, MINUTES_STEP } from '#contract/hours/hours.ts';
import { noticePath } from '#web/errand-paths.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { WhichHours } from '#web/ui/hours/already-recorded.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { More } from '#web/ui/page/more.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { useArrangementActions } from './actions.ts';
import { changePlanPath } from './arrangement-paths.ts';
import css from './arrangements.module.css';
import { ToCalendar } from './to-calendar.tsx';
import { useWhen } from './words.ts';

interface CardProps {
  arrangement: Arrangement;
  /** Covers one that was just decided on. */
  line?: ReactNode;
}

export function ArrangementCard({ arrangement, line }: CardProps) {
  const { can, belowBand } = arrangement;
  const { t } = useTranslation('appointments');
  const isOver = arrangement.state === 'done' || arrangement.state === 'dropped';
  return (
    <li {...covered(line, css.card)}>
      <Plan arrangement={arrangement} />
      {belowBand && (
        <Notice tone="info">
          {t('belowBand', { after: hoursText(belowBand.after), low: hoursText(belowBand.low) })}
        </Notice>
      )}
      {can.record && <Record arrangement={arrangement} />}
      {!can.record && can.drop && <Keep arrangement={arrangement} />}
      {arrangement.state === 'agreed' && !can.record && <ToCalendar id={arrangement.id} />}
      {isOver && <Ended arrangement={arrangement} />}
      <Cover>{line}</Cover>
    </li>
  );
}

/** "giovedì 26 novembre alle 15:00 · 1 h 30 · Da me", and who helps whom. */
function Plan({ arrangement }: { arrangement: Arrangement }) {
  const { t } = useTranslation('appointments');
  const whenOf = useWhen();
  const { title, iGive, partnerName: who, minutes, place, noticeId, byDesk } = arrangement;
  const plan = [whenOf(arrangement), formatMinutes(minutes, currentLanguage()), place];
  return (
    <div>
      <p>
        <strong>
          {noticeId === null ? title : <Link to={noticePath(noticeId)}>{title}</Link>}
        </strong>
      </p>
      <p className={css.when}>{plan.filter((part) => part !== '').join(' · ')}</p>
      <Soft>{t(iGive ? 'gives' : 'receives', { who })}</Soft>
      {byDesk && <Soft>{t('byDesk')}</Soft>}
    </div>
  );
}

/** What stands before it has begun: a yes or a no; proposing something else is behind one word. */
function Keep({ arrangement }: { arrangement: Arrangement }) {
  const { t } = useTranslation('appointments');
  const { agree, drop, isDeciding } = useArrangementActions();
  const { can, state, isMyProposal, standingId, partnerFirstName: who } = arrangement;
  const isOneOfMany = standingId !== null;
  return (
    <>
      {state === 'proposed' && isMyProposal && <Soft>{t('waits', { who })}</Soft>}
      <Acts>
        {can.agree && (
          <Button busy={isDeciding} onClick={() => agree(arrangement)}>
            {t('agree')}
          </Button>
        )}
        <Button kind="quiet" whileClosed busy={isDeciding} onClick={() => drop(arrangement)}>
          {t(can.agree ? 'cannot' : isOneOfMany ? 'skip' : 'drop')}
        </Button>
        <More side="start">
          <ButtonLink kind="secondary" to={changePlanPath(arrangement.id)}>
            {t('change')}
          </ButtonLink>
        </More>
      </Acts>
    </>
  );
}

/** Was it done? One tap for the length as planned; another length, or that it was not, behind one word. */
function Record({ arrangement }: { arrangement: Arrangement }) {
  const { t } = useTranslation('appointments');
  const { finish, drop, isDeciding, asked } = useArrangementActions();
  const [isOther, setOther] = useState(false);
  const { hours, iGive, partnerFirstName: who } = arrangement;
  const isBusy = finish.isBusy || isDeciding;
  const say = (length: number) => !isBusy && finish.run({ arrangement, hours: length });
  return (
    <>
      <p>
        <strong>{t('question')}</strong>{' '}
        <Soft as="span">{t(iGive ? 'askGiver' : 'askReceiver', { who })}</Soft>
      </p>
      <Acts>
        {hours.map((length) => (
          <Button key={length} busy={finish.isBusy} onClick={() => say(length)}>
            {t(iGive ? 'done' : 'received', { hours: hoursText(length) })}
          </Button>
        ))}
        <More side="start">
          {!isOther && (
            <Button kind="secondary" onClick={() => setOther(true)}>
              {t('otherLength')}
            </Button>
          )}
          <Button
            kind="quiet"
            whileClosed
            busy={isDeciding}
            onClick={() => !isBusy && drop(arrangement)}
          >
            {t('wasNotDone')}
          </Button>
        </More>
      </Acts>
      {isOther && <OtherLength id={arrangement.id} onSay={say} isBusy={finish.isBusy} />}
      {asked && (
        <WhichHours
          recorded={asked.recorded}
          isBusy={finish.isBusy}
          onSay={(another) => finish.run({ ...asked.done, another })}
        />
      )}
    </>
  );
}

/** Up to eight hours in halves; anyone who helped longer records it as any exchange. */
const LENGTHS = Array.from({ length: 16 }, (_, nth) => hoursFromMinutes((nth + 1) * MINUTES_STEP));

interface OtherProps {
  id: number;
  isBusy: boolean;
  onSay: (hours: number) => void;
}

function OtherLength({ id, isBusy, onSay }: OtherProps) {
  const { t } = useTranslation('appointments');
  const [chosen, setChosen] = useState('');
  return (
    <div className={css.other}>
      <SelectField
        name={`length-${id}`}
        label={t('howLong')}
        options={LENGTHS.map((value) => ({ value: String(value), label: hoursText(value) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button busy={isBusy} disabled={chosen === ''} onClick={() => onSay(Number(chosen))}>
        {t('record')}
      </Button>
    </div>
  );
}

/** What became of it. */
function Ended({ arrangement: { exchange, iGive, wasNotDone } }: { arrangement: Arrangement }) {
  const { t } = useTranslation('appointments');
  if (!exchange) return <Soft>{t(wasNotDone ? 'wasNotDone' : 'over')}</Soft>;
  const words = { by: exchange.by, hours: hoursText(exchange.hours) };
  const waits = exchange.status === 'pending';
  return (
    <>
      <p>
        {t('recordedBy', words)} <Soft as="span">{t(`states.${exchange.status}`)}</Soft>
      </p>
      {waits && (
        <div>
          <ButtonLink
            kind={iGive ? 'secondary' : 'primary'}
            to={`${paths.pendingExchanges}?exchange=${exchange.id}`}
          >
            {t(iGive ? 'look' : 'confirm')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
