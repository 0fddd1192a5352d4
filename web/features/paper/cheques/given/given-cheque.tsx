/** A cheque in the hand of the person who gave: handed in from their own phone. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { readChequeCode } from '#contract/paper/cheque-code.ts';
import type { GivenCheque as Given } from '#contract/paper/cheques.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { untilDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import type { ActivityFieldOf } from '../activity-field.ts';
import css from '../cheques.module.css';
import { HandInForm } from './hand-in-form.tsx';

/** A cheque in the hand of the person who gave. */
const givenChequePath = (code: string) => `/a/${encodeURIComponent(code)}`;

/** The desk with that cheque already read. */
const deskChequePath = (code: string) => `${paths.bankCheques}?code=${code}`;

interface GivenChequeProps {
  /** As the address has it. */
  typed: string;
  activityField: ActivityFieldOf;
}

/** The form where it may be handed in, otherwise a sentence that says why not. */
export function GivenCheque({ typed, activityField }: GivenChequeProps) {
  const { t } = useTranslation('cheques');
  const code = readChequeCode(typed);
  const cheque = useQuery(
    read('readGivenCheque', { params: { code: code ?? '' } }, { enabled: code !== undefined }),
  );
  const { data, error } = cheque;
  const isUnknown = code === undefined || isRefusal(error, 'cheque-unknown');
  const isOthers = isRefusal(error, 'not-of-this-bank');
  return (
    <Stack>
      <PageTitle>{t('given.title')}</PageTitle>
      <Card title={data && t('given.helped', { name: data.owner.displayName })}>
        {code !== undefined && cheque.isPending && <TextSkeleton lines={5} />}
        {isUnknown && <OtherCode />}
        {isOthers && <Notice>{t('given.other')}</Notice>}
        {cheque.isError && !isUnknown && !isOthers && <LoadTrouble query={cheque} />}
        {data && <Read cheque={data} activityField={activityField} />}
      </Card>
    </Stack>
  );
}

/** Never a dead end: the code is typed instead. */
function OtherCode() {
  const { t } = useTranslation('cheques');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void navigate(givenChequePath(readChequeCode(text) ?? text.trim()));
  };
  return (
    <div className={css.code}>
      <Notice tone="error">{t('given.unknown')}</Notice>
      <form className={css.codeLine} noValidate onSubmit={open}>
        <TextField
          name="code"
          label={t('given.code')}
          hint={t('code.hint')}
          value={text}
          onChange={setText}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit">{t('given.open')}</Button>
      </form>
    </div>
  );
}

function Read({ cheque, activityField }: { cheque: Given; activityField: ActivityFieldOf }) {
  const { t } = useTranslation('cheques');
  const { role } = useSignedIn();
  const { state, serial, bankName, owner, code, handedIn } = cheque;
  const name = owner.displayName;
  return (
    <div className={css.code}>
      <Soft>{t('given.from', { serial, bank: bankName })}</Soft>
      {state === 'open' && <HandInForm cheque={cheque} activityField={activityField} />}
      {state === 'own' && <Notice>{t('given.own')}</Notice>}
      {state === 'used' && <Notice>{t('given.used')}</Notice>}
      {state === 'void' && <Notice>{t('given.void', { name })}</Notice>}
      {state === 'mine' && handedIn && <Sent name={name} handedIn={handedIn} />}
      {state === 'recorded' && handedIn && (
        <Notice tone="success" isLive>
          {t('given.recorded', { hours: hoursText(handedIn.quantityOfHours), name })}
        </Notice>
      )}
      {role === 'ADMIN' && (
        <ButtonLink kind="secondary" to={deskChequePath(code)}>
          {t('given.atDesk')}
        </ButtonLink>
      )}
    </div>
  );
}

function Sent({ name, handedIn }: { name: string; handedIn: NonNullable<Given['handedIn']> }) {
  const { t } = useTranslation('cheques');
  const { exchangeId, quantityOfHours, dueOn } = handedIn;
  return (
    <Notice
      tone="success"
      isLive
      title={t('given.sent', { hours: hoursText(quantityOfHours), name })}
      action={<Link to={`${paths.pendingExchanges}?exchange=${exchangeId}`}>{t('given.see')}</Link>}
    >
      <p>{t('given.bring', { day: untilDay(dueOn, currentLanguage()) })}</p>
      <p>{t('given.waits', { name })}</p>
    </Notice>
  );
}
