/** What is printed of a bulletin: letters for an envelope with a window, and the sheet that who comes signs. */
import { useTranslation } from 'react-i18next';
import type { Bulletin, BulletinSheet } from '#contract/board/bulletins.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Written } from '#web/ui/page/words.tsx';
import { Paper, type PaperColumn, Sheet } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { PlanLine } from '../plan-line.tsx';
import css from './printing.module.css';

interface PrintProps {
  bulletin: Bulletin;
  sheet: BulletinSheet;
}

/** A letter for each member whom no e-mail reaches. */
export function PrintLetters({ bulletin, sheet }: PrintProps) {
  const { t } = useTranslation('bank-bulletins');
  const { sheets, print } = usePaper<BulletinSheet>();
  return (
    <div>
      <Button kind="secondary" onClick={() => print(sheet)}>
        {t('told.print', { count: sheet.letters.length })}
      </Button>
      {sheets?.letters.map((reader) => (
        <OneLetter key={reader.id} reader={reader} bulletin={bulletin} bank={sheets.bank} />
      ))}
    </div>
  );
}

interface OneLetterProps {
  reader: BulletinSheet['letters'][number];
  bulletin: Bulletin;
  bank: BulletinSheet['bank'];
}

/** The name stands where the window of an envelope is; the street is written by hand: the portal keeps none. */
function OneLetter({ reader, bulletin, bank }: OneLetterProps) {
  const { t } = useTranslation('bank-bulletins');
  const { title, text, asks } = bulletin;
  return (
    <Sheet>
      <div className={css.letter}>
        <p className={css.sender}>
          {bank.name} · {bank.address}
        </p>
        <div className={css.window}>
          <p>{reader.name}</p>
          <p className={css.line} />
          <p className={css.line} />
        </div>
        {reader.number !== null && <p>{t('paper.card', { number: reader.number })}</p>}
        <h1>{title}</h1>
        <p>{t('paper.greeting', { name: reader.name })}</p>
        <PlanLine plan={bulletin} />
        <Written>{text}</Written>
        {asks && bank.phone !== '' && (
          <p>
            <strong>{t('paper.comes', { phone: bank.phone })}</strong>
          </p>
        )}
        <p>
          {t('paper.desk')}, {bank.name}
          {bank.phone !== '' && <>, {bank.phone}</>}
        </p>
        {bank.openingHours !== '' && <p>{t('paper.hours', { hours: bank.openingHours })}</p>}
      </div>
    </Sheet>
  );
}

/** For guests, and for who comes without a word. */
const EMPTY_LINES = 12;

interface Row {
  id: number;
  name: string;
  heads: number | null;
}

/** Who said yes, and empty lines. */
export function PrintSheet({ bulletin, sheet }: PrintProps) {
  const { t } = useTranslation('bank-bulletins');
  const { sheets, print } = usePaper<BulletinSheet>();
  const empty = Array.from({ length: EMPTY_LINES }, (_, n) => ({ id: -n, name: '', heads: null }));
  const columns: PaperColumn<Row>[] = [
    { key: 'name', header: t('paper.name'), cell: ({ name }) => name, width: '40%' },
    { key: 'heads', header: t('paper.heads'), cell: ({ heads }) => heads, width: '14%' },
    { key: 'signature', header: t('paper.signature'), cell: () => null },
  ];
  const language = currentLanguage();
  return (
    <>
      <Button kind="secondary" onClick={() => print(sheet)}>
        {t('coming.sheet')}
      </Button>
      {sheets && (
        <Paper
          owner={sheets.bank.name}
          title={t('paper.sheet', { title: bulletin.title })}
          facts={[
            bulletin.day !== null && tableDay(bulletin.day, language),
            bulletin.place,
            t('paper.printed', { day: tableDay(today(), language) }),
          ]}
          columns={columns}
          rows={[...sheets.signatures, ...empty]}
          rowKey={({ id }) => id}
          isForm
        />
      )}
    </>
  );
}
