/** A cheque that somebody gave me (specification §16): its QR code leads here. */
import { useParams } from 'react-router';
import { GivenCheque } from '#web/features/cheques/given/given-cheque.tsx';
import { ActivityField } from '#web/features/exchanges/record/terms-fields.tsx';
import { Narrow } from './frame/narrow.tsx';

/** /a/:code */
export default function GivenChequePage() {
  const { code = '' } = useParams();
  return (
    <Narrow>
      <GivenCheque
        key={code}
        typed={code}
        activityField={(binding) => <ActivityField {...binding} />}
      />
    </Narrow>
  );
}
