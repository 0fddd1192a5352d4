/** Inviting all members who have an address and no login: so many letters a day, and a pause. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitations, InvitationWave } from '#contract/invitations.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './desk-work.module.css';
import { INVITATIONS_KEY, invitationsQuery } from './queries.ts';

const A_DAY = [10, 25, 50, 100, 200];
const USUAL_A_DAY = 50;

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
          <p className={css.soft}>
            {t('invited', { count: data.invited + data.arrived, arrived: data.arrived })}
          </p>
        )}
        {data.withoutAddress > 0 && (
          <p className={css.soft}>{t('withoutAddress', { count: data.withoutAddress })}</p>
        )}
        <Wave invitations={data} />
      </Stack>
    </Card>
  );
}

function Wave({ invitations }: { invitations: Invitations }) {
  const { t } = useTranslation('invitations');
  const { wave, waiting } = invitations;
  const [perDay, setPerDay] = useState(wave?.perDay ?? USUAL_A_DAY);
  const set = useAction({
    send: (body: InvitationWave) => call('setInvitations', { body }),
    failed: () => t('failed'),
    changes: INVITATIONS_KEY,
    awaitsQueries: true,
  });
  const act = useSingleFlight(() =>
    set.run({ perDay, state: wave?.state === 'sending' ? 'paused' : 'sending' }),
  );
  const later = wave && Date.parse(wave.nextAt) > Date.now() ? wave.nextAt : undefined;
  const moment = later && sentenceMoment(later, currentLanguage());
  if (wave?.state === 'sending') {
    return (
      <>
        <p role="status">
          {moment
            ? t('next', { count: Math.min(waiting, wave.perDay), moment })
            : t('leaving', { count: Math.min(waiting, wave.perDay) })}
        </p>
        <div>
          <Button kind="secondary" busy={act.isBusy} onClick={act.run}>
            {t('pause')}
          </Button>
        </div>
      </>
    );
  }
  const first = Math.min(waiting, perDay);
  const days = Math.ceil(waiting / perDay);
  return (
    <>
      {wave?.state === 'paused' && <p role="status">{t('paused')}</p>}
      {waiting > Math.min(...A_DAY) && (
        <SelectField
          name="perDay"
          label={t('perDay')}
          value={String(perDay)}
          placeholder={false}
          options={[...new Set([...A_DAY, perDay])]
            .sort((one, other) => one - other)
            .map((count) => ({ value: String(count), label: t('letters', { count }) }))}
          onChange={(value) => setPerDay(Number(value))}
        />
      )}
      <p>
        {moment ? t('thenAt', { count: first, moment }) : t('thenNow', { count: first })}{' '}
        {days > 1 && t('days', { count: days })}
      </p>
      <div>
        <Button busy={act.isBusy} disabled={waiting === 0} onClick={act.run}>
          {t(wave?.state === 'paused' ? 'goOn' : 'send')}
        </Button>
      </div>
    </>
  );
}
