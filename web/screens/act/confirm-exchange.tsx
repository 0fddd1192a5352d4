/** The page of a letter's link that confirms an exchange (specification §13). */
import { useTranslation } from 'react-i18next';
import type { Act } from '#contract/sending/letters.ts';
import { OwnSentence } from '#web/features/hours/parts/own-words.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Ending } from './ending.tsx';

type Exchanged = Pick<ConfirmProps['act'], 'exchange'>;

interface ConfirmProps {
  act: Extract<Act, { act: 'confirm-exchange' }>;
  isBusy: boolean;
  onConfirm: () => void;
}

export function ConfirmExchange({ act, isBusy, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('letters');
  const { exchange, isOpen } = act;
  const { userToId: readerId, userFromDisplayName: name, status } = exchange;
  if (!isOpen) {
    return (
      <>
        <Ending tone="info" page={paths.myExchanges}>
          {t(status === 'pending' ? 'confirm.left' : `confirm.${status}`)}
        </Ending>
        <Card>
          <OwnSentence {...{ exchange, readerId }} />
        </Card>
      </>
    );
  }
  return (
    <Card>
      <Stack>
        <div>
          <OwnSentence {...{ exchange, readerId }} />
          <p>{t('confirm.moves', { hours: hoursText(exchange.quantityOfHours), name })}</p>
        </div>
        <div>
          <Button busy={isBusy} onClick={onConfirm}>
            {t('confirm.button', { hours: hoursText(exchange.quantityOfHours) })}
          </Button>
        </div>
        <p>{t('confirm.wrong')}</p>
        <div>
          <ButtonLink kind="secondary" to={`${paths.pendingExchanges}?exchange=${exchange.id}`}>
            {t('confirm.look')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** The way to thank who gave, after signing in; none where nobody helped. */
export function ToThanks({
  exchange: { id, kind, fundSide, userFromDisplayName: name },
}: Exchanged) {
  const { t } = useTranslation('letters');
  if (kind !== 'service' || fundSide) return null;
  return (
    <ButtonLink kind="quiet" to={`${paths.myExchanges}?exchange=${id}`}>
      {t('confirm.thank', { name })}
    </ButtonLink>
  );
}
