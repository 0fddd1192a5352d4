/** The figures behind a drawing, folded until somebody wants to read them. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './year.module.css';

/** Two cards stand beside each other. */
const DESK = '(min-width: 64rem)';

interface FiguresTableProps {
  caption: string;
  heads: readonly string[];
  /** Unfolded at the desk, where there is room for it. */
  isOpenAtDesk?: boolean;
  /** Each begins with what names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table that a summary opens. */
export function FiguresTable({ caption, heads, rows, isOpenAtDesk }: FiguresTableProps) {
  const { t } = useTranslation('own-exchanges');
  const [isOpen] = useState(() => isOpenAtDesk && matchMedia(DESK).matches);
  return (
    <details className={css.figures} open={isOpen}>
      <summary>{t('year.table')}</summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} data-head={heads[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
