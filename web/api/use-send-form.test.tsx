/** A form by the name of its call: what it checks and sends, and what it makes of a refusal. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newMessageSchema } from '#contract/board/threads.ts';
import { paperConsentSchema } from '#contract/people/consents.ts';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { readDraft } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors } from '#web/ui/form/use-form.ts';
import { toasts } from '#web/ui/notice/toasts.ts';
import { isRefusal } from './api-error.ts';
import { useSendForm } from './use-send-form.ts';

const DRAFT = 'test-message';
const fetched = vi.spyOn(globalThis, 'fetch');

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui', 'errors']);
});
beforeEach(() => {
  sessionStorage.clear();
  toasts.set([]);
});
afterEach(() => {
  fetched.mockReset();
});

/** The answers of the portal, in their order. */
function answers(...statuses: readonly (Response | Error)[]) {
  for (const one of statuses) {
    if (one instanceof Error) fetched.mockRejectedValueOnce(one);
    else fetched.mockResolvedValueOnce(one);
  }
}
const made = () => Response.json({ threadId: 7 }, { status: 201 });
const refusal = (status: number, code: string, errors: readonly object[] = []) =>
  Response.json(
    { type: 'about:blank', title: code, status, code, errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const sent = () =>
  fetched.mock.calls.map(([address, request]) => ({
    address,
    body: JSON.parse(String(request?.body)),
    key: new Headers(request?.headers).get('idempotency-key'),
  }));

const onSent = vi.fn();
const byField = ({ text, ...others }: Errors): Errors =>
  text ? { words: text, ...others } : others;

function MessageForm() {
  const message = useSendForm('sendMessage', {
    schema: newMessageSchema,
    begin: { words: '' },
    draft: DRAFT,
    toBody: ({ words }) => ({ text: words === '-' ? undefined : words }),
    check: ({ words }): Errors => (words === 'no' ? { words: 'Non così' } : {}),
    input: { params: { id: 7 } },
    byField,
    done: ({ words }) => `Spedito: ${words}`,
    refused: 'Non è partito',
    noSecond: 'Due volte è una.',
    onSent,
    onRefused: (error, usual, form) => {
      if (!isRefusal(error, 'thread-over')) return usual;
      form.reset();
      return undefined;
    },
  });
  return (
    <Form {...message}>
      <TextField {...bind(message.form, 'words')} label="Parole" />
      <SubmitButton>Invia</SubmitButton>
    </Form>
  );
}

function SheetForm() {
  const sheet = useSendForm('noteConsent', {
    schema: paperConsentSchema,
    begin: { signedOn: '2999-01-01' },
    toBody: ({ signedOn }) => ({ number: 1, paperSigned: true, signedOn }),
    pastDay: 'signedOn',
    input: { params: { id: 7 } },
  });
  return (
    <Form {...sheet}>
      <TextField {...bind(sheet.form, 'signedOn')} label="Parole" />
      <SubmitButton>Invia</SubmitButton>
    </Form>
  );
}

const field = page.getByRole('textbox', { name: 'Parole' });
const send = page.getByRole('button', { name: 'Invia' });
const alert = page.getByRole('alert');
const said = () => toasts.get().map(({ tone, text }) => [tone, text]);

async function open(form = <MessageForm />) {
  onSent.mockReset();
  await render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
}

test('a double click sends once what the schema makes of the body, and the draft goes', async () => {
  // The answer comes after the second click, however slow the two are.
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(answer.promise);
  await open();
  await userEvent.type(field, '  A presto ');
  expect(readDraft(DRAFT, { words: '' })).toEqual({ words: '  A presto ' });
  await userEvent.dblClick(send);
  answer.resolve(made());
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    {
      address: '/api/users/threads/7/messages',
      body: { text: 'A presto' },
      key: expect.any(String),
    },
  ]);
  expect(said()).toEqual([['success', 'Spedito:   A presto ']]);
  expect(sessionStorage).toHaveLength(0);
});

test('what the schema or the form itself refuses is not sent, and stands at the field', async () => {
  await open();
  for (const [typed, problem] of [
    ['-', 'obbligatorio'],
    ['no', 'Non così'],
  ] as const) {
    await userEvent.fill(field, typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(problem));
    await expect.element(alert).toHaveFocus();
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('a refusal of the portal stands at the field of what it names, below the words of the form', async () => {
  answers(refusal(400, 'invalid-input', [{ path: 'text', code: 'too-long' }]));
  await open();
  await userEvent.fill(field, 'Ciao');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert.getByText('Non è partito')).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription(expect.stringMatching(/lungo/));
  expect(onSent).not.toHaveBeenCalled();
  expect(readDraft(DRAFT, { words: '' })).toEqual({ words: 'Ciao' });
});

test('after a lost answer the same words keep their key, and the form says that they arrive once', async () => {
  answers(new TypeError('cut'), refusal(422, 'idempotency-key-reused'), made());
  await open();
  await userEvent.fill(field, 'Ciao');
  await send.click();
  const twice = alert.getByText(/Due volte/);
  await expect.element(twice).toBeVisible();
  await send.click();
  await expect.element(twice).not.toBeInTheDocument();
  await send.click();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [first, second, third] = sent().map(({ key }) => key);
  expect(second).toBe(first);
  // The portal knew this key for another body: the next try has a new one.
  expect(third).not.toBe(first);
});

test('a form may make something else of a refusal, and show none', async () => {
  answers(refusal(409, 'thread-over'));
  await open();
  await userEvent.fill(field, 'Ciao');
  await send.click();
  await expect.element(field).toHaveValue('');
  await expect.element(alert).not.toBeInTheDocument();
  expect(onSent).not.toHaveBeenCalled();
});

test('a day that may not lie ahead does not', async () => {
  await open(<SheetForm />);
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/futur/);
  expect(fetched).not.toHaveBeenCalled();
});
