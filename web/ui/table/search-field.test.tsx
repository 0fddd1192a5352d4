/** What is typed into a search stays, however late the address follows. */
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field.tsx';

/** An address that says what was searched when it is let. */
function LateAddress({ late }: { late: (() => void)[] }) {
  const [value, setValue] = useState('');
  const follow = (text: string) => late.push(() => setValue(text));
  return (
    <>
      <SearchField label="Cerca" value={value} onSearch={follow} />
      <button type="button" onClick={() => setValue('')}>
        Azzera
      </button>
      <output>{value}</output>
    </>
  );
}

it('letters that are typed before the address follows stay, and are searched too', async () => {
  const late: (() => void)[] = [];
  const screen = await render(<LateAddress late={late} />);
  const field = screen.getByRole('searchbox');
  await field.click();
  await userEvent.keyboard('o');
  await expect.poll(() => late.length).toBe(1);
  await userEvent.keyboard('rlo');
  await expect.element(field).toHaveValue('orlo');
  await expect.poll(() => late.length).toBe(2);
  await userEvent.keyboard(' a');
  late.shift()?.();
  await expect.element(screen.getByRole('status')).toHaveTextContent('o');
  await expect.element(field).toHaveValue('orlo a');
  late.shift()?.();
  await expect.element(field).toHaveValue('orlo a');
  await expect.poll(() => late.length).toBe(1);
  late.shift()?.();
  await expect.element(screen.getByRole('status')).toHaveTextContent('orlo a');

  await screen.getByRole('button').click();
  await expect.element(field).toHaveValue('');
});
