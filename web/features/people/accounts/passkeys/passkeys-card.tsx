/** One's passkeys: what they are, which there are, and what may be done with them (specification §26). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contract/people/passkeys.ts';
import { read } from '#web/api/read.ts';
import { onDay, sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './device.ts';
import { RemovePasskey, RenamePasskey } from './passkey-forms.tsx';

const DEFAULTS = { dialog: '' };

/** A card; what is done happens in dialogs. */
export function PasskeysCard() {
  const { t } = useTranslation('passkeys');
  const passkeys = useQuery(read('listPasskeys'));
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const close = () => set({ dialog: '' }, { replace: true });
  const { data } = passkeys;
  const [act, chosenId] = dialog.split(':');
  const chosen = data?.find(({ id }) => String(id) === chosenId);
  return (
    <Card title={t('title')}>
      <Stack>
        <p>{t('lead')}</p>
        <Loaded query={passkeys} skeleton={<TextSkeleton lines={3} />} />
        {data && data.length > 0 && (
          <Lines>
            {data.map((passkey) => (
              <PasskeyLine
                key={passkey.id}
                passkey={passkey}
                onAct={(name) => set({ dialog: `${name}:${passkey.id}` })}
              />
            ))}
          </Lines>
        )}
        {canUsePasskeys() ? (
          <Acts>
            <Button kind="secondary" onClick={() => set({ dialog: 'passkey' })}>
              {t('add.act')}
            </Button>
          </Acts>
        ) : (
          <Notice>{t(window.isSecureContext ? 'trouble.browser' : 'trouble.address')}</Notice>
        )}
      </Stack>
      <Dialog isOpen={dialog === 'passkey'} onClose={close} title={t('add.title')}>
        <AddPasskey onDone={close} />
      </Dialog>
      <Dialog isOpen={act === 'rename' && !!chosen} onClose={close} title={t('rename.title')}>
        {chosen && <RenamePasskey passkey={chosen} onDone={close} />}
      </Dialog>
      <Dialog isOpen={act === 'remove' && !!chosen} onClose={close} title={t('remove.title')}>
        {chosen && <RemovePasskey passkey={chosen} onDone={close} />}
      </Dialog>
    </Card>
  );
}

interface PasskeyLineProps {
  passkey: Passkey;
  onAct: (name: 'rename' | 'remove') => void;
}

function PasskeyLine({ passkey: { name, addedAt, usedAt }, onAct }: PasskeyLineProps) {
  const { t } = useTranslation('passkeys');
  const language = currentLanguage();
  return (
    <Line
      title={name}
      more={
        <>
          {t('line.added', { day: onDay(addedAt, language) })}{' '}
          {usedAt === null
            ? t('line.unused')
            : t('line.used', { moment: sentenceMoment(usedAt, language) })}
        </>
      }
    >
      <Button
        kind="secondary"
        small
        aria-label={t('rename.of', { name })}
        onClick={() => onAct('rename')}
      >
        {t('rename.act')}
      </Button>
      <Button
        kind="danger"
        small
        aria-label={t('remove.of', { name })}
        onClick={() => onAct('remove')}
      >
        {t('remove.act')}
      </Button>
    </Line>
  );
}
