/** The page of a letter's link that says yes to who looks for help, with a few words or none. */
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#contract/limits.ts';
import { type Act, askWordsSchema, type NoticeAct } from '#contract/sending/letters.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { WordsForm } from './words-form.tsx';

interface SayYesProps {
  act: Extract<Act, { act: NoticeAct }>;
  token: string;
  onSend: (text: string) => Promise<void>;
}

export function SayYes({ act: { notice }, token, onSend }: SayYesProps) {
  const { t } = useTranslation('letters');
  return (
    <Card>
      <Stack>
        <p>{t('notice.ask-yes.lead', { who: notice.who, title: notice.title })}</p>
        <WordsForm
          schema={askWordsSchema}
          label={t('notice.ask-yes.words')}
          button={t('notice.ask-yes.button')}
          max={REASON_MAX}
          token={token}
          isOptional
          onSend={onSend}
        />
      </Stack>
    </Card>
  );
}
