/** Reads a file at the portal; one at a time. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_BYTES_MAX } from '#contract/paper/imports.ts';
import { ApiError, isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useReason } from '#web/api/refusal.tsx';
import { importQuery } from './queries.ts';

/** @param onRead told the id of the import as soon as the file was read, and the file for another sheet */
export function useReading(onRead: (id: number, file: File) => void) {
  const client = useQueryClient();
  const { t } = useTranslation('imports');
  const reasonOf = useReason();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async (table: File, sheet?: string) => {
    if (isReading) return;
    setReading(true);
    setProblem(undefined);
    try {
      if (table.size > IMPORT_BYTES_MAX) throw new ApiError('too-large');
      const made = await call('createImport', sheet ? { query: { sheet } } : {}, { table });
      client.setQueryData(importQuery(made.id).queryKey, made);
      void client.invalidateQueries({ queryKey: ['listImports'] });
      onRead(made.id, table);
    } catch (error) {
      setProblem(isRefusal(error, 'too-large') ? t('file.tooLarge') : reasonOf(error));
    } finally {
      setReading(false);
    }
  };
  return { isReading, problem, read };
}
