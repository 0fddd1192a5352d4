/** Why a person of trust does not confirm an exchange: it is their own claim (law L4). */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';

/** One sentence, on a page of the member for whom the reader acts. */
export default function OwnClaim({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('acting');
  const { delegateId, name } = useSignedIn();
  const claim = exchange.userFromId === delegateId ? 'claim.gave' : 'claim.recorded';
  return (
    <p>
      <strong>{t(claim, { name })}</strong>
    </p>
  );
}
