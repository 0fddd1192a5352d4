/** The list of problems above a form: each line says which field it is about. */
import { useContext } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FieldName } from '#web/i18n/field-name.ts';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';
import { bind, useForm } from './use-form.ts';

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});

function AlikeForm() {
  const check = () => ({ name: <Alike />, town: <Alike /> });
  const form = useForm({ begin: { name: '', town: '' }, check });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <TextField {...bind(form, 'name')} label="Name" />
      <TextField {...bind(form, 'town')} label="Town" optional />
    </Form>
  );
}

function Alike() {
  return `${useContext(FieldName) || 'here'} is missing`;
}

test('of problems that read alike the list says at which field each is, the fields do not', async () => {
  await render(<AlikeForm />);
  document.querySelector('form')?.requestSubmit();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('link', { name: 'Name is missing' })).toBeVisible();
  await expect.element(alert.getByRole('link', { name: 'Town is missing' })).toBeVisible();
  expect(page.getByText('here is missing').elements()).toHaveLength(2);
});
