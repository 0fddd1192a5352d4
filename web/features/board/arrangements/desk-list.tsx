/** At the desk: who meets, with phones; for members who use no e-mail the desk says yes, no and done. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArrangementSide, DeskCard } from '#contract/board/arrangements-desk.ts';
import { EXCHANGE_BASES, type ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { isRefusal, type Recorded } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { DaysDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { WhichHours } from '#web/ui/hours/already-recorded.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Passing } from '#web/ui/hours/passing.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import css from './arrangements.module.css';
import { useWhen } from './words.ts';

/** More than a bank has in two days. */
const MOST = 100;

/** The likeliest first. */
const BASES: readonly ExchangeBasis[] = EXCHANGE_BASES.toReversed();

const openOf = (person?: number) =>
  read('listDeskArrangements', { query: { part: 'open', limit: MOST, person } });

/** The appointments of the bank, with what the desk says for those who use no e-mail. */
export function DeskArrangements({ part }: { part: 'soon' | 'open' }) {
  const soon = read('listDeskArrangements', { query: { part: 'soon', limit: MOST } });
  return <Arrangements part={part} query={part === 'soon' ? soon : openOf()} />;
}

/** A line of a member's page with their next appointment; behind it all that are open. */
export function MemberArrangementsPart({ personId }: { personId: number }) {
  const { t } = useTranslation('bank-appointments');
  const whenOf = useWhen();
  const query = openOf(personId);
  const { data } = useQuery(query);
  const [next] = data ?? [];
  return (
    <PartRow
      title={t('member.title')}
      now={data && (next ? `${whenOf(next)} · ${next.title}` : t('member.none'))}
    >
      <Arrangements part="open" query={query} />
    </PartRow>
  );
}

interface ArrangementsProps {
  part: 'soon' | 'open';
  query: ReturnType<typeof openOf>;
}

function Arrangements({ part, query }: ArrangementsProps) {
  const { t } = useTranslation('bank-appointments');
  const list = useQuery(query);
  const [basis, setBasis] = useState<ExchangeBasis>('phone');
  const { data } = list;
  const speaks = data?.some(({ giver, receiver }) => giver.byDesk || receiver.byDesk);
  return (
    <Stack>
      <Loaded query={list} skeleton={<CardsSkeleton />} />
      {data?.length === 0 && <EmptyState drawing={<DaysDrawing />} title={t(`none.${part}`)} />}
      {speaks && (
        <RadioField<ExchangeBasis>
          name="basis"
          label={t('basis.label')}
          options={BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
          value={basis}
          onChange={(next) => next && setBasis(next)}
        />
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((card) => (
            <Card key={card.id} card={card} basis={basis} />
          ))}
        </List>
      )}
    </Stack>
  );
}

interface CardProps {
  card: DeskCard;
  basis: ExchangeBasis;
}

function Card({ card, basis }: CardProps) {
  const { t } = useTranslation('bank-appointments');
  const whenOf = useWhen();
  const { title, minutes, place, state, giver, receiver } = card;
  const plan = [whenOf(card), formatMinutes(minutes, currentLanguage()), place];
  const sides = (['giver', 'receiver'] as const).filter((side) => card[side].byDesk);
  return (
    <li className={css.card}>
      <div>
        <p className={css.when}>
          <strong>{plan.filter((part) => part !== '').join(' · ')}</strong>
        </p>
        <p>
          {title} <Badge>{t(`state.${state === 'agreed' ? 'agreed' : 'proposed'}`)}</Badge>
        </p>
        <Person person={giver} words={t('gives')} />
        <Person person={receiver} words={t('receives')} />
      </div>
      {sides.map((side) => (
        <ArrangementActs key={side} card={card} side={side} basis={basis} />
      ))}
    </li>
  );
}

function Person({ person, words }: { person: DeskCard['giver']; words: string }) {
  const { t } = useTranslation('bank-appointments');
  const { name, bankName, isOurs, byDesk, phone } = person;
  return (
    <p>
      {words} <strong>{name}</strong>
      {!isOurs && ` · ${bankName}`}
      {byDesk && ` · ${t('noEmail')}`}
      {isOurs && (
        <>
          {' · '}
          <span className={css.whole}>{phone ? <PhoneLink phone={phone} /> : t('noPhone')}</span>
        </>
      )}
    </p>
  );
}

/** How long it took, and what was asked about it. */
interface Finish {
  length: number;
  another?: boolean | undefined;
  /** Why it is recorded though something is missing of who gave. */
  passing?: string | undefined;
}

/** It was done: what was asked about it stands until it is sent again. */
function useFinishing(card: DeskCard, side: ArrangementSide, basis: ExchangeBasis) {
  const { t } = useTranslation('bank-appointments');
  const input = { params: { id: card.id } };
  const word = { forMember: card[side].id, word: basis };
  const meanwhile = () => t('meanwhile');
  const [asked, setAsked] = useState<{ recorded: Recorded; length: number }>();
  const [missing, setMissing] = useState<Finish>();
  const finish = useAction({
    failed: () => t('failed'),
    awaitsQueries: true,
    settled: {
      'already-decided': meanwhile,
      'seen-outdated': meanwhile,
      'already-recorded': () => undefined,
    },
    send: async ({ length: quantityOfHours, another, passing }: Finish) => {
      setAsked(undefined);
      setMissing(undefined);
      try {
        const body = { quantityOfHours, another, passing };
        return await call('recordArrangement', { ...input, body }, word);
      } catch (error) {
        if (isRefusal(error, 'already-recorded') && error.recorded) {
          setAsked({ recorded: error.recorded, length: quantityOfHours });
        }
        if (isRefusal(error, 'fee-missing', 'not-insured')) {
          setMissing({ length: quantityOfHours, another });
        }
        throw error;
      }
    },
    done: ({ length }) => t('recorded', { hours: hoursText(length) }),
  });
  return { finish, asked, missing };
}

/** What the desk says for one of the two. */
function ArrangementActs({ card, side, basis }: CardProps & { side: ArrangementSide }) {
  const { t } = useTranslation('bank-appointments');
  const { id, sequence, state, hasBegun, hours, proposedBy } = card;
  const who = card[side].name;
  const input = { params: { id } };
  const word = { forMember: card[side].id, word: basis };
  const rest = {
    failed: () => t('failed'),
    settled: { 'already-decided': () => t('meanwhile'), 'seen-outdated': () => t('meanwhile') },
    awaitsQueries: true,
  };
  const agree = useAction({
    ...rest,
    send: () => call('agreeArrangement', { ...input, body: { sequence } }, word),
    done: () => t('agreed', { who }),
  });
  const drop = useAction({
    ...rest,
    send: () => call('dropArrangement', input, word),
    done: () => t('dropped', { who }),
  });
  const { finish, asked, missing } = useFinishing(card, side, basis);
  const [isDropping, setDropping] = useState(false);
  const isBusy = agree.isBusy || drop.isBusy || finish.isBusy;
  const isToAnswer = state === 'proposed' && proposedBy !== side;
  return (
    <Acts>
      {isToAnswer && (
        <Button busy={agree.isBusy} onClick={() => !isBusy && void agree.run(undefined)}>
          {t('agree', { who })}
        </Button>
      )}
      {state === 'agreed' &&
        hasBegun &&
        hours.map((length) => (
          <Button
            key={length}
            busy={finish.isBusy}
            onClick={() => !isBusy && void finish.run({ length })}
          >
            {t('done', { who, hours: hoursText(length) })}
          </Button>
        ))}
      <Button
        kind="secondary"
        whileClosed
        busy={drop.isBusy}
        onClick={() => !isBusy && setDropping(true)}
      >
        {t(hasBegun ? 'notDone' : 'cannot', { who })}
      </Button>
      <ConfirmDialog
        isOpen={isDropping}
        onClose={() => setDropping(false)}
        onConfirm={() => drop.run(undefined)}
        whileClosed
        tone="plain"
        title={t('dropTitle', { who })}
        confirmLabel={t('dropAct')}
      >
        {t('dropText')}
      </ConfirmDialog>
      {asked && (
        <WhichHours
          recorded={asked.recorded}
          isBusy={finish.isBusy}
          onSay={(another) => void finish.run({ length: asked.length, another })}
        />
      )}
      {missing && (
        <Passing
          isBusy={finish.isBusy}
          onSay={(passing) => void finish.run({ ...missing, passing })}
        />
      )}
    </Acts>
  );
}
