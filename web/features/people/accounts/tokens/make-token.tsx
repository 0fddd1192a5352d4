/** Making an access token: its name, what it may do, how long; then the token itself, this once. */
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCESS_TOKEN_DAYS_MAX } from '#contract/limits.ts';
import { newAccessTokenSchema, SCOPES, type Scope } from '#contract/people/access-tokens.ts';
import { read } from '#web/api/read.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { copyText } from '#web/ui/notice/copying.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Breaking } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { proofWords } from '../security/words.tsx';
import { scopeWords } from './words.ts';

const DAYS = [30, 90, ACCESS_TOKEN_DAYS_MAX];
const FIRST_SCOPES: Scope[] = ['read'];
const BEGIN = { name: '', scopes: FIRST_SCOPES, days: '90', password: '', code: '' };
type Values = typeof BEGIN;

/** The dialog's content; `onDone` once the token has been copied. */
export function MakeToken({ onDone }: { onDone: () => void }) {
  const [token, setToken] = useState<string>();
  const factor = useQuery(read('readSecondFactor'));
  if (token !== undefined) return <Made token={token} onDone={onDone} />;
  if (factor.isPending) return <TextSkeleton lines={6} />;
  return <Wish asksForCode={factor.data?.isOn === true} onMade={setToken} />;
}

/** What the form sends. */
function bodyOf(values: Values, asksForCode: boolean) {
  const { name, scopes, days, password, code } = values;
  return { name, scopes, days: Number(days), password, ...(asksForCode ? { code } : {}) };
}

interface WishProps {
  asksForCode: boolean;
  onMade: (token: string) => void;
}

function Wish({ asksForCode, onMade }: WishProps) {
  const { t } = useTranslation('access-tokens');
  const { t: security } = useTranslation('security');
  const { role, closedDesks } = useSignedIn();
  const make = useSendForm('makeAccessToken', {
    schema: newAccessTokenSchema,
    begin: BEGIN,
    toBody: (values) => bodyOf(values, asksForCode),
    own: proofWords,
    done: () => t('make.done'),
    onSent: ({ token }) => onMade(token),
  });
  const { form } = make;
  const hasDesk = role === 'ADMIN' && !closedDesks?.includes('bank');
  const scopes = SCOPES.filter((scope) => scope !== 'desk:read' || hasDesk);
  return (
    <Form {...make} label={t('make.title')}>
      <TextField
        {...bind(form, 'name')}
        label={t('make.name')}
        hint={t('make.nameHint')}
        autoComplete="off"
      />
      <CheckboxGroup
        {...bind(form, 'scopes')}
        label={t('make.scopes')}
        options={scopes.map((value) => ({ value, label: scopeWords(t, value) }))}
      />
      <SelectField
        {...bind(form, 'days')}
        label={t('make.days')}
        placeholder={false}
        options={DAYS.map((days) => ({
          value: String(days),
          label: days === ACCESS_TOKEN_DAYS_MAX ? t('make.year') : t('make.dayCount', { days }),
        }))}
      />
      <PasswordField
        {...bind(form, 'password')}
        label={security('proof.password')}
        autoComplete="current-password"
      />
      {asksForCode && (
        <TextField
          {...bind(form, 'code')}
          label={security('step.code')}
          hint={security('step.hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <SubmitButton>{t('make.submit')}</SubmitButton>
    </Form>
  );
}

function Made({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('access-tokens');
  const start = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useLayoutEffect(() => start.current?.querySelector('button')?.focus(), []);
  const copy = () => copyText(token, { copied: t('made.copied'), failed: t('made.notCopied') });
  return (
    <div ref={start}>
      <Stack>
        <Notice tone="success" isLive title={t('made.title')}>
          {t('made.lead')}
        </Notice>
        <Breaking>
          <code>{token}</code>
        </Breaking>
        <DialogButtons>
          <Button kind="secondary" onClick={() => void copy()}>
            {t('made.copy')}
          </Button>
          <Button onClick={onDone}>{t('made.close')}</Button>
        </DialogButtons>
      </Stack>
    </div>
  );
}
