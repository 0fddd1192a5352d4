/** In the menu behind one's name: the people for whom one acts, with their balance, and the way back. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stopActing, useActing } from '#web/api/acting.ts';
import { read } from '#web/api/read.ts';
import { MenuAct } from '#web/ui/frame/person-menu.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { useActFor } from './use-act-for.ts';

/** Nothing for people who act for nobody, which is nearly everybody. */
export default function ActForItems() {
  const { t } = useTranslation('acting');
  const acting = useActing();
  const actFor = useActFor();
  const { data } = useQuery(read('listOwnProxies'));
  const others = data?.actsFor.filter(({ personId }) => personId !== acting?.personId) ?? [];
  return (
    <>
      {acting && (
        <MenuAct isApart onSelect={() => stopActing('chosen')}>
          {t('band.back')}
        </MenuAct>
      )}
      {others.map(({ id, personId, personName: name, isBody, balance }, index) => (
        <MenuAct
          key={id}
          isApart={!acting && index === 0}
          detail={
            <>
              {t('menu.balance')} <BalanceHours hours={balance} inInk />
            </>
          }
          onSelect={() => void actFor({ personId, name, isBody })}
        >
          {t('menu.person', { name })}
        </MenuAct>
      ))}
    </>
  );
}
