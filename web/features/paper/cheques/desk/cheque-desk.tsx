/** The desk with a pile of cheques: read one, copy it, next; the pile beside it is booked at the end. */
import { useRef, useState } from 'react';
import type { Cheque } from '#contract/paper/cheques.ts';
import { today } from '#web/i18n/format.ts';
import { Card } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import type { ActivityFieldOf } from '../activity-field.ts';
import css from '../cheques.module.css';
import { ChequeEntry } from './cheque-entry.tsx';
import { CodeEntry, type CodeEntryHandle } from './code-entry.tsx';
import { usePile } from './pile.ts';
import { PileCard } from './pile-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** As high as the form of a cheque on a phone, so that the pile below does not leap. */
const LINES_OF_A_CHEQUE = 30;

interface ChequeDeskProps {
  /** A code to begin with; empty for none. */
  code: string;
  activityField: ActivityFieldOf;
}

/** Code and form on the left, the pile on the right. */
export function ChequeDesk({ code, activityField }: ChequeDeskProps) {
  const pile = usePile();
  const [cheque, setCheque] = useState<Cheque>();
  const [lastDay, setLastDay] = useState(pile.items[0]?.day ?? today());
  const [isBeginning, setBeginning] = useState(code !== '');
  const entry = useRef<CodeEntryHandle>(null);
  const next = (day: string | undefined) => {
    setCheque(undefined);
    if (day !== undefined) setLastDay(day);
    entry.current?.next();
  };
  return (
    <div className={css.desk}>
      <Card>
        <CodeEntry
          handle={entry}
          pile={pile}
          begin={code}
          onBegun={() => setBeginning(false)}
          onRead={setCheque}
        />
        {isBeginning && <TextSkeleton lines={LINES_OF_A_CHEQUE} />}
        {cheque && (
          <ChequeEntry
            key={cheque.code}
            {...{ cheque, pile, lastDay, activityField }}
            onDone={next}
          />
        )}
      </Card>
      <div className={css.beside}>
        <PileCard pile={pile} />
      </div>
      <WaitingCard
        onOpen={(waiting) => {
          setCheque(undefined);
          void entry.current?.read(waiting);
        }}
      />
    </div>
  );
}
