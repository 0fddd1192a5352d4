/** The dialog: where the focus starts and returns to, and every way to close it. */
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});

function Opener({ onConfirm }: { onConfirm?: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      {onConfirm ? (
        <ConfirmDialog
          isOpen={isOpen}
          onClose={close}
          onConfirm={onConfirm}
          title="Annullare lo scambio?"
          confirmLabel="Annulla lo scambio"
        >
          Le ore tornano indietro.
        </ConfirmDialog>
      ) : (
        <Dialog isOpen={isOpen} onClose={close} title="Una domanda">
          <input aria-label="Nome" />
        </Dialog>
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Apri' });
const dialog = page.getByRole('dialog', { name: 'Una domanda' });
const question = page.getByRole('alertdialog', { name: 'Annullare lo scambio?' });

test('the focus starts in the first field and returns to the opener', async () => {
  await render(<Opener />);
  await opener.click();
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('it closes by its button and by a click beside it, not by one inside', async () => {
  await render(<Opener />);
  await opener.click();
  await dialog.getByRole('textbox').click();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('closed and opened again at once, it stays open', async () => {
  await render(<Opener />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await opener.click();
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

test('a question starts at the safe answer, and Escape means no', async () => {
  const onConfirm = vi.fn(async () => {});
  await render(<Opener onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(question.getByRole('button').first()).toHaveFocus();
  await expect.element(question).toHaveAccessibleDescription('Le ore tornano indietro.');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('while the answer is on its way it acts once, and stays open', async () => {
  const answer = Promise.withResolvers<void>();
  const onConfirm = vi.fn(() => answer.promise);
  await render(<Opener onConfirm={onConfirm} />);
  await opener.click();
  const act = await question.getByText('Annulla lo scambio').findElement();
  await userEvent.dblClick(act);
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledOnce();
  await expect.element(question).toBeVisible();
  answer.resolve();
  await expect.element(question).not.toBeInTheDocument();
});
