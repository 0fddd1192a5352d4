/** A new exchange from nothing, or from what was typed in this tab and never sent. */
import type { Exchange } from '#contract/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { emptyForm } from './exchange-form.ts';
import { RecordForm } from './record-form.tsx';

export interface NewFormProps {
  balance: number | undefined;
  onRecorded: (exchange: Exchange) => void;
  onRefused: () => void;
}

/** The empty form, today and in one's own bank. */
export function NewForm(props: NewFormProps) {
  const { userId, userBankId } = useSignedIn();
  return <RecordForm {...props} begin={emptyForm(userBankId)} draft={`exchange:${userId}`} />;
}
