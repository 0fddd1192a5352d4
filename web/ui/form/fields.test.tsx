/** The form hook and the search fields, rendered: when problems show, and what Enter chooses. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Form, SubmitButton } from './form.tsx';
import { MultiPicker } from './multi-picker.tsx';
import { SearchSelect } from './search-select.tsx';
import { TextField } from './text-field.tsx';
import { bind, type Errors, useForm } from './use-form.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const draw = (content: ReactNode) => act(async () => root.render(content));

function input(at = 0): HTMLInputElement {
  const found = place.querySelectorAll('input')[at];
  if (!found) throw new Error('there is no such input');
  return found;
}

const type = (text: string, field = input()) =>
  act(async () => {
    field.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string, field = input()) =>
  act(async () => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const leave = (field = input()) => act(async () => field.blur());
const submit = () => act(async () => place.querySelector('form')?.requestSubmit());
const options = () => [...place.querySelectorAll('[role=option]')].map((one) => one.textContent);

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
  await draw(<NameForm check={check} onSubmit={async () => undefined} />);
  await type('A');
  expect(check).toHaveBeenCalledTimes(1);
  expect(place.textContent).not.toContain('too short');
  await leave();
  expect(place.textContent).toContain('too short');
  await type('Anna');
  expect(place.textContent).not.toContain('too short');
});

test('two submits at once send once; what the server refuses stands until the field changes', async () => {
  const send = vi.fn(async () => ({ errors: { name: 'taken' } }));
  await draw(<NameForm check={short} onSubmit={send} />);
  await type('Anna');
  await act(async () => {
    place.querySelector('form')?.requestSubmit();
    place.querySelector('form')?.requestSubmit();
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(place.querySelector('[role=alert]')?.textContent).toContain('taken');
  await type('Annab');
  expect(place.textContent).not.toContain('taken');
});

test('nothing wrong is sent, and what was typed comes back', async () => {
  const send = vi.fn(async () => undefined);
  await draw(<NameForm check={short} onSubmit={send} />);
  await type('A');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(place.querySelector('[role=alert]'));
  await act(async () => root.unmount());
  root = createRoot(place);
  await draw(<NameForm check={short} onSubmit={send} />);
  expect(input().value).toBe('A');
});

const PEOPLE = ['Ferrari Anna', 'Rota Renato', 'Rota Zita'].map((label, at) => ({
  value: String(at),
  label,
}));

test('Enter takes the first match, arrow keys another, Escape closes; the form stays', async () => {
  const pick = vi.fn();
  await draw(<SearchSelect name="who" label="Who" value="" onChange={pick} options={PEOPLE} />);
  await type('rota');
  expect(options()).toEqual(['Rota Renato', 'Rota Zita']);
  await press('Enter');
  expect(pick).toHaveBeenLastCalledWith('1');
  await type('rota');
  await press('ArrowDown');
  await press('Enter');
  expect(pick).toHaveBeenLastCalledWith('2');
  await type('rota');
  await press('Escape');
  expect(options()).toEqual([]);
  await leave();
  expect(input().value).toBe('');
});

test('Enter waits for results that arrive late, also after the field was left', async () => {
  const pick = vi.fn();
  const field = (isAnswered: boolean) => (
    <SearchSelect
      {...{ name: 'who', label: 'Who', value: '', onChange: pick, isAnswered }}
      options={isAnswered ? PEOPLE.slice(1) : PEOPLE}
      onSearch={() => {}}
    />
  );
  await draw(field(false));
  await type('rota');
  await press('Enter');
  await leave();
  expect(pick).not.toHaveBeenCalled();
  expect(input().value).toBe('rota');
  await draw(field(true));
  expect(pick).toHaveBeenCalledExactlyOnceWith('1');
});

test('of several choices the last goes with Backspace, any with its button; none is offered twice', async () => {
  const change = vi.fn();
  await draw(
    <MultiPicker
      wiring={{ id: 'many' }}
      chosen={PEOPLE.slice(0, 2)}
      onChange={change}
      onSearch={() => {}}
      options={PEOPLE}
    />,
  );
  await act(async () => input().focus());
  expect(options()).toEqual(['Rota Zita']);
  await press('Backspace');
  expect(change).toHaveBeenLastCalledWith(['0']);
  await act(async () => place.querySelector('button')?.click());
  expect(change).toHaveBeenLastCalledWith(['1']);
});
