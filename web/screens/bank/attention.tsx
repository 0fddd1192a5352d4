/** Whom the desk might call this week (specification §42). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { AttentionList } from '#web/features/board/attention/attention-list.tsx';
import { PrintAttention } from '#web/features/board/attention/attention-paper.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';

/** /bank-attention */
export default function BankAttention() {
  const { t } = useTranslation('attention');
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const attention = useQuery(read('readAttention'));
  // The buttons of a line go when it was noted.
  useFocusKept();
  return (
    <Stack gap="small">
      <PageTitle aside={<PrintAttention lines={attention.data?.lines ?? []} bank={bank?.name} />}>
        {t('title')}
      </PageTitle>
      <Soft>{t('lead')}</Soft>
      <Loaded query={attention} skeleton={<CardsSkeleton />} warns>
        {(data) => <AttentionList attention={data} />}
      </Loaded>
    </Stack>
  );
}
