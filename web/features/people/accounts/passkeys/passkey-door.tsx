/** Signing in with a passkey, below the form for address and password (specification §26). */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { useAwake } from '#web/ui/page/use-awake.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import type { PasskeyDoorProps } from '../login-form.tsx';
import { canUsePasskeys, signWithPasskey, stopAsking } from './device.ts';
import css from './passkeys.module.css';
import { whatWentWrong } from './words.tsx';

/** A button and what it means; nothing in a browser that does not know passkeys. A page drawn ahead has it. */
export function PasskeyDoor(props: PasskeyDoorProps) {
  const isPossible = !useAwake() || canUsePasskeys();
  return isPossible && <Door {...props} />;
}

function Door({ rememberMe, onEntrance }: PasskeyDoorProps) {
  const { t } = useTranslation(['passkeys', 'sign-in']);
  const [trouble, setTrouble] = useState<ReactNode>();
  useEffect(() => stopAsking, []);
  const entering = useSingleFlight(async () => {
    setTrouble(undefined);
    try {
      const response = await signWithPasskey(await call('beginPasskeySignIn', {}));
      await onEntrance(await call('passkeySignIn', { body: { response, rememberMe } }));
    } catch (error) {
      setTrouble(whatWentWrong(error, 'entering'));
    }
  });
  return (
    <div className={css.door}>
      <Button kind="quiet" wide busy={entering.isBusy} onClick={() => void entering.run()}>
        {t('sign-in:passkey')}
      </Button>
      <p className={css.hint}>{t('passkeys:door.hint')}</p>
      {trouble && (
        <Notice tone="error" title={t('passkeys:door.notEntered')} isLive>
          {trouble}
        </Notice>
      )}
    </div>
  );
}
