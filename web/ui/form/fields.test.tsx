/** The form hook and the search fields, rendered: when problems show, and what Enter chooses. */
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { toasts } from '../notice/toasts.ts';
import { Form, SubmitButton } from './form.tsx';
import { KeptDraft } from './kept-draft.tsx';
import { MissingFields } from './missing-fields.tsx';
import { MultiPicker, SearchMultiSelect } from './multi-picker.tsx';
import { SearchSelect } from './search-select.tsx';
import { TextField } from './text-field.tsx';
import { bind, type Errors, useForm } from './use-form.ts';

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});

beforeEach(() => sessionStorage.clear());

const field = page.getByRole('textbox');
const search = page.getByRole('combobox');
const option = page.getByRole('option');
const optionTexts = () => option.elements().map((one) => one.textContent);

function formElement(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return form;
}

interface NameFormProps {
  check: (values: { name: string }) => Errors;
  onSubmit: (values: { name: string }) => Promise<{ errors: Errors } | undefined>;
}

function NameForm({ check, onSubmit }: NameFormProps) {
  const form = useForm({ begin: { name: '' }, check, draft: 'test' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField {...bind(form, 'name')} label="Name" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const short = ({ name }: { name: string }): Errors =>
  name.length < 3 ? { name: 'too short' } : {};

test('a field is checked once a letter, and its problem shows when it is left', async () => {
  const check = vi.fn(short);
  await render(<NameForm check={check} onSubmit={async () => undefined} />);
  await userEvent.type(field, 'A');
  expect(check).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('too short')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByText('too short')).toBeVisible();
  await userEvent.type(field, 'nna');
  await expect.element(page.getByText('too short')).not.toBeInTheDocument();
});

test('two submits at once send once; what the server refuses stands until the field changes', async () => {
  const send = vi.fn(async () => ({ errors: { name: 'taken' } }));
  await render(<NameForm check={short} onSubmit={send} />);
  await userEvent.type(field, 'Anna');
  formElement().requestSubmit();
  formElement().requestSubmit();
  await expect.element(page.getByRole('alert').getByText('taken')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.type(field, 'b');
  await expect.element(page.getByText('taken')).not.toBeInTheDocument();
});

test('nothing wrong is sent, and what was typed comes back', async () => {
  const send = vi.fn(async () => undefined);
  const form = <NameForm check={short} onSubmit={send} />;
  const { unmount } = await render(form);
  await userEvent.type(field, 'A');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await unmount();
  await render(form);
  await expect.element(field).toHaveValue('A');
});

function TownForm() {
  const check = () => ({ name: 'write a name', town: 'write a town' });
  const form = useForm({ begin: { name: '', town: '' }, check });
  const fields = [
    { name: 'name', label: 'a name' },
    { name: 'town', label: 'a town' },
  ];
  return (
    <Form form={form} onSubmit={async () => undefined} incomplete="Fill in everything">
      <TextField {...bind(form, 'name')} label="Name" />
      <TextField {...bind(form, 'town')} label="Town" />
      <MissingFields label="Missing:" fields={fields} />
    </Form>
  );
}

test('what is missing is said at the button and, once sent, above; each line leads to its field', async () => {
  await render(<TownForm />);
  await userEvent.click(page.getByRole('button', { name: 'a town' }));
  await expect.element(page.getByLabelText('Town')).toHaveFocus();
  formElement().requestSubmit();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveFocus();
  await expect.element(alert.getByText('Fill in everything')).toBeVisible();
  await userEvent.click(alert.getByRole('link', { name: 'write a name' }));
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('an old success never stands above a failure', async () => {
  toasts.set([{ id: 1, tone: 'success', text: 'Sent' }]);
  await render(<NameForm check={short} onSubmit={async () => undefined} />);
  formElement().requestSubmit();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(toasts.get()).toEqual([]);
});

test('a draft that comes back says so, and begins again when asked', async () => {
  const kept = (
    <KeptDraft draft="test" begin={{ name: '' }}>
      <NameForm check={short} onSubmit={async () => undefined} />
    </KeptDraft>
  );
  const told = page.getByText('Abbiamo ripreso quello che stavi scrivendo.');
  const { unmount } = await render(kept);
  await expect.element(told).not.toBeInTheDocument();
  await userEvent.type(field, 'Anna');
  await unmount();
  const again = await render(kept);
  await expect.element(told).toBeVisible();
  await expect.element(field).toHaveValue('Anna');
  await userEvent.click(page.getByRole('button', { name: 'Ricomincia' }));
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await again.unmount();
  await render(kept);
  await expect.element(told).not.toBeInTheDocument();
});

const PEOPLE = ['Ferrari Anna', 'Rota Renato', 'Rota Zita'].map((label, at) => ({
  value: String(at),
  label,
}));

test('Enter takes the first match, arrow keys another, Escape closes the list', async () => {
  const pick = vi.fn();
  await render(<SearchSelect name="who" label="Who" value="" onChange={pick} options={PEOPLE} />);
  await userEvent.type(search, 'rota');
  await expect.poll(optionTexts).toEqual(['Rota Renato', 'Rota Zita']);
  await userEvent.keyboard('{Enter}');
  expect(pick).toHaveBeenLastCalledWith('1');
  await userEvent.type(search, 'rota');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(pick).toHaveBeenLastCalledWith('2');
  await userEvent.type(search, 'rota');
  await userEvent.keyboard('{Escape}');
  await expect.poll(optionTexts).toEqual([]);
  await userEvent.tab();
  await expect.element(search).toHaveValue('');
});

test('the list opens for an arrow or a click, not because the focus came by', async () => {
  await render(
    <SearchSelect name="who" label="Who" value="" onChange={vi.fn()} options={PEOPLE} />,
  );
  search.element().focus();
  await expect.element(search).toHaveFocus();
  expect(optionTexts()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(optionTexts).toEqual(PEOPLE.map(({ label }) => label));
  await userEvent.keyboard('{Escape}');
  await expect.poll(optionTexts).toEqual([]);
  await userEvent.click(search);
  await expect.poll(optionTexts).toEqual(PEOPLE.map(({ label }) => label));
});

test('Enter waits for results that arrive late, also after the field was left', async () => {
  const pick = vi.fn();
  const late = (isAnswered: boolean) => (
    <SearchSelect
      {...{ name: 'who', label: 'Who', value: '', onChange: pick, isAnswered }}
      options={isAnswered ? PEOPLE.slice(1) : PEOPLE}
      onSearch={() => {}}
    />
  );
  const { rerender } = await render(late(false));
  await userEvent.type(search, 'rota');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(pick).not.toHaveBeenCalled();
  await expect.element(search).toHaveValue('rota');
  await rerender(late(true));
  expect(pick).toHaveBeenCalledExactlyOnceWith('1');
});

test('of several choices the last goes with Backspace, any with its button; none is offered twice', async () => {
  const change = vi.fn();
  await render(
    <MultiPicker
      wiring={{ id: 'many' }}
      chosen={PEOPLE.slice(0, 2)}
      onChange={change}
      onSearch={() => {}}
      options={PEOPLE}
    />,
  );
  await userEvent.click(search);
  await expect.poll(optionTexts).toEqual(['Rota Zita']);
  await userEvent.keyboard('{Backspace}');
  expect(change).toHaveBeenLastCalledWith(['0']);
  // Hidden from assistive technology, which has Backspace.
  await userEvent.click(page.getByRole('button', { includeHidden: true }).first());
  expect(change).toHaveBeenLastCalledWith(['1']);
});

const NOBODY: string[] = [];

function Choices({ onSubmit }: { onSubmit: () => Promise<undefined> }) {
  const form = useForm({ begin: { who: '', many: NOBODY, note: '' }, check: () => ({}) });
  return (
    <Form form={form} onSubmit={onSubmit} byButtonOnly>
      <SearchSelect {...bind(form, 'who')} label="Who" options={PEOPLE} />
      <SearchMultiSelect
        {...bind(form, 'many')}
        label="Many"
        chosen={PEOPLE.filter(({ value }) => form.values.many.includes(value))}
        onSearch={() => {}}
        options={PEOPLE}
      />
      <TextField {...bind(form, 'note')} label="Note" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('Enter chooses, one after the other or one instead of the other, and never sends', async () => {
  const send = vi.fn(async () => undefined);
  await render(<Choices onSubmit={send} />);
  const who = page.getByRole('combobox', { name: 'Who' });
  await userEvent.fill(who, 'rota z');
  await userEvent.keyboard('{Enter}');
  await expect.element(who).toHaveValue('Rota Zita');
  await userEvent.fill(who, 'ferr');
  await userEvent.keyboard('{Enter}');
  await expect.element(who).toHaveValue('Ferrari Anna');
  for (const letters of ['ferr', 'rota']) {
    await userEvent.type(page.getByRole('combobox', { name: 'Many' }), letters);
    await userEvent.keyboard('{Enter}');
  }
  await userEvent.type(page.getByLabelText('Note'), 'twice{Enter}');
  await userEvent.click(who);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ who: '0', many: ['0', '1'], note: 'twice' }]]);
});

const CROWD = Array.from({ length: 120 }, (_, at) => ({
  value: String(at),
  label: `Folla ${String(at).padStart(3, '0')}`,
}));

function Crowd({ onChange }: { onChange: (value: string) => void }) {
  const [shown, setShown] = useState(40);
  return (
    <SearchSelect
      {...{ name: 'who', label: 'Who', value: '', onChange, onSearch: () => {} }}
      options={CROWD.slice(0, shown)}
      onMore={() => setShown(80)}
      rest="and 40 more"
    />
  );
}

test('a long list goes on while one steps or scrolls, then says how many are left', async () => {
  const pick = vi.fn();
  await render(<Crowd onChange={pick} />);
  await userEvent.click(search);
  expect(optionTexts()).toHaveLength(41);
  await userEvent.keyboard('{ArrowDown>39}');
  await expect.poll(() => optionTexts().at(-2)).toBe('Folla 079');
  await userEvent.click(option.last(), { force: true });
  expect(pick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(pick).toHaveBeenCalledOnce();
});
