/**
 * Proposing a day to anybody one may exchange with (specification §22): first with whom and for what,
 * then when (`?step=when`). `?thread=7` begins with the other person of that conversation, `?with=7` with
 * that member.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSignedIn } from '#web/api/use-session.ts';
import { PlanForm } from '#web/features/board/arrangements/plan-form.tsx';
import { personQuery } from '#web/features/board/finding/queries.ts';
import { threadQuery } from '#web/features/board/threads/queries.ts';
import { chosenWhom, type Whom, WhomForm } from '#web/features/hours/recording/whom-form.tsx';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { Button } from '#web/ui/button.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

const USUAL_MINUTES = '60';
const DEFAULTS = { step: '' };

export function PlanWith() {
  const { t } = useTranslation('appointments');
  const [params] = useSearchParams();
  const threadId = idIn(params.get('thread'));
  const thread = useInfiniteQuery({
    ...threadQuery(threadId ?? 0),
    enabled: threadId !== undefined,
  });
  const other = thread.data?.pages[0]?.with;
  const member = useMember(params.get('with'));
  const ofThread =
    other && other.bankId !== null
      ? { personId: other.id, bankId: other.bankId, name: other.who }
      : undefined;
  const whom = ofThread ?? member.whom;
  return (
    <Narrow>
      <PageTitle>{t('form.title')}</PageTitle>
      {(thread.isLoading || member.isComing) && (
        <Card>
          <TextSkeleton lines={8} />
        </Card>
      )}
      {thread.isError && !other && <LoadTrouble query={thread} />}
      {(threadId === undefined || other) && !member.isComing && (
        <TwoSteps whom={whom} draft={`plan-with:${threadId ?? ''}${member.mark}`} />
      )}
    </Narrow>
  );
}

/** Somebody of the own bank whom the reader comes from; anybody who is not found is chosen by hand. */
function useMember(text: string | null) {
  const { userBankId } = useSignedIn();
  const id = idIn(text);
  const { data, isLoading } = useQuery({
    ...personQuery(id ?? 0),
    enabled: id !== undefined,
  });
  const whom =
    data && userBankId !== null
      ? { personId: data.id, bankId: userBankId, name: data.name }
      : undefined;
  return { whom, isComing: isLoading, mark: whom ? `member-${whom.personId}` : '' };
}

/** The second step has an address: back leads to the first, and a reload stays where it was. */
function TwoSteps({ whom, draft }: { whom: Whom | undefined; draft: string }) {
  const { t } = useTranslation(['planning', 'appointments']);
  const { userBankId } = useSignedIn();
  const navigate = useNavigate();
  const [{ step }, set] = useUrlState(DEFAULTS);
  const chosen = step === 'when' ? chosenWhom(draft, whom, userBankId) : undefined;
  if (!chosen) {
    return (
      <Card title={t('form.whom')}>
        <WhomForm whom={whom} draft={draft} onChosen={() => set({ step: 'when' })} />
      </Card>
    );
  }
  const { side, userTo, bankTo, activity, title, debtorSpokenName: who } = chosen;
  const iGive = side === 'given';
  const partner = { partner: Number(userTo), partnerBank: Number(bankTo), iGive };
  return (
    <Card title={title}>
      <Stack>
        <p>{t(`appointments:${iGive ? 'gives' : 'receives'}`, { who })}</p>
        <PlanForm
          planning={{ begins: { with: partner, activity: Number(activity), title }, who }}
          begin={{ day: '', time: '', minutes: USUAL_MINUTES, place: '' }}
          draft={`${draft}:when`}
          onSaved={() => {
            dropDraft(draft);
            void navigate(paths.appointments, { replace: true });
          }}
        />
        <div>
          <Button kind="quiet" onClick={() => set({ step: '' })}>
            {t('form.back')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
