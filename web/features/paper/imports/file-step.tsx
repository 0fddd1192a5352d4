/** The first step: a file, and the imports that were before. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ImportLine } from '#contract/paper/imports.ts';
import { readPage } from '#web/api/read.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { DropPlace } from '#web/ui/form/drop-place.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './imports.module.css';
import { useReading } from './use-reading.ts';

const SHOWN = 10;
const ACCEPTED = '.csv,.txt,.xlsx,.ods';

/** @param onRead told the id of the import as soon as the file was read, and the file */
export function FileStep({ onRead }: { onRead: (id: number, file: File) => void }) {
  const { t } = useTranslation('imports');
  const { isReading, problem, read } = useReading(onRead);
  return (
    <Stack>
      <Card title={t('file.title')}>
        <Stack>
          <p>{t('file.lead')}</p>
          <DropPlace
            accept={ACCEPTED}
            label={t(isReading ? 'file.reading' : 'file.choose')}
            hint={t('file.hint')}
            isBusy={isReading}
            onFile={read}
          />
          {problem !== undefined && (
            <Notice tone="error" title={t('file.failed')} isLive>
              {problem}
            </Notice>
          )}
          <Soft>{t('file.promise')}</Soft>
        </Stack>
      </Card>
      <Before />
    </Stack>
  );
}

/** The imports of the bank so far. */
function Before() {
  const { t } = useTranslation('imports');
  const { data, isPending } = useQuery(readPage('listImports', { query: { limit: SHOWN } }));
  if (isPending) return <TextSkeleton lines={2} />;
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('before.title')}>
      <Lines>
        {data.items.map((one) => (
          <li key={one.id} className={css.line}>
            <Line line={one} />
          </li>
        ))}
      </Lines>
    </Card>
  );
}

function Line({ line }: { line: ImportLine }) {
  const { t } = useTranslation('imports');
  const { id, fileName, state, createdAt, creator: name, lines } = line;
  const moment = sentenceMoment(createdAt, currentLanguage());
  return (
    <>
      <Link className={css.link} to={`${paths.bankImport}?import=${id}`}>
        {fileName}
      </Link>
      <Soft as="span">
        {t(`states.${state}`)} · {t('lines', { count: lines })} · {t('before.by', { moment, name })}
      </Soft>
    </>
  );
}
