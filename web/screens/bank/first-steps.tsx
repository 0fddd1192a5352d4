/** The first steps of the bank on its desk's first page, with the sheet that asks what people can do. */
import { useQuery } from '@tanstack/react-query';
import type { FirstSteps } from '#contract/banks/first-steps.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { FirstStepsCard } from '#web/features/banks/banks/first-steps.tsx';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { BlankSheetButton } from '#web/features/people/skills/print-sheet.tsx';

/** The card, with the name of the bank for the sheet. */
export function FirstStepsOfBank({ firstSteps }: { firstSteps: FirstSteps }) {
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  return (
    <FirstStepsCard
      firstSteps={firstSteps}
      sheet={(kind) => <BlankSheetButton bank={bank?.name ?? ''} kind={kind} />}
    />
  );
}
