/** What others changed of a person's data while these were being edited, in the words of the form. */
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { personField, personValue } from '#web/i18n/person-data.ts';
import { ChangedMeanwhile, type useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import type { FormState } from '#web/ui/form/use-form.ts';

interface PersonMeanwhileProps<Values extends object> {
  form: FormState<Values>;
  found: ReturnType<typeof useMeanwhile>['found'];
}

/** Nothing until the portal has found such a change. */
export function PersonMeanwhile<Values extends object>(props: PersonMeanwhileProps<Values>) {
  const { t } = useTranslation('accounts');
  const { userId } = useSignedIn();
  return (
    <ChangedMeanwhile
      {...props}
      readerId={userId}
      labelOf={(field) => personField(t, field)}
      show={(field, value) => personValue(t, field, value)}
    />
  );
}
