/** What is typed into a search stays, however late the address follows. */
import { memo, startTransition, useState } from 'react';
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
  // Each step is one event: letter by letter, a busy machine may search between two of them.
  await field.fill('o');
  await expect.poll(() => late.length).toBe(1);
  await field.fill('orlo');
  await expect.poll(() => late.length).toBe(2);
  await field.fill('orlo a');
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

let drawn = 0;
/** Takes its time to draw what was found, as a long list on a slow phone does. */
const Row = memo(function Row({ of }: { of: string }) {
  drawn += 1;
  const until = performance.now() + 12;
  while (performance.now() < until);
  return <li>{of}</li>;
});

/** An address that is drawn in a transition, as the router does. */
function SlowPage() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="Cerca"
        value={value}
        onSearch={(text) => startTransition(() => setValue(text))}
      />
      <ul>
        {Array.from({ length: 40 }, (_, nth) => (
          <Row key={String(nth)} of={`${value} ${nth}`} />
        ))}
      </ul>
      <output>{value}</output>
    </>
  );
}

it('letters that are typed while the page is drawn for those before stay', async () => {
  const screen = await render(<SlowPage />);
  const field = screen.getByRole('searchbox');
  await field.click();
  for (const letters of ['ca', 'ff', 'e', ' con', ' zo', 'e']) {
    const before = drawn;
    await userEvent.keyboard(letters);
    // The pause of typing is over, and the page is in the middle of drawing.
    await expect.poll(() => drawn, { interval: 5 }).toBeGreaterThan(before);
  }
  await expect.element(field).toHaveValue('caffe con zoe');
  await expect.element(screen.getByRole('status')).toHaveTextContent('caffe con zoe');
});
