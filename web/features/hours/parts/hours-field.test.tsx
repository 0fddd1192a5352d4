/** The hours of an exchange: typed in any usual way, chosen from the list, or tapped. */
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatMinutes } from '#contract/hours/hours.ts';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { tidyHours } from './exchange-form.ts';
import { HoursField } from './hours-field.tsx';

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui', 'recording']);
});

const field = page.getByRole('combobox');

function Hours() {
  const [value, onChange] = useState('');
  const tidy = (text: string) => tidyHours(text, 'it');
  return <HoursField {...{ name: 'hours', value, onChange, tidy }} />;
}

test('what is typed becomes what is written everywhere once the field is left', async () => {
  await render(<Hours />);
  for (const typed of ['1.5', '1,5', '1:30', '1 h 30', '90 min']) {
    await userEvent.fill(field, typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(formatMinutes(90, 'it'));
  }
});

test('the list has every half hour to a hundred; the frequent ones are one tap', async () => {
  await render(<Hours />);
  await userEvent.click(field);
  expect(page.getByRole('option').elements()).toHaveLength(200);
  await userEvent.click(page.getByRole('option', { name: formatMinutes(6_000, 'it') }));
  await expect.element(field).toHaveValue(formatMinutes(6_000, 'it'));
  await userEvent.click(page.getByRole('button', { name: formatMinutes(30, 'it'), exact: true }));
  await expect.element(field).toHaveValue(formatMinutes(30, 'it'));
});
