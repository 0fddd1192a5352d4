/** A bank from another portal, brought in from its archive. */
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoints.ts';
import { ARCHIVE_BYTES_MAX } from '#contract/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { CodeText, codeOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { DropPlace } from '#web/ui/form/drop-place.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';

type Imported = ReplyOf<'importBank'>;
/** `path`: the file of the archive in which it stands. */
type Outcome = { bank: Imported } | { code: ReturnType<typeof codeOf>; path: string | undefined };

const MEGABYTE = 1024 * 1024;

/** All of it comes in, or nothing. */
export function ImportCard() {
  const { t } = useTranslation('archive');
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>();
  const importing = useAction({
    send: (archive: File) => call('importBank', {}, { archive }),
  });
  const { isBusy, run } = useSingleFlight(async () => {
    if (!file) return;
    try {
      setOutcome({ bank: await importing.send(file) });
      setFile(undefined);
    } catch (error) {
      const [first] = error instanceof ApiError ? error.fields : [];
      setOutcome({ code: codeOf(error), path: first?.path });
    }
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    setOutcome(undefined);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Card title={t('import.title')}>
      <form onSubmit={submit}>
        <Stack>
          <p>{t('import.lead')}</p>
          <p>{t('import.past')}</p>
          <DropPlace
            accept=".zip,application/zip"
            label={file ? file.name : t('import.choose')}
            hint={t('import.hint', { megabytes: ARCHIVE_BYTES_MAX / MEGABYTE })}
            onFile={choose}
          />
          <div>
            <Button type="submit" disabled={!file} busy={isBusy}>
              {t('import.act')}
            </Button>
          </div>
          {/* Below the button, which then never moves under a finger. */}
          {outcome && <HowItWent outcome={outcome} />}
        </Stack>
      </form>
    </Card>
  );
}

function HowItWent({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('archive');
  if ('code' in outcome) {
    return (
      <Notice tone="error" isLive title={t('import.failed')}>
        <CodeText code={outcome.code} /> {outcome.path && t('import.where', { path: outcome.path })}
      </Notice>
    );
  }
  const { name, people, exchanges } = outcome.bank;
  return (
    <Notice tone="success" isLive title={t('import.done', { name })}>
      {t('import.figures', { people, exchanges })}
    </Notice>
  );
}
