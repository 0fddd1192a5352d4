/** The figures behind a drawing, folded until somebody wants to read them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './year.module.css';

interface FiguresTableProps {
  caption: string;
  heads: readonly string[];
  /** Each begins with what names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table that a summary opens. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  const { t } = useTranslation('own-exchanges');
  return (
    <details className={css.figures}>
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
