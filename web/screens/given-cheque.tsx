/** A cheque that somebody gave me (specification §16): its QR code leads here. */
import { useParams } from 'react-router';
import { ActivityField } from '#web/features/hours/parts/terms-fields.tsx';
import { GivenCheque } from '#web/features/paper/cheques/given/given-cheque.tsx';
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
