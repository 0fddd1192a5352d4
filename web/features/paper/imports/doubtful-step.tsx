/** The third step: lines that may mean somebody who is there, both side by side, for a person to decide. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { Import, ImportRow } from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './imports.module.css';
import { rowsQuery } from './queries.ts';
import { useCheck } from './use-check.ts';

/** As high as one of them on a phone, so that the buttons below do not leap. */
const LINES_OF_A_DOUBT = 24;

interface DoubtfulStepProps {
  found: Import;
  /** On to the figures. */
  onDone: () => void;
}

export function DoubtfulStep({ found, onDone }: DoubtfulStepProps) {
  const { t } = useTranslation('imports');
  const [shown, setShown] = useState(PAGE_SIZE);
  const rows = useQuery(rowsQuery(found.id, { plan: 'ask' }, shown));
  const check = useCheck(found.id);
  const [isDecided, setDecided] = useState(found.state === 'mapped');
  const goOn = useSingleFlight(async () => {
    if (!isDecided || (await check.run(undefined))) onDone();
  });
  return (
    <Stack>
      <div>
        <p>
          {rows.data?.total === 0
            ? t('figures.decided')
            : t('doubtful.lead', { count: rows.data?.total ?? found.plans.ask })}
        </p>
        <Soft>{t('doubtful.left')}</Soft>
      </div>
      <AllNames found={found} onDone={onDone} />
      <Loaded query={rows} skeleton={<TextSkeleton lines={LINES_OF_A_DOUBT} />} />
      {rows.data?.items.map((row) => (
        <Doubt key={row.line} importId={found.id} row={row} onDecide={() => setDecided(true)} />
      ))}
      <Acts gap="wide">
        <Button busy={goOn.isBusy} onClick={goOn.run}>
          {t('doubtful.go')}
        </Button>
        {rows.data && rows.data.total > rows.data.items.length && (
          <Button kind="secondary" onClick={() => setShown(shown + PAGE_SIZE)}>
            {t('doubtful.more')}
          </Button>
        )}
      </Acts>
    </Stack>
  );
}

/** One tap where the names alone agree and somebody knows that they are all the same people. */
function AllNames({ found, onDone }: DoubtfulStepProps) {
  const { t } = useTranslation('imports');
  const params = { id: found.id };
  const check = useCheck(found.id);
  const all = useAction({
    send: () => call('decideImportNames', { params }),
    done: (_, { lines }) => t('doubtful.allDone', { count: lines }),
    failed: () => t('doubtful.failed'),
    changes: ['readImport', 'listImportRows'],
  });
  const decide = useSingleFlight(async () => {
    if ((await all.run(undefined)) && (await check.run(undefined))) onDone();
  });
  if (found.plans.ask < 2) return null;
  return (
    <Acts gap="wide">
      <Button kind="secondary" busy={decide.isBusy} onClick={decide.run}>
        {t('doubtful.all')}
      </Button>
    </Acts>
  );
}

interface DoubtProps {
  importId: number;
  row: ImportRow;
  onDecide: () => void;
}

/** Decided by a choice that stays in its place and can be changed. */
function Doubt({ importId, row, onDecide }: DoubtProps) {
  const { t } = useTranslation('imports');
  const [choice, setChoice] = useState('');
  const { line, reading, candidates, problems } = row;
  const decide = useAction({
    send: (body: { plan: 'same' | 'new' | 'skip'; personId?: number }) =>
      call('decideImportRow', { params: { id: importId, line }, body }),
    failed: () => t('doubtful.failed'),
    changes: ['readImport'],
  });
  const choose = async (value: string) => {
    const before = choice;
    setChoice(value);
    onDecide();
    const candidate = candidates.find(({ id }) => String(id) === value);
    const body = candidate
      ? { plan: 'same' as const, personId: candidate.id }
      : { plan: value === 'new' ? ('new' as const) : ('skip' as const) };
    if (!(await decide.run(body))) setChoice(before);
  };
  const isTwice = problems.includes('twice-in-file');
  return (
    <Card title={t('doubtful.line', { line, name: reading.name })}>
      <Stack gap="small">
        <p>{problems.map((problem) => t(`problems.${problem}`)).join(' ')}</p>
        <div className={css.sides}>
          <PersonFacts title={t('doubtful.inFile')} person={{ ...reading, name: reading.name }} />
          {candidates.map((one) => (
            <PersonFacts key={one.id} title={t('doubtful.inPortal')} person={one} />
          ))}
        </div>
        <RadioField
          name={`line-${line}`}
          label={t('doubtful.question')}
          value={choice}
          stacked
          options={[
            ...(isTwice
              ? []
              : candidates.map(({ id, name }) => ({
                  value: String(id),
                  label: t('doubtful.same', { name }),
                }))),
            { value: 'new', label: t('doubtful.new') },
            { value: 'skip', label: t('doubtful.skip') },
          ]}
          onChange={(value) => void choose(value)}
        />
      </Stack>
    </Card>
  );
}

interface PersonFactsProps {
  title: string;
  person: {
    name: string;
    number: number | null;
    email: string | null;
    phone: string | null;
    birthDate: string | null;
  };
}

/** One of the two, line by line. */
function PersonFacts({ title, person }: PersonFactsProps) {
  const { t } = useTranslation('imports');
  const { name, number, email, phone, birthDate } = person;
  const facts = [
    [t('fields.number'), number === null ? '' : String(number)],
    [t('fields.birthDate'), birthDate === null ? '' : sentenceDay(birthDate, currentLanguage())],
    [t('fields.phone'), phone ?? ''],
    [t('fields.email'), email ?? ''],
  ];
  return (
    <div className={css.side}>
      <Soft>{title}</Soft>
      <p>
        <strong>{name}</strong>
      </p>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
