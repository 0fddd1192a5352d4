/** A closed page: what sends something says why not, everything else goes on. */

import { MemoryRouter, type To } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { Button, ButtonLink } from './button.tsx';
import { Closed } from './closed.ts';
import { DecisionButton } from './decision/decision-button.tsx';
import { ConfirmDialog } from './dialog/confirm-dialog.tsx';
import { Form, SubmitButton } from './form/form.tsx';
import { TextField } from './form/text-field.tsx';
import { bind, useForm } from './form/use-form.ts';

const tell = vi.fn();
const send = vi.fn();
const closing = { tell, covers: (to: To) => to === '/new', page: undefined };

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});
beforeEach(() => {
  tell.mockClear();
  send.mockClear();
});

const press = (name: string) => page.getByRole('button', { name });

function Acts() {
  return (
    <>
      <Button busy={false} onClick={send}>
        Record
      </Button>
      <DecisionButton onClick={send}>Confirm</DecisionButton>
      <Button busy={false} whileClosed onClick={send}>
        Call off
      </Button>
      <Button onClick={send}>Show more</Button>
    </>
  );
}

test('a button that sends something says why not; what stays possible is done', async () => {
  await render(
    <Closed value={closing}>
      <Acts />
    </Closed>,
  );
  for (const name of ['Record', 'Confirm']) {
    await expect.element(press(name)).toHaveAttribute('aria-disabled', 'true');
    // It takes clicks, to say why.
    await userEvent.click(press(name), { force: true });
  }
  expect([tell.mock.calls.length, send.mock.calls.length]).toEqual([2, 0]);
  for (const name of ['Call off', 'Show more']) {
    await expect.element(press(name)).not.toHaveAttribute('aria-disabled');
    await userEvent.click(press(name));
  }
  expect([tell.mock.calls.length, send.mock.calls.length]).toEqual([2, 2]);
});

test('where nothing is closed everything is done', async () => {
  await render(<Acts />);
  for (const name of ['Record', 'Call off', 'Show more']) await userEvent.click(press(name));
  expect([tell.mock.calls.length, send.mock.calls.length]).toEqual([0, 3]);
});

function NameForm() {
  const form = useForm({ begin: { name: '' }, check: () => ({}) });
  return (
    <Form form={form} onSubmit={send}>
      <TextField {...bind(form, 'name')} label="Name" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('a form is not sent, neither by the key', async () => {
  await render(
    <Closed value={closing}>
      <NameForm />
    </Closed>,
  );
  await userEvent.type(page.getByRole('textbox'), 'Anna{Enter}');
  expect([tell.mock.calls.length, send.mock.calls.length]).toEqual([1, 0]);
});

test('a question is answered only where that stays possible', async () => {
  const question = (whileClosed: boolean) => (
    <Closed value={closing}>
      <ConfirmDialog
        isOpen
        onClose={() => {}}
        onConfirm={send}
        title="Sure?"
        confirmLabel="Do it"
        whileClosed={whileClosed}
      >
        It will be gone.
      </ConfirmDialog>
    </Closed>
  );
  const { rerender } = await render(question(false));
  await userEvent.click(press('Do it'), { force: true });
  expect([tell.mock.calls.length, send.mock.calls.length]).toEqual([1, 0]);
  await rerender(question(true));
  await userEvent.click(press('Do it'));
  expect([tell.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
});

test('no link leads to a page that is closed', async () => {
  await render(
    <MemoryRouter>
      <Closed value={closing}>
        <ButtonLink to="/new">New</ButtonLink>
        <ButtonLink to="/old">Old</ButtonLink>
      </Closed>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('link', { name: 'Old' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New' })).not.toBeInTheDocument();
});
