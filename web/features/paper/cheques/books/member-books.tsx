/** The booklets of a member on their page at the desk: given out, printed, closed, and what was used. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHEQUE_BOOK_SIZES, type ChequeBook, type ChequeLine } from '#contract/paper/cheques.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { onDay, sinceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Name, Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from '../cheques.module.css';
import { ReasonDialog } from '../reason-dialog.tsx';
import { chequeDay, givenWords, whyVoid } from '../words.ts';
import { PrintBook } from './print-book.tsx';

interface MemberBooksProps {
  personId: number;
  /** First name first. */
  name: string;
}

/** A line that says how many, and behind it each of them, the latest first. */
export function MemberBooks({ personId, name }: MemberBooksProps) {
  const { t } = useTranslation('cheques');
  const books = useQuery(read('listChequeBooks', { params: { id: personId } }));
  return (
    <PartRow title={t('books.title')} now={books.data && stateOf(books.data)}>
      <Loaded
        query={books}
        skeleton={<TextSkeleton lines={2} />}
        empty={<Soft>{t('books.empty', { name })}</Soft>}
        warns
      >
        {(data) => data.map((book) => <Book key={book.id} book={book} />)}
      </Loaded>
      <GiveBook personId={personId} name={name} />
      <ButtonLink kind="quiet" small to={paths.bankCheques}>
        {t('books.record')}
      </ButtonLink>
    </PartRow>
  );

  function stateOf(all: ChequeBook[]): string {
    const blank = all.flatMap(({ cheques }) => cheques).filter(({ state }) => state === 'blank');
    return [
      t('books.count', { count: all.length }),
      ...(blank.length > 0 ? [t('books.blank', { count: blank.length })] : []),
    ].join(', ');
  }
}

type Size = (typeof CHEQUE_BOOK_SIZES)[number];

/** Each size has its button; the question says whose, how many and which numbers begin. */
function GiveBook({ personId, name }: MemberBooksProps) {
  const { t } = useTranslation('cheques');
  const [asked, ask] = useState<Size>();
  const give = useAction({
    send: (count: Size) => call('issueChequeBook', { body: { personId, count } }),
    done: (_, { firstSerial: from, count }) => t('books.given', { from, to: from + count - 1 }),
    failed: () => t('books.giveFailed'),
    awaitsQueries: true,
  });
  return (
    <fieldset className={css.boxes}>
      <legend>{t('books.give')}</legend>
      {CHEQUE_BOOK_SIZES.map((count) => (
        <Button key={count} kind="secondary" small busy={give.isBusy} onClick={() => ask(count)}>
          {t('books.size', { count })}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => ask(undefined)}
        onConfirm={() => asked && give.run(asked)}
        title={t('books.giveTitle', { name, count: asked ?? 0 })}
        confirmLabel={t('books.giveAct')}
        cancelLabel={t('books.giveKeep')}
        tone="plain"
      >
        {t('books.giveText')}
      </ConfirmDialog>
    </fieldset>
  );
}

const STATES = ['blank', 'handed-in', 'booked', 'void'] as const;

function Book({ book }: { book: ChequeBook }) {
  const { t } = useTranslation('cheques');
  const { firstSerial: from, count, issuedOn, issuedBy, closed, cheques } = book;
  const to = from + count - 1;
  const counts = STATES.flatMap((state) => {
    const number = cheques.filter((cheque) => cheque.state === state).length;
    return number === 0 ? [] : [t(`books.${state}`, { count: number })];
  });
  const used = cheques.filter(({ state }) => state !== 'blank');
  const day = (text: string) => onDay(text, currentLanguage());
  return (
    <div className={css.book}>
      <Name>{t('books.range', { from, to })}</Name>
      <p>{counts.join(', ')}</p>
      <Soft>
        {t('books.issued', { day: day(issuedOn), name: issuedBy })}
        {closed && ` · ${closedText(closed)}`}
      </Soft>
      {!closed && (
        <Acts gap="tight">
          <PrintBook bookId={book.id} from={from} />
          <CloseBook book={book} to={to} />
        </Acts>
      )}
      {used.length > 0 && (
        <details className={css.used}>
          <summary>{t('books.used')}</summary>
          <ul>
            {used.map((cheque) => (
              <li key={cheque.code}>
                <Used line={cheque} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );

  function closedText({ on, reason }: NonNullable<ChequeBook['closed']>) {
    return reason === null
      ? t('books.ended', { day: day(on) })
      : t('books.closed', { day: day(on), reason });
  }
}

function Used({ line }: { line: ChequeLine }) {
  const { t } = useTranslation('cheques');
  const { serial, state, exchange, daysLate, note } = line;
  const words = { serial, day: chequeDay(line), ...givenWords(line) };
  const text = () => {
    if (state === 'void') return t('books.lineVoid', { ...words, why: whyVoid(t, line) });
    if (!exchange) {
      return t('books.lineKept', {
        serial,
        since: sinceDay(line.since ?? '', currentLanguage()),
        note: note ?? '',
      });
    }
    if (state === 'handed-in') return t('books.lineHandedIn', words);
    return t(exchange.status === 'reversed' ? 'books.lineReversed' : 'books.lineBooked', words);
  };
  return (
    <>
      {text()}
      {daysLate !== null && daysLate > 0 && ` · ${t('books.lateBy', { count: daysLate })}`}
    </>
  );
}

function CloseBook({ book, to }: { book: ChequeBook; to: number }) {
  const { t } = useTranslation('cheques');
  const [isOpen, setOpen] = useState(false);
  const { id, firstSerial: from } = book;
  const close = useAction({
    send: (reason: string) => call('closeChequeBook', { params: { id }, body: { reason } }),
    done: () => t('closing.done'),
    failed: () => t('closing.failed'),
  });
  return (
    <>
      <Button kind="danger" small onClick={() => setOpen(true)}>
        {t('books.close')}
        <span className="visually-hidden"> {t('books.closeOf', { from })}</span>
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        isLoss
        onClose={() => setOpen(false)}
        onConfirm={close.run}
        title={t('closing.title', { from, to })}
        text={t('closing.text')}
        label={t('closing.reason')}
        missing={t('closing.reasonMissing')}
        confirmLabel={t('closing.act')}
        frequent={[t('closing.lost'), t('closing.returned')]}
      />
    </>
  );
}
