/** The printed sheets of a booklet: four cheques to a page of A4, in black on white. */
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { showChequeCode } from '#contract/paper/cheque-code.ts';
import type { ChequeSheet } from '#contract/paper/cheques.ts';
import { boxText, HOUR_BOXES } from '../hours.ts';
import css from './cheque-paper.module.css';

const PER_PAGE = 4;

type Printed = ChequeSheet['cheques'][number];

interface PartProps {
  sheet: ChequeSheet;
  cheque: Printed;
}

/** Shown on paper alone, and while it is there nothing else of the page is printed. */
export function ChequePaper({ sheet }: { sheet: ChequeSheet }) {
  const pages = Array.from({ length: Math.ceil(sheet.cheques.length / PER_PAGE) }, (_, page) =>
    sheet.cheques.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  return createPortal(
    <article className={css.paper} data-paper="">
      {pages.map((cheques) => (
        <div key={cheques[0]?.serial} className={css.page}>
          {cheques.map((cheque) => (
            <section key={cheque.serial} className={css.cheque}>
              <ReceiverPart sheet={sheet} cheque={cheque} />
              <DeskPart sheet={sheet} cheque={cheque} />
              <GiverPart sheet={sheet} cheque={cheque} />
            </section>
          ))}
        </div>
      ))}
    </article>,
    document.body,
  );
}

/** Stays in the booklet. */
function ReceiverPart({ sheet, cheque }: PartProps) {
  const { t } = useTranslation('cheques');
  return (
    <div className={css.part}>
      <Head title={t('paper.receiver')} sheet={sheet} cheque={cheque} />
      <Line label={t('paper.gaveTo')} />
      <Line label={t('paper.hours')} />
      <Line label={t('paper.for')} />
      <Line label={t('paper.on')} />
    </div>
  );
}

/** Goes to the desk, signed. */
function DeskPart({ sheet, cheque }: PartProps) {
  const { t } = useTranslation('cheques');
  return (
    <div className={css.part} data-desk="">
      <div className={css.top}>
        <div>
          <Head title={t('paper.cheque')} sheet={sheet} cheque={cheque} />
          <p className={css.code}>{showChequeCode(cheque.code)}</p>
        </div>
        <Qr text={cheque.address} />
      </div>
      <Line label={t('paper.received')} />
      <p className={css.hours}>
        <span>{t('paper.hours')}</span>
        {HOUR_BOXES.map((hours) => (
          <span key={hours} className={css.hourBox}>
            {boxText(hours)}
          </span>
        ))}
      </p>
      <Line label={t('paper.words')} />
      <div className={css.two}>
        <Line label={t('paper.for')} />
        <Line label={t('paper.on')} />
      </div>
      <Line label={t('paper.signature')} />
      <p className={css.small}>{t('paper.bring', { count: sheet.daysAllowed })}</p>
    </div>
  );
}

/** Stays with the person who gave. */
function GiverPart({ sheet, cheque }: PartProps) {
  const { t } = useTranslation('cheques');
  return (
    <div className={css.part}>
      <Head title={t('paper.giver')} sheet={sheet} cheque={cheque} />
      <p className={css.small}>
        {t('paper.gave')} <strong>{sheet.ownerName}</strong>
      </p>
      <Line label={t('paper.hours')} />
      <Line label={t('paper.for')} />
      <Line label={t('paper.on')} />
      <p className={css.code}>{showChequeCode(cheque.code)}</p>
    </div>
  );
}

function Head({ title, sheet, cheque }: PartProps & { title: string }) {
  const { t } = useTranslation('cheques');
  const { bankName, ownerName, ownerNumber } = sheet;
  return (
    <header>
      <p className={css.title}>
        {title} <span className={css.serial}>{t('paper.serial', { serial: cheque.serial })}</span>
      </p>
      <p className={css.small}>{bankName}</p>
      <p className={css.small}>
        <strong>{ownerName}</strong>
        {ownerNumber !== null && ` · ${t('paper.card', { number: ownerNumber })}`}
      </p>
    </header>
  );
}

/** A word, and a line to write on. */
function Line({ label }: { label: string }) {
  return (
    <p className={css.blank}>
      <span>{label}</span>
    </p>
  );
}

/** The address as a QR code, one path of squares with a quiet border. */
function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
