/** What the desk does with a cheque that it does not put on the pile: keep it aside, or make it void. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cheque } from '#contract/paper/cheques.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

interface ActProps {
  cheque: Cheque;
  onDone: () => void;
}

/** Keeps it with a note of what has to be asked. */
export function KeepButton({ cheque, onDone }: ActProps) {
  const { t } = useTranslation('cheques');
  const [isOpen, setOpen] = useState(false);
  const { code, serial } = cheque;
  const keep = useAction({
    send: (note: string) => call('keepCheque', { params: { code }, body: { note } }),
    done: () => t('keep.done', { serial }),
    failed: () => t('keep.failed'),
  });
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('form.keep')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={async (note) => {
          const isDone = await keep.run(note);
          if (isDone) onDone();
          return isDone;
        }}
        title={t('keep.title', { serial })}
        text={t('keep.text')}
        label={t('keep.note')}
        missing={t('keep.noteMissing')}
        confirmLabel={t('keep.act')}
      />
    </>
  );
}

/** Makes it void, with a reason. */
export function VoidButton({ cheque, onDone }: ActProps) {
  const { t } = useTranslation('cheques');
  const [isOpen, setOpen] = useState(false);
  const { code, serial, owner, exchange } = cheque;
  const makeVoid = useAction({
    send: (reason: string) => call('voidCheque', { params: { code }, body: { reason } }),
    done: () => t('voiding.done', { serial }),
    failed: () => t('voiding.failed'),
  });
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('form.void')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        isLoss
        onClose={() => setOpen(false)}
        onConfirm={async (reason) => {
          const isDone = await makeVoid.run(reason);
          if (isDone) onDone();
          return isDone;
        }}
        title={t('voiding.title', { serial })}
        text={
          <>
            {t('voiding.text', { name: owner.displayName })} {exchange && t('voiding.exchange')}
          </>
        }
        label={t('voiding.reason')}
        missing={t('voiding.reasonMissing')}
        confirmLabel={t('voiding.act')}
      />
    </>
  );
}
