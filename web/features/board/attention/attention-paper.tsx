/** Whom to call on one sheet, in large type, with a box to tick for each. */
import { useTranslation } from 'react-i18next';
import type { CallLine } from '#contract/board/attention.ts';
import { sentenceDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import css from './attention.module.css';
import { useReasonWords } from './words.ts';

interface PrintProps {
  lines: readonly CallLine[];
  bank: string | undefined;
}

/** The button; the twenty lines fit on one sheet of A4. */
export function PrintAttention({ lines, bank }: PrintProps) {
  const { t } = useTranslation('attention');
  const words = useReasonWords();
  const { sheets, print } = usePaper<readonly CallLine[]>();
  if (lines.length === 0) return null;
  const day = sentenceDay(today(), currentLanguage());
  return (
    <>
      <Button kind="secondary" whileClosed onClick={() => print(lines)}>
        {t('print')}
      </Button>
      {sheets && (
        <Sheet>
          <div className={css.sheet}>
            <h1>{t('title')}</h1>
            <p>{[bank, t('printed', { day })].filter(Boolean).join(' · ')}</p>
            <ul>
              {sheets.map((line) => (
                <li key={line.userId}>
                  <span className={css.box} />
                  <span>
                    <Marked text={words(line)} /> <span className={css.number}>{line.phone}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </Sheet>
      )}
    </>
  );
}
