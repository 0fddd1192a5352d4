/** Where a file is dropped, or chosen with a click: the browser's own chooser behind a large target. */
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './picture.module.css';

interface DropPlaceProps {
  /** What may be chosen: "image/jpeg,image/png". Only a first sieve: look at the file itself. */
  accept: string;
  hint: string;
  onFile: (file: File) => void;
}

/** A dashed field that takes one file. */
export function DropPlace({ accept, hint, onFile }: DropPlaceProps) {
  const { t } = useTranslation('pictures');
  const [isOver, setOver] = useState(false);
  const id = useId();
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
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
        aria-describedby={id}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <span className={css.choose}>{t('choose')}</span>
      <span id={id} className={css.hint}>
        <span className={css.byMouse}>{t('drop')} </span>
        {hint}
      </span>
    </label>
  );
}
