/** The second step: what each column means, with its first values beside the guess. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { BODY_COLUMNS } from '#contract/paper/import-bodies.ts';
import {
  DURATION_UNITS,
  FIELDS_OF_KIND,
  IMPORT_KINDS,
  type Import,
  type ImportField,
  type ImportMapping,
} from '#contract/paper/imports.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { FieldText, useReason } from '#web/api/refusal.tsx';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { today } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './imports.module.css';
import { importQuery } from './queries.ts';
import { fieldText } from './row-words.ts';
import { UnclearTimes } from './unclear-times.tsx';

const TIMES: readonly ImportField[] = ['balance', 'hoursGiven', 'hoursReceived', 'duration'];

interface ColumnsStepProps {
  found: Import;
  /** The choice of a sheet, where there are several. */
  sheets: ReactNode;
  /** The check has begun. */
  onChecking: () => void;
}

export function ColumnsStep({ found, sheets, onChecking }: ColumnsStepProps) {
  const { t } = useTranslation('imports');
  const [mapping, setMapping] = useState(found.mapping);
  const { isBusy, errors, problem, send } = useMapping(found, onChecking);
  const change = (patch: Partial<ImportMapping>) => setMapping({ ...mapping, ...patch });
  const hasTimes = mapping.columns.some((field) => field !== null && TIMES.includes(field));
  const hasBooks = hasTimes && mapping.kind !== 'history';
  const errorOf = (path: string) => {
    const code = errors.find((one) => one.path === path)?.code;
    return code && <FieldText code={code} />;
  };
  return (
    <Stack>
      <Read found={found} />
      {sheets}
      <Card title={t('columns.title')}>
        <Stack>
          <RadioField
            name="kind"
            label={t('columns.kind')}
            value={mapping.kind}
            options={IMPORT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            stacked
            onChange={(kind) => kind && change({ kind, columns: keptFor(kind, mapping.columns) })}
          />
          <Columns found={found} mapping={mapping} onChange={change} errorOf={errorOf} />
          {mapping.columns.includes('fullName') && (
            <RadioField
              name="nameOrder"
              label={t('columns.nameOrder')}
              value={mapping.nameOrder}
              options={(['surname-first', 'given-first'] as const).map((value) => ({
                value,
                label: t(`nameOrders.${value}`),
              }))}
              onChange={(nameOrder) => nameOrder && change({ nameOrder })}
            />
          )}
          {hasTimes && (
            <SelectField
              name="unit"
              label={t('columns.unit')}
              value={mapping.unit}
              placeholder={false}
              options={DURATION_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
              onChange={(value) => {
                const unit = DURATION_UNITS.find((one) => one === value);
                if (unit) change({ unit });
              }}
            />
          )}
          {hasTimes && mapping.unit === 'hours' && found.unclearTimes.length > 0 && (
            <UnclearTimes
              examples={found.unclearTimes}
              value={mapping.reading ?? ''}
              error={errorOf('reading')}
              onChange={(reading) => change({ reading })}
            />
          )}
          {hasBooks && (
            <DateField
              name="openedOn"
              label={t('columns.openedOn')}
              hint={t('columns.openedOnHint')}
              value={mapping.openedOn}
              min={EARLIEST_EXCHANGE_DATE}
              max={today()}
              error={errorOf('openedOn')}
              onChange={(openedOn) => change({ openedOn })}
            />
          )}
          <FeeYear mapping={mapping} onChange={change} error={errorOf('feeYear')} />
          <HeaderLine
            key={found.mapping.headerLine}
            line={mapping.headerLine}
            onChange={(headerLine) => change({ headerLine })}
          />
          {problem !== undefined && (
            <Notice tone="error" title={t('columns.failed')} isLive>
              {problem}
            </Notice>
          )}
          {errorOf('columns') && (
            <Notice tone="error" isLive>
              {t(`columns.needed.${mapping.kind}`)}
            </Notice>
          )}
          <Acts gap="wide">
            <Button busy={isBusy} onClick={() => send(mapping)}>
              {t('columns.go')}
            </Button>
          </Acts>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What was recognised in the file. */
function Read({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { preset, fileName, lines, mergedLines } = found;
  return (
    <div>
      <p>
        {t('columns.read', { count: lines, file: fileName })}{' '}
        {preset !== 'own' && t('columns.recognised', { program: t(`presets.${preset}`) })}
      </p>
      {mergedLines.length > 0 && (
        <Soft>{t('columns.merged', { lines: mergedLines.join(', ') })}</Soft>
      )}
    </div>
  );
}

/** Fields that files of that kind do not have are let go. */
function keptFor(kind: ImportMapping['kind'], columns: ImportMapping['columns']) {
  return columns.map((field) => (field && FIELDS_OF_KIND[kind].includes(field) ? field : null));
}

interface ColumnsProps {
  found: Import;
  mapping: ImportMapping;
  onChange: (patch: Partial<ImportMapping>) => void;
  errorOf: (path: string) => ReactNode;
}

function Columns({ found, mapping, onChange, errorOf }: ColumnsProps) {
  const { t } = useTranslation('imports');
  const hasBodies = hasRoom(useSignedIn(), 'bodies');
  const ofBodies: readonly ImportField[] = BODY_COLUMNS;
  const fields = FIELDS_OF_KIND[mapping.kind].filter(
    (field) => hasBodies || !ofBodies.includes(field) || mapping.columns.includes(field),
  );
  const set = (column: number, value: string) => {
    const field = fields.find((one) => one === value) ?? null;
    // A meaning belongs to one column: the other one gives it up.
    const columns = found.columns.map((_, index) => {
      const now = mapping.columns[index] ?? null;
      return index === column ? field : now === field ? null : now;
    });
    onChange({ columns });
  };
  return (
    <ul className={css.columns}>
      {found.columns.map(({ header, values }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <li key={column} className={css.column}>
          <SelectField
            name={`columns.${column}`}
            label={
              header === '' ? t('columns.nth', { nth: column + 1 }) : t('columns.named', { header })
            }
            value={mapping.columns[column] ?? ''}
            placeholder={t('columns.leaveOut')}
            options={fields.map((value) => ({ value, label: fieldText(t, mapping.kind, value) }))}
            error={errorOf(`columns.${column}`)}
            onChange={(value) => set(column, value)}
          />
          <p className={css.values}>
            {values.length > 0 ? values.join(' · ') : t('columns.noValues')}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface FeeYearProps {
  mapping: ImportMapping;
  onChange: (patch: Partial<ImportMapping>) => void;
  error: ReactNode;
}

/** Of which year the fees are, where there are some. */
function FeeYear({ mapping: { columns, feeYear }, onChange, error }: FeeYearProps) {
  const { t } = useTranslation('imports');
  if (!columns.includes('fee') && !columns.includes('feeOn')) return null;
  return (
    <TextField
      name="feeYear"
      label={t('columns.feeYear')}
      hint={t('columns.feeYearHint')}
      type="number"
      inputMode="numeric"
      min={2000}
      max={2999}
      value={String(feeYear ?? today().slice(0, 4))}
      error={error}
      onChange={(text) => onChange({ feeYear: Math.trunc(Number(text)) || 0 })}
    />
  );
}

/** Where the names of the columns stand; folded, for the guess is nearly always right. */
function HeaderLine({ line, onChange }: { line: number; onChange: (line: number) => void }) {
  const { t } = useTranslation('imports');
  return (
    <details className={css.more}>
      <summary>{t('columns.more')}</summary>
      <TextField
        name="headerLine"
        label={t('columns.headerLine')}
        hint={t('columns.headerLineHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={50}
        value={String(line)}
        onChange={(text) => onChange(Math.min(50, Math.max(0, Math.trunc(Number(text)) || 0)))}
      />
    </details>
  );
}

/** Says how the columns are read; a check begins as soon as nothing is unclear. */
function useMapping(found: Import, onChecking: () => void) {
  const client = useQueryClient();
  const reasonOf = useReason();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ApiError['fields']>([]);
  const [problem, setProblem] = useState<string>();
  const params = { id: found.id };
  const send = async (mapping: ImportMapping) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setErrors([]);
    setProblem(undefined);
    try {
      const isMoved = mapping.headerLine !== found.mapping.headerLine;
      const read = await call('mapImport', { params, body: mapping });
      client.setQueryData(importQuery(found.id).queryKey, read);
      // With other names above them, the columns want to be looked at first.
      if (isMoved) return;
      await call('checkImport', { params });
      onChecking();
      await client.invalidateQueries({ queryKey: importQuery(found.id).queryKey });
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) setErrors(error.fields);
      else setProblem(reasonOf(error));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, errors, problem, send };
}
