/** A few words and one button, on the page of a letter's link; what is typed survives a reload. */
import type { z } from 'zod';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';

const BLANK = { text: '' };

interface WordsFormProps {
  schema: z.ZodObject<{ text: z.ZodType<string> }>;
  label: string;
  button: string;
  /** Letters at most. */
  max: number;
  /** Of the link: each has its own draft. */
  token: string;
  isOptional?: boolean;
  /** @throws ApiError */
  onSend: (text: string) => Promise<void>;
}

export function WordsForm({
  schema,
  label,
  button,
  max,
  token,
  isOptional = false,
  onSend,
}: WordsFormProps) {
  const draft = `act:${token}`;
  const form = useForm({
    begin: BLANK,
    check: (values) => problemsFor(schema, values),
    draft,
  });
  const submit = async ({ text }: typeof BLANK) => {
    try {
      await onSend(text);
      dropDraft(draft);
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <Stack gap="small">
        <TextareaField
          {...bind(form, 'text')}
          label={label}
          maxLength={max}
          rows={4}
          optional={isOptional}
        />
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
