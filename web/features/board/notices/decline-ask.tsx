/** Saying that one cannot help now, where one was asked; nobody hears of it. */
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { newKey } from '#web/ui/form/draft.ts';

interface DeclineProps {
  /** Of the ask. */
  id: number;
  /** The row in the list where it stands. */
  place: string;
  /** The sentence that says what it is about. */
  describedBy: string;
}

export function DeclineAsk({ id, place, describedBy }: DeclineProps) {
  const { t } = useTranslation('notices');
  const input = { params: { id } };
  const decline = useAction({
    send: (key: string) => call('declineAsk', input, { idempotencyKey: key }),
  });
  const takeBack = useAction({ send: () => call('takeBackOnAsk', input), awaitsQueries: true });
  const decide = useDecision(useDecisionErrors(), t('meanwhile'));
  const notNow = () => {
    const [key, wasCut, words] = [newKey(), isOffline(), t('askDeclined')];
    const later = { call: 'declineAsk', input, key, place, words, name: '' } as const;
    return decide({
      ...{ key: place, words, failed: t('failed') },
      send: () => decline.send(key),
      takeBack: () => takeBack.send(undefined),
      waits: (error) => waitsAfter(error, later, wasCut),
    });
  };
  return (
    <DecisionButton
      small
      kind="quiet"
      busy={decline.isBusy}
      aria-describedby={describedBy}
      onClick={notNow}
    >
      {t('answers.no')}
    </DecisionButton>
  );
}
