/** Adding a passkey, in two steps: the password, then the device. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf, ReplyOf } from '#contract/endpoints.ts';
import { passkeyNameSchema } from '#contract/people/passkeys.ts';
import type { OwnSession } from '#contract/people/sign-in.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { read } from '#web/api/read.ts';
import { useReason } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { PasswordForm, ProofForm } from '../security/proof-form.tsx';
import { useDeviceWords } from '../security/sessions-card.tsx';
import { refreshSession } from '../session-upkeep.ts';
import { makePasskey, PasskeyError, stopAsking } from './device.ts';
import { whatWentWrong } from './words.tsx';

type Options = ReplyOf<'beginPasskey'>;

/** The dialog's content; `onDone` once the passkey stands. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const [options, setOptions] = useState<Options>();
  const sessions = useQuery(read('listSessions'));
  const here = sessions.data?.find(({ isThis }) => isThis);
  if (!options) return <Proof onOptions={setOptions} />;
  return (
    <WithDevice
      options={options}
      here={here}
      onDone={onDone}
      onOver={() => setOptions(undefined)}
    />
  );
}

function Proof({ onOptions }: { onOptions: (options: Options) => void }) {
  const { t } = useTranslation(['passkeys', 'security']);
  const factor = useQuery(read('readSecondFactor'));
  const begin = async (body: InputOf<'beginPasskey'>['body']) => {
    onOptions(await call('beginPasskey', { body }));
  };
  if (factor.isPending) return <TextSkeleton lines={3} />;
  const parts = {
    label: t('passkeys:add.title'),
    submit: t('security:setup.next'),
    onSend: begin,
    children: <p>{t('passkeys:add.proof')}</p>,
  };
  return factor.data?.isOn ? <ProofForm {...parts} /> : <PasswordForm {...parts} />;
}

interface WithDeviceProps {
  options: Options;
  /** The session that asks: its device lends the passkey a name. */
  here: OwnSession | undefined;
  onDone: () => void;
  /** What the device was asked counts no more. */
  onOver: () => void;
}

function WithDevice({ options, here, onDone, onOver }: WithDeviceProps) {
  const { t } = useTranslation('passkeys');
  const reasonOf = useReason();
  const device = useDeviceWords(here ?? { browser: null, system: null });
  const start = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => start.current?.querySelector('input')?.focus(), []);
  useEffect(() => stopAsking, []);
  const add = useActionForm({
    begin: { name: here?.browser || here?.system ? device : '' },
    check: (values) => problemsFor(passkeyNameSchema, values),
    send: async ({ name }) =>
      call('addPasskey', { body: { name, response: await makePasskey(options) } }),
    done: () => [t('add.done'), t('add.doneDetail')],
    changesOnRefusal: [],
    onSent: async () => {
      // A desk that asks for a second factor is open now.
      await refreshSession();
      onDone();
    },
    onRefused: (error, usual) => {
      if (error instanceof PasskeyError) return { problem: whatWentWrong(error, 'adding') };
      if (!isRefusal(error, 'passkey-unrecognised')) return usual;
      showToast('error', reasonOf(error));
      onOver();
      return undefined;
    },
  });
  return (
    <div ref={start}>
      <Form {...add} label={t('add.title')}>
        <p>{t('add.device')}</p>
        <TextField
          {...bind(add.form, 'name')}
          label={t('add.name')}
          hint={t('add.nameHint')}
          autoComplete="off"
        />
        <SubmitButton>{t('add.submit')}</SubmitButton>
      </Form>
    </div>
  );
}
