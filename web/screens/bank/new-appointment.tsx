/** The desk proposes a day for a member who uses no e-mail (specification §22): first whom, then when. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSignedIn } from '#web/api/use-session.ts';
import { PlanForm } from '#web/features/board/arrangements/plan-form.tsx';
import {
  type DeskWhom,
  DeskWhomForm,
  emptyDeskWhom,
} from '#web/features/hours/desk/record/desk-whom-form.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

const USUAL_MINUTES = '60';

/** /bank-appointments/new */
export default function BankNewAppointment() {
  const { t } = useTranslation('bank-appointments');
  const { userId, userBankId } = useSignedIn();
  const [chosen, setChosen] = useState<DeskWhom>();
  const draft = `bank-plan:${userId}`;
  const begin = emptyDeskWhom(userBankId);
  return (
    <Stack>
      <PageTitle>{t('propose.title')}</PageTitle>
      {chosen ? (
        <When whom={chosen} draft={draft} onBack={() => setChosen(undefined)} />
      ) : (
        <>
          <p>{t('propose.lead')}</p>
          <Card>
            <KeptDraft begin={begin} draft={draft}>
              <DeskWhomForm begin={begin} draft={draft} onChosen={setChosen} />
            </KeptDraft>
          </Card>
        </>
      )}
    </Stack>
  );
}

interface WhenProps {
  whom: DeskWhom;
  draft: string;
  onBack: () => void;
}

function When({ whom, draft, onBack }: WhenProps) {
  const { t } = useTranslation(['bank-appointments', 'planning']);
  const navigate = useNavigate();
  const { forPerson, side, bankTo, userTo, activity, title, basis } = whom;
  const [[member], [other]] = [forPerson, userTo];
  if (!member || !other) return null;
  const names = { who: member.spokenName, other: other.spokenName };
  const iGive = side === 'given';
  return (
    <Card title={title}>
      <Stack>
        <p>{t(iGive ? 'propose.willGive' : 'propose.willReceive', names)}</p>
        <PlanForm
          planning={{
            begins: {
              with: { partner: other.id, partnerBank: Number(bankTo), iGive },
              ...{ activity: Number(activity), title },
            },
            atDesk: { forMember: member.id, word: basis, sent: t('propose.sent', names) },
          }}
          begin={{ day: '', time: '', minutes: USUAL_MINUTES, place: '' }}
          draft={`${draft}:when`}
          onSaved={() => {
            dropDraft(draft);
            void navigate(`${paths.bankAppointments}?view=open`, { replace: true });
          }}
        />
        <div>
          <Button kind="quiet" onClick={onBack}>
            {t('planning:form.back')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
