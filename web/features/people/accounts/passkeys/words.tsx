/** What went wrong with a passkey, in the reader's words. */
import type { ReactNode } from 'react';
import { CodeText, codeOf } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import { PasskeyError, type PasskeyTrouble } from './device.ts';

const ADDING: Record<PasskeyTrouble, ReactNode> = {
  stopped: <Text of="passkeys:trouble.notAdded" />,
  known: <Text of="errors:codes.passkey-known" />,
  unable: <Text of="passkeys:trouble.unable" />,
  address: <Text of="passkeys:trouble.address" />,
  failed: <Text of="passkeys:trouble.failed" />,
};

const ENTERING: Record<PasskeyTrouble, ReactNode> = {
  ...ADDING,
  stopped: <Text of="passkeys:trouble.notEntered" />,
  failed: <Text of="passkeys:trouble.notEntered" />,
};

/** Why a passkey was not added, or did not open the portal: the device's reason, or the portal's. */
export function whatWentWrong(error: unknown, doing: 'adding' | 'entering'): ReactNode {
  if (!(error instanceof PasskeyError)) return <CodeText code={codeOf(error)} />;
  return (doing === 'adding' ? ADDING : ENTERING)[error.trouble];
}
