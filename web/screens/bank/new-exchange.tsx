/** Registering exchanges at the desk (specification §2, /bank-new-transaction). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { BatchesCard } from '#web/features/batches/batches-card.tsx';
import { emptyDeskForm } from '#web/features/exchanges/desk/record/desk-form.ts';
import {
  DeskRecordForm,
  type Registered,
} from '#web/features/exchanges/desk/record/desk-record-form.tsx';
import { RegisteredNotice } from '#web/features/exchanges/desk/record/registered-notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-new-transaction */
export default function BankNewExchange() {
  const { t } = useTranslation('bank-record');
  const { userId, userBankId } = useSignedIn();
  const [last, setLast] = useState<Registered>();
  const [turn, setTurn] = useState(0);
  const isTaken = last === 'accepted';
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      {last && <RegisteredNotice key={turn} what={last} />}
      {isTaken && <BatchesCard />}
      <Card>
        <DeskRecordForm
          key={turn}
          begin={emptyDeskForm(userBankId)}
          draft={`bank-exchange:${userId}`}
          onRegistered={(what) => {
            setLast(what);
            setTurn(turn + 1);
          }}
          onRefused={() => setLast(undefined)}
        />
      </Card>
      {!isTaken && <BatchesCard />}
    </Stack>
  );
}
