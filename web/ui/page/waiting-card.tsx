/** What stands on a page until it has come. */
import { Tall, TextSkeleton } from '../skeleton.tsx';
import { Card } from './card.tsx';

/** Higher than the window, so that nothing below it leaps when the page has come. */
export function WaitingCard() {
  return (
    <Tall>
      <Card>
        <TextSkeleton lines={8} />
      </Card>
    </Tall>
  );
}
