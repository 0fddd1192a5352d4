/** Where a file is dropped, or chosen with a click: the browser's own chooser behind a large target. */
import { type DragEvent, useId, useState } from 'react';
import css from './drop-place.module.css';

interface DropPlaceProps {
  /** What may be chosen: "image/jpeg,image/png". Only a first sieve: look at the file itself. */
  accept: string;
  /** What a click does; while `isBusy`, what is being done. */
  label: string;
  /** What may be chosen, in words. */
  hint: string;
  /** Before the hint, where there is something to drag with. */
  dropHint?: string;
  /** A file is being read: no other is taken. */
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** The place, one file at a time. */
export function DropPlace({ accept, label, hint, dropHint, isBusy, onFile }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        disabled={isBusy}
        aria-describedby={id}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <span className={css.choose} role={isBusy ? 'status' : undefined}>
        {label}
      </span>
      <span id={id} className={css.hint}>
        {dropHint && <span className={css.byMouse}>{dropHint} </span>}
        {hint}
      </span>
    </label>
  );
}
