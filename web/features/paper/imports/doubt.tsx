/** One row that waits for a person: who it is, and what its unclear cells mean. */
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#contract/hours/hours.ts';
import { NAME_QUESTIONS } from '#contract/paper/import-problems.ts';
import type { Fixes, Import, ImportField, ImportRow, Proposal } from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import css from './imports.module.css';
import { MendDialog } from './mend-dialog.tsx';
import { PersonFacts } from './person-facts.tsx';
import { fieldText, problemsText, textIn } from './row-words.ts';

type Body = { plan?: 'same' | 'new' | 'skip'; personId?: number; fixes?: Fixes };

/** What somebody has chosen: by question, the place of a proposal or a word. */
type Choices = Record<string, string>;

const WHO = 'who';
/** Before the number of somebody, and before the place of a proposal. */
const KNOWN = 'id-';
const NAMED = 'name-';

type Texts = TFunction<'imports'>;

interface DoubtProps {
  found: Import;
  row: ImportRow;
  onDecide: () => void;
}

/** Decided by choices that stay in their place and can be changed. */
export function Doubt({ found, row, onDecide }: DoubtProps) {
  const { t } = useTranslation('imports');
  const [isMending, setMending] = useState(false);
  const { choices, choose } = useChoices({ found, row, onDecide });
  const { line, reading, candidates } = row;
  const title = t('doubtful.line', { line, name: reading.name });
  return (
    <Card title={title}>
      <Stack gap="small">
        <p>{problemsText(t, row)}</p>
        {candidates.length > 0 && (
          <div className={css.sides}>
            <PersonFacts title={t('doubtful.inFile')} person={reading} />
            {candidates.map((one) => (
              <PersonFacts key={one.id} title={t('doubtful.inPortal')} person={one} />
            ))}
          </div>
        )}
        {cellQuestions(row).map((field) => (
          <RadioField
            key={field}
            name={`line-${line}-${field}`}
            label={questionOf(t, found, row, field)}
            value={choices[field] ?? ''}
            stacked
            options={row.proposals.flatMap((one, at) =>
              one.field === field ? [{ value: String(at), label: meaningOf(t, one) }] : [],
            )}
            onChange={(value) => void choose(field, value)}
          />
        ))}
        <RadioField
          name={`line-${line}`}
          label={t(asksWho(row) ? 'doubtful.question' : 'doubtful.orOut')}
          value={choices[WHO] ?? ''}
          stacked
          options={whoOptions(t, found, row)}
          onChange={(value) => void choose(WHO, value)}
        />
        <div>
          <Button
            kind="quiet"
            small
            onClick={() => setMending(true)}
            aria-label={t('mend.actOn', { who: title })}
          >
            {t('mend.act')}
          </Button>
        </div>
        <MendDialog
          found={found}
          row={row}
          isOpen={isMending}
          onClose={() => setMending(false)}
          onMended={onDecide}
        />
      </Stack>
    </Card>
  );
}

/** Keeps what is chosen, and sends it as soon as it says something. */
function useChoices({ found, row, onDecide }: DoubtProps) {
  const { t } = useTranslation('imports');
  const [choices, setChoices] = useState<Choices>({});
  const decide = useAction({
    send: (body: Body) =>
      call('decideImportRow', { params: { id: found.id, line: row.line }, body }),
    failed: () => t('doubtful.failed'),
    changes: ['readImport'],
  });
  const choose = async (question: string, value: string) => {
    const before = choices;
    const now = { ...choices, [question]: value };
    setChoices(now);
    const body = bodyOf(row, now);
    if (!body) return;
    onDecide();
    if (!(await decide.run(body))) setChoices(before);
  };
  return { choices, choose };
}

function questionOf(t: Texts, found: Import, row: ImportRow, field: ImportField): string {
  if (field === 'memberKind') return t('doubtful.personOrBody', { name: row.reading.name });
  const text = textIn(found, row, field);
  return t('doubtful.cell', { field: fieldText(t, found.kind, field), text });
}

function meaningOf(t: Texts, { field, fixes, minutes, day }: Proposal): string {
  if (field === 'memberKind') {
    return t(fixes.memberKind === 'person' ? 'doubtful.person' : 'doubtful.body');
  }
  if (minutes !== null) return formatMinutes(minutes, currentLanguage());
  return day === null ? t('doubtful.noDay') : sentenceDay(day, currentLanguage());
}

/** Those whom the row may mean, those whose names may be meant, somebody new, nobody. */
function whoOptions(t: Texts, found: Import, row: ImportRow) {
  const skip = { value: 'skip', label: t('doubtful.skip') };
  if (!asksWho(row)) return [skip];
  const { problems, candidates, proposals } = row;
  const { name, body } = row.reading;
  const isBody = body !== null;
  const known = problems.includes('twice-in-file') ? [] : candidates;
  const isName = problems.some((problem) => NAME_QUESTIONS.includes(problem));
  const fresh = {
    value: 'new',
    label: t(isName ? 'doubtful.asWritten' : isBody ? 'doubtful.newBody' : 'doubtful.new', {
      name,
    }),
  };
  return [
    ...known.map((one) => ({
      value: `${KNOWN}${one.id}`,
      label: t('doubtful.same', { name: one.name }),
    })),
    ...proposals.flatMap((one, at) =>
      one.name === null
        ? []
        : [{ value: `${NAMED}${at}`, label: t('doubtful.named', { name: one.name }) }],
    ),
    ...(found.kind === 'people' ? [fresh] : []),
    skip,
  ];
}

/** Whether it is asked who the row is, and not only what a cell of it means. */
function asksWho({ problems }: ImportRow): boolean {
  const asked = [...NAME_QUESTIONS, 'name-alone', 'person-unclear', 'twice-in-file'];
  return problems.some((problem) => asked.includes(problem));
}

/** The cells that may mean several things, but for the name. */
function cellQuestions({ proposals }: ImportRow): ImportField[] {
  return [...new Set(proposals.filter(({ name }) => name === null).map(({ field }) => field))];
}

/** What to send; undefined while a cell still waits for its meaning and nothing can be said before. */
function bodyOf(row: ImportRow, choices: Choices): Body | undefined {
  const who = choices[WHO];
  if (who === 'skip') return { plan: 'skip' };
  const questions = cellQuestions(row);
  const places = [
    ...questions.map((field) => choices[field]),
    who?.startsWith(NAMED) ? who.slice(NAMED.length) : undefined,
  ];
  const chosen = places.flatMap((at) =>
    at === undefined ? [] : (row.proposals[Number(at)]?.fixes ?? []),
  );
  const fixes: Fixes = Object.assign({ ...row.fixes }, ...chosen);
  const mended = chosen.length > 0 ? { fixes } : {};
  const isClear = questions.every((field) => choices[field] !== undefined);
  if (isClear && who === 'new') return { plan: 'new', ...mended };
  if (isClear && who?.startsWith(KNOWN)) {
    return { plan: 'same', personId: Number(who.slice(KNOWN.length)), ...mended };
  }
  return chosen.length > 0 ? { fixes } : undefined;
}
