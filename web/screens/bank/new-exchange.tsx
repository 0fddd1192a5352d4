/** Registering exchanges at the desk (specification §2, /bank-new-transaction). */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { BatchesCard } from '#web/features/hours/batches/batches-card.tsx';
import { type DeskForm, emptyDeskForm } from '#web/features/hours/desk/record/desk-form.ts';
import {
  DeskRecordForm,
  type Registered,
} from '#web/features/hours/desk/record/desk-record-form.tsx';
import { RegisteredNotice } from '#web/features/hours/desk/record/registered-notice.tsx';
import { WORDS } from '#web/features/hours/parts/basis-field.tsx';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

const NOBODY = { person: '', side: '', word: '' };

/**
 * /bank-new-transaction, also with somebody chosen: `?person=7`, who received with `side=to`; `word`
 * says how the word of the person who received has come.
 */
export default function BankNewExchange() {
  const { t } = useTranslation('bank-record');
  const [{ person, side, word }] = useUrlState(NOBODY);
  const isId = idIn(person) !== undefined;
  const chosen = useQuery(
    read('readUser', { params: { id: Number(person) } }, { retry: false, enabled: isId }),
  );
  return (
    <Stack gap="small">
      <PageTitle
        aside={
          <ButtonLink small kind="secondary" to={paths.bankEvening}>
            {t('fromEvening')}
          </ButtonLink>
        }
      >
        {t('title')}
      </PageTitle>
      {isId && chosen.isPending ? (
        <Card>
          <TextSkeleton lines={8} />
        </Card>
      ) : (
        <Recording
          key={`${person} ${side} ${word}`}
          chosen={isId && chosen.data ? personOf(chosen.data) : undefined}
          side={side === 'to' ? 'to' : 'from'}
          word={WORDS.find((one) => one === word) ?? ''}
        />
      )}
    </Stack>
  );
}

/** Somebody of the bank as its forms name them. */
function personOf({ id, name, surname, fullName }: User): DeskForm['from'][number] {
  return { id, name: fullName, spokenName: personName({ name, surname }) };
}

interface Last {
  what: Registered;
  form: DeskForm;
}

interface RecordingProps extends Pick<DeskForm, 'word'> {
  chosen: DeskForm['from'][number] | undefined;
  side: 'from' | 'to';
}

function Recording({ chosen, side, word }: RecordingProps) {
  const { userId, userBankId } = useSignedIn();
  const [last, setLast] = useState<Last>();
  const [{ turn, begin }, setNext] = useState(() => {
    const empty = { ...emptyDeskForm(userBankId), word };
    return { turn: 0, begin: chosen ? { ...empty, [side]: [chosen] } : empty };
  });
  const form = useRef<HTMLDivElement>(null);
  const isTaken = last?.what === 'accepted';
  const another = (how: 'same' | 'empty') => {
    // Drawn at once, so that the next key already goes into the new form.
    flushSync(() => {
      if (last) {
        const same = { ...last.form, word: '' as const, appointment: '' };
        const next = how === 'same' ? same : emptyDeskForm(userBankId);
        setNext({ turn: turn + 1, begin: next });
      }
      setLast(undefined);
    });
    form.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {last && (
        <RegisteredNotice
          key={turn}
          what={last.what}
          onUndone={() => setLast(undefined)}
          onAnother={another}
        />
      )}
      {isTaken && <BatchesCard />}
      <Card>
        <div ref={form}>
          <DeskRecordForm
            key={turn}
            begin={begin}
            draft={['bank-exchange', userId, ...(chosen ? [chosen.id, side] : [])].join(':')}
            onRegistered={(what, typed) => {
              setLast({ what, form: typed });
              setNext({ turn: turn + 1, begin: emptyDeskForm(userBankId) });
            }}
            onRefused={() => setLast(undefined)}
          />
        </div>
      </Card>
      {!isTaken && <BatchesCard />}
    </>
  );
}
