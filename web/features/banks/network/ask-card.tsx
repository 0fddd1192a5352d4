/** Asking another bank for a link: found by typing, one button (specification §2, network). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { Text } from '#web/i18n/text.tsx';
import { useDebouncedValue } from '#web/ui/debounce.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './network.module.css';
import { linkableQuery } from './queries.ts';

const TYPING_PAUSE_MS = 150;
const NOBODY = { bankId: '', name: '' };

/** A card with the form; when there is nobody left to ask, it says so. */
export function AskCard() {
  const { t } = useTranslation('network');
  const { data } = useQuery(linkableQuery(''));
  return (
    <Card title={t('ask.title')}>
      {data?.total === 0 ? <Soft>{t('ask.none')}</Soft> : <AskForm />}
    </Card>
  );
}

function AskForm() {
  const { t } = useTranslation('network');
  const ask = useActionForm({
    begin: NOBODY,
    check,
    send: ({ bankId }) => call('askForLink', { params: { bankId: Number(bankId) } }),
    done: ({ name }) => t('ask.done', { bank: name }),
    // Somebody was faster: the lists beside the form now show it, and there is nothing to mend.
    settled: { 'already-requested': () => t('ask.already') },
    refused: t('ask.failed'),
    onSent: (_, form) => form.reset(),
    onRefused: (error, usual, form) => {
      if (!isRefusal(error, 'already-requested')) return usual;
      form.reset();
      return undefined;
    },
  });
  const { form } = ask;
  return (
    <Form {...ask} label={t('ask.title')}>
      <div className={css.ask}>
        <BankField
          {...bind(form, 'bankId')}
          chosenName={form.values.name}
          onChange={(bankId, name) => form.set({ bankId, name })}
        />
        <SubmitButton>{t('ask.act')}</SubmitButton>
      </div>
      <Soft>{t('ask.text')}</Soft>
    </Form>
  );
}

function check({ bankId }: typeof NOBODY): Record<string, React.ReactNode> {
  return bankId === '' ? { bankId: <Text of="network:ask.missing" /> } : {};
}

interface BankFieldProps {
  name: string;
  value: string;
  error?: React.ReactNode;
  onBlur?: () => void;
  chosenName: string;
  onChange: (bankId: string, name: string) => void;
}

function BankField({ chosenName, onChange, ...binding }: BankFieldProps) {
  const { t } = useTranslation('network');
  const [words, setWords] = useState('');
  const search = useDebouncedValue(words, TYPING_PAUSE_MS);
  const { data, isSuccess, isPlaceholderData } = useQuery(linkableQuery(search));
  const options = (data?.items ?? []).map(({ bankId, name }) => ({
    value: String(bankId),
    label: name,
  }));
  return (
    <SearchSelect
      {...binding}
      label={t('ask.label')}
      placeholder={t('ask.placeholder')}
      options={options}
      isAnswered={search === words && isSuccess && !isPlaceholderData}
      chosenLabel={chosenName}
      onSearch={setWords}
      onChange={(id) => onChange(id, options.find(({ value }) => value === id)?.label ?? '')}
    />
  );
}
