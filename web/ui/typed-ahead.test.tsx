/** What is typed into a search or a day stays, however late the address follows. */
import { memo, type ReactNode, startTransition, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { DayFilter } from './table/filters.tsx';
import { SearchField } from './table/search-field.tsx';

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});

interface LateAddressProps {
  late: (() => void)[];
  children: (value: string, follow: (text: string) => void) => ReactNode;
}

/** An address that says what was sent to it when it is let. */
function LateAddress({ late, children }: LateAddressProps) {
  const [value, setValue] = useState('');
  return (
    <>
      {children(value, (text) => late.push(() => setValue(text)))}
      <button type="button" onClick={() => setValue('')}>
        Azzera
      </button>
      <output>{value}</output>
    </>
  );
}

it('letters that are typed before the address follows stay, and are searched too', async () => {
  const late: (() => void)[] = [];
  const screen = await render(
    <LateAddress late={late}>
      {(value, follow) => <SearchField label="Cerca" value={value} onSearch={follow} />}
    </LateAddress>,
  );
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

it('a day that is typed before the address follows stays, and Back takes the field along', async () => {
  const late: (() => void)[] = [];
  const screen = await render(
    <LateAddress late={late}>
      {(value, follow) => <DayFilter label="Dal" value={value} onChange={follow} />}
    </LateAddress>,
  );
  const field = screen.getByRole('textbox', { name: 'Dal' });
  await field.fill('01/02/2026');
  await expect.element(field).toHaveValue('01/02/2026');
  // The next one is not whole when the address says the first.
  await field.fill('03/02/20');
  late.shift()?.();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-02-01');
  await expect.element(field).toHaveValue('03/02/20');
  await field.fill('03/02/2026');
  late.shift()?.();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-02-03');
  expect(late).toEqual([]);

  await screen.getByRole('button', { name: 'Azzera' }).click();
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
