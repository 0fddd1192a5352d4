/** Where the desk begins with each cheque: its code, typed, scanned or read by the camera. */
import { type FormEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readChequeCode, showChequeCode } from '#contract/paper/cheque-code.ts';
import type { Cheque } from '#contract/paper/cheques.ts';
import { call } from '#web/api/call.ts';
import { ErrorText } from '#web/api/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from '../cheques.module.css';
import { spentText } from '../words.ts';
import { Camera, canScan } from './camera.tsx';
import type { Pile } from './pile.ts';

/** What a page can do with the field: ask for the next cheque, or read one by its code. */
export interface CodeEntryHandle {
  next: () => void;
  read: (code: string) => Promise<void>;
}

interface CodeEntryProps {
  handle: React.Ref<CodeEntryHandle>;
  pile: Pile;
  /** A code to begin with. */
  begin: string;
  /** Called when the code to begin with was read, or explained. */
  onBegun: () => void;
  onRead: (cheque: Cheque) => void;
}

/** A field for the code; a cheque that cannot be booked is explained, and the field waits for another. */
export function CodeEntry({ handle, pile, begin, onBegun, onRead }: CodeEntryProps) {
  const { t } = useTranslation('cheques');
  const [text, setText] = useState(begin);
  const [problem, setProblem] = useState<React.ReactNode>();
  const [isScanning, setScanning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('input')?.select();

  const refuse = (why: React.ReactNode) => {
    setProblem(why);
    focus();
  };
  const read = async (typed: string) => {
    setProblem(undefined);
    if (typed.trim() === '') return refuse(t('code.missing'));
    const code = readChequeCode(typed);
    if (code === undefined) return refuse(t('code.wrong'));
    if (pile.items.some((item) => item.code === code)) return refuse(t('code.inPile'));
    try {
      const cheque = await call('readCheque', { params: { code } });
      const spent = spentText(t, cheque);
      if (spent !== undefined) return refuse(spent);
      setText(showChequeCode(code));
      onRead(cheque);
    } catch (error) {
      refuse(<ErrorText error={error} />);
    }
  };
  const reading = useSingleFlight(() => read(text));
  useImperativeHandle(handle, () => ({
    next: () => {
      // Drawn at once: anyone who types on without a pause already types into the empty field.
      flushSync(() => {
        setText('');
        setProblem(undefined);
      });
      focus();
    },
    read: (code) => {
      setText(code);
      return read(code);
    },
  }));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    focus();
    if (begin !== '') void reading.run().then(onBegun);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reading.run();
  };
  return (
    <div className={css.code}>
      <form ref={form} className={css.codeLine} noValidate onSubmit={submit}>
        <TextField
          name="code"
          label={t('code.label')}
          hint={t('code.hint')}
          value={text}
          onChange={setText}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" kind="secondary" whileClosed busy={reading.isBusy}>
          {t('code.read')}
        </Button>
        {canScan() && (
          <Button
            kind="secondary"
            aria-pressed={isScanning}
            onClick={() => setScanning(!isScanning)}
          >
            {t('code.camera')}
          </Button>
        )}
      </form>
      {isScanning && (
        <Camera
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            setText(code);
            void read(code);
          }}
        />
      )}
      {problem && (
        <Notice tone="error" isLive>
          {problem}
        </Notice>
      )}
    </div>
  );
}
