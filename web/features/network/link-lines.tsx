/** Pending links as lines: who and when in a sentence, buttons beside it. */
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Association } from '#contract/network.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import type { OtherEnd } from './link-actions.ts';
import css from './network.module.css';

interface LinkLinesProps {
  links: readonly Association[];
  /** The other end of each link. */
  endOf: (link: Association) => OtherEnd;
  /** The key of the sentence. */
  sentence: 'toApprove.sentence' | 'asked.sentence';
  acts: (end: OtherEnd) => ReactNode;
  /** Covers a decided link. */
  lineFor?: (link: Association) => ReactNode;
}

const b = <strong />;

/** One line a link. */
export function LinkLines({ links, endOf, sentence, acts, lineFor }: LinkLinesProps) {
  const { t } = useTranslation('network');
  return (
    <ul className={css.lines}>
      {links.map((link) => {
        const end = endOf(link);
        const day = onDay(link.operationDate, currentLanguage());
        return (
          <li key={link.id} {...covered(lineFor?.(link), css.line)}>
            <p>
              <Trans t={t} i18nKey={sentence} values={{ bank: end.bank, day }} components={{ b }} />
            </p>
            <div className={css.acts}>{acts(end)}</div>
            <Cover>{lineFor?.(link)}</Cover>
          </li>
        );
      })}
    </ul>
  );
}
