/** Telling somebody what is wrong: one of a few reasons, and words where one wants to add some. */
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { RadioField } from './radio-field.tsx';
import { TextareaField } from './textarea-field.tsx';

interface ReasonFormProps<Reason extends string> {
  /** Above the fields. */
  lead?: ReactNode;
  texts: { reason: string; text: string; leave: string; send: string };
  options: readonly { value: Reason; label: string }[];
  /** The most characters of the words. */
  textMax: number;
  isBusy: boolean;
  /** Sends it; a failure is told elsewhere, and what was typed stays. */
  onSend: (told: { reason: Reason; text: string }) => void;
  onLeave: () => void;
  /** Is possible also while the page is closed. */
  whileClosed?: boolean;
}

/** The fields and buttons of a dialog; a reason must be chosen. */
export function ReasonForm<Reason extends string>(props: ReasonFormProps<Reason>) {
  const { lead, texts, options, textMax, isBusy, onSend, onLeave, whileClosed } = props;
  const [reason, setReason] = useState<Reason | ''>('');
  const [text, setText] = useState('');
  return (
    <Stack gap="small">
      {lead}
      <RadioField
        name="reason"
        label={texts.reason}
        options={options}
        value={reason}
        onChange={setReason}
        stacked
      />
      <TextareaField
        name="text"
        label={texts.text}
        value={text}
        onChange={setText}
        maxLength={textMax}
        rows={2}
        optional
      />
      <DialogButtons>
        <Button kind="secondary" onClick={onLeave}>
          {texts.leave}
        </Button>
        <Button
          busy={isBusy}
          whileClosed={whileClosed}
          disabled={reason === ''}
          onClick={() => reason !== '' && onSend({ reason, text })}
        >
          {texts.send}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
