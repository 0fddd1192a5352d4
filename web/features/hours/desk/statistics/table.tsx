/** A table of figures, as narrow as its place. */
import type { ReactNode } from 'react';
import { Measured } from '#web/ui/page/measured.tsx';
import css from './statistics.module.css';

interface TableProps {
  caption: string;
  /** The first is what a row is about, the others are figures. */
  headers: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Its rows, the first cell of each names it. */
export function Table({ caption, headers, rows }: TableProps) {
  return (
    <Measured>
      <table className={css.figures}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {figures.map((cell, index) => (
                <td key={headers[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Measured>
  );
}
