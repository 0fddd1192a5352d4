/** Inviting members who have an address and no login: whom, so many letters a day, and a way to stop. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitations, InvitationWave } from '#contract/paper/invitations.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts';
import { InviteMany } from './invite-many.tsx';
import { invitationsQuery, isLeaving } from './queries.ts';

/** Nothing while there is nobody to invite and nothing under way. */
export function InvitationsCard() {
  const { t } = useTranslation('invitations');
  const { data } = useQuery(invitationsQuery);
  if (!data) return null;
  const isOpen = data.wave !== null && data.wave.state !== 'done';
  if (data.waiting === 0 && !isOpen) return null;
  return (
    <Card title={t('title')}>
      <Stack gap="small">
        <p>{t('waiting', { count: data.waiting })}</p>
        {data.invited + data.arrived > 0 && (
          <Soft>{t('invited', { count: data.invited + data.arrived, arrived: data.arrived })}</Soft>
        )}
        {data.withoutAddress > 0 && (
          <Soft>{t('withoutAddress', { count: data.withoutAddress })}</Soft>
        )}
        <Wave wave={data.wave} />
      </Stack>
    </Card>
  );
}

type Wave = NonNullable<Invitations['wave']>;

function Wave({ wave }: { wave: Invitations['wave'] }) {
  const { set, stop } = useInvitations();
  if (wave?.state === 'sending' && isLeaving(wave)) {
    return <Leaving wave={wave} onStop={() => stop.run(wave)} isBusy={stop.isBusy} />;
  }
  if (wave?.state === 'sending') return <Underway wave={wave} set={set} />;
  if (wave?.state === 'paused' && wave.people > 0) return <Paused {...{ wave, set, stop }} />;
  return <Begin wave={wave} set={set} />;
}

interface LeavingProps {
  wave: Wave;
  onStop: () => void;
  isBusy: boolean;
}

/** "5 inviti partono tra 57 secondi", and the button that stops them. */
function Leaving({ wave, onStop, isBusy }: LeavingProps) {
  const { t } = useTranslation('invitations');
  const seconds = useSecondsLeft(wave.startsInSeconds ?? 0);
  const count = Math.min(wave.people, wave.perDay);
  return (
    <Acts gap="wide">
      <p role="timer">
        {seconds > 0 ? t('leavesIn', { count, seconds }) : t('leaving', { count })}
      </p>
      <DecisionButton small kind="secondary" busy={isBusy} onClick={onStop}>
        {t('stop')}
      </DecisionButton>
    </Acts>
  );
}

type Actions = ReturnType<typeof useInvitations>;

function Underway({ wave, set }: { wave: Wave; set: Actions['set'] }) {
  const { t } = useTranslation('invitations');
  const moment = sentenceMoment(wave.nextAt, currentLanguage());
  return (
    <>
      <p role="status">{t('next', { count: Math.min(wave.people, wave.perDay), moment })}</p>
      <div>
        <DecisionButton
          kind="secondary"
          busy={set.isBusy}
          onClick={() => set.run({ perDay: wave.perDay, state: 'paused' })}
        >
          {t('pause')}
        </DecisionButton>
      </div>
    </>
  );
}

function Paused({ wave, set, stop }: { wave: Wave } & Actions) {
  const { t } = useTranslation('invitations');
  return (
    <>
      <p role="status">{t('paused', { count: wave.people })}</p>
      <Acts>
        <DecisionButton
          busy={set.isBusy}
          onClick={() => set.run({ perDay: wave.perDay, state: 'sending' })}
        >
          {t('goOn', { count: wave.people })}
        </DecisionButton>
        <DecisionButton kind="secondary" busy={stop.isBusy} onClick={() => stop.run(wave)}>
          {t('chooseAnew')}
        </DecisionButton>
      </Acts>
    </>
  );
}

function Begin({ wave, set }: { wave: Invitations['wave']; set: Actions['set'] }) {
  const { t } = useTranslation('invitations');
  const [isAsked, setAsked] = useState(false);
  const later = wave && Date.parse(wave.nextAt) > Date.now() ? wave.nextAt : undefined;
  return (
    <>
      {later && <p>{t('later', { moment: sentenceMoment(later, currentLanguage()) })}</p>}
      <div>
        <Button onClick={() => setAsked(true)}>{t('send')}</Button>
      </div>
      <InviteMany isOpen={isAsked} onClose={() => setAsked(false)} onSend={set.run} />
    </>
  );
}

function useInvitations() {
  const { t } = useTranslation(['invitations', 'errors']);
  // Somebody was faster, or the letters have left: the card shows what is true now.
  const settled = {
    'already-started': () => t('alreadyLeft'),
    'already-decided': () => t('errors:codes.already-decided'),
  };
  const set = useAction({
    send: (body: InvitationWave) => call('setInvitations', { body }),
    failed: () => t('failed'),
    settled,
    awaitsQueries: true,
  });
  const stop = useAction({
    send: ({ perDay }: Wave) => call('setInvitations', { body: { perDay, state: 'stopped' } }),
    done: () => t('stopped'),
    failed: () => t('failed'),
    settled,
    awaitsQueries: true,
  });
  return { set, stop };
}
