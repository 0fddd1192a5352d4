/** Registration (specification §2, §5, §8). */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError, isRefusal } from '#web/api/api-error.ts';
import { read } from '#web/api/read.ts';
import { ErrorText } from '#web/api/refusal.tsx';
import { BankDetails } from '#web/features/banks/banks/bank-details.tsx';
import { BankSelect, useBank } from '#web/features/banks/banks/bank-select.tsx';
import { type BotCheck, createBotCheck } from '#web/features/people/accounts/register/bot-check.ts';
import { RegisterForm } from '#web/features/people/accounts/register/register-form.tsx';
import {
  DRAFT,
  type RegistrationValues,
  sendRegistration,
} from '#web/features/people/accounts/register/registration.ts';
import { Text } from '#web/i18n/text.tsx';
import { paths } from '#web/paths.ts';
import { AlertDialog } from '#web/ui/dialog/dialog.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import type { Binding } from '#web/ui/form/field.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { Registered, readRegistered } from './register/registered.tsx';

export default function RegisterScreen() {
  const { state } = useLocation();
  const done = readRegistered(state);
  return <PublicFrame>{done ? <Registered {...done} /> : <Registering />}</PublicFrame>;
}

function Registering() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const botCheck = useBotCheck();
  const [refused, setRefused] = useState<ReactNode>();
  const register = async (values: RegistrationValues): Promise<Refusal | undefined> => {
    try {
      const message = await sendRegistration(values, botCheck);
      dropDraft(DRAFT);
      const registered = { message, email: values.email.trim().toLowerCase() };
      await navigate(paths.register, { replace: true, state: { registered } });
      return undefined;
    } catch (error) {
      botCheck.begin();
      setRefused(<RefusedText error={error} />);
      const isTaken = isRefusal(error, 'invalid-input') && error.status === 409;
      return isTaken ? { errors: { email: <Text of="accounts:wrong.emailTaken" /> } } : undefined;
    }
  };
  return (
    <>
      <PageTitle>{t('register.title')}</PageTitle>
      <p>
        {t('register.lead')} {t('register.already')}{' '}
        <Link to={paths.login}>{t('register.login')}</Link>
      </p>
      <RegisterForm
        bankField={(binding) => <BankField {...binding} label={t('register.bank.select')} />}
        newBankNotice={<NewBankNotice />}
        onSubmit={register}
      />
      <AlertDialog
        isOpen={refused !== undefined}
        onClose={() => setRefused(undefined)}
        title={t('register.dialog')}
      >
        {refused}
      </AlertDialog>
    </>
  );
}

/** Begins the bot check as soon as the form is opened. */
function useBotCheck(): BotCheck {
  const [botCheck] = useState(createBotCheck);
  useEffect(() => {
    botCheck.begin();
    return botCheck.stop;
  }, [botCheck]);
  return botCheck;
}

function BankField(props: Binding<string> & { label: string }) {
  const bank = useBank(props.value);
  return (
    <>
      <BankSelect {...props} />
      {bank && <BankDetails bank={bank} isFolded />}
    </>
  );
}

/** The portal speaks for itself here; what never reached it is told by us. */
function RefusedText({ error }: { error: unknown }) {
  const { t } = useTranslation('accounts');
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  if (sentence === undefined) return <ErrorText error={error} />;
  const isTaken = error instanceof ApiError && error.status === 409;
  return (
    <>
      <p>{sentence}</p>
      {isTaken && (
        <p>
          <Link to={paths.login}>{t('register.login')}</Link>
          {' · '}
          <Link to={paths.forgotPassword}>{t('forgot.title')}</Link>
        </p>
      )}
    </>
  );
}

/** For people who want to create a bank: they write first, to the portal's administrators. */
function NewBankNotice() {
  const { t } = useTranslation('accounts');
  const { data: contact } = useQuery(read('readContact'));
  const emails = contact?.emails ?? [];
  return (
    <Notice isLive>
      {t('register.bank.notice')}
      {emails.length > 0 && (
        <>
          {' '}
          {t('register.bank.writeTo')}{' '}
          {emails.map((email, index) => (
            <span key={email}>
              {index > 0 && ', '}
              <a href={`mailto:${email}`}>{email}</a>
            </span>
          ))}
        </>
      )}
    </Notice>
  );
}
