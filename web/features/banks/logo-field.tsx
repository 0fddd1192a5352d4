/** The bank's logo: seen, replaced, put back to the default drawing. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from '#contract/limits.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { PictureField } from '#web/ui/picture/picture-field.tsx';
import css from './bank.module.css';
import { useChangeLogo, useResetLogo } from './mutations.ts';
import { logoQuery } from './queries.ts';

/** Takes effect at once, without saving the rest of the data. */
export function LogoField({ bankName }: { bankName: string }) {
  const { t } = useTranslation('bank-desk');
  const { data: logo } = useQuery(logoQuery);
  const reasonOf = useReason();
  const change = useChangeLogo();
  const reset = useResetLogo();
  const id = useId();
  const tell = async (act: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act;
      say('success', done);
      return true;
    } catch (error) {
      say('error', t('edit.logoFailed'), reasonOf(error));
      return false;
    }
  };
  return (
    <section className={css.logoField} aria-labelledby={id}>
      <h3 id={id}>{t('edit.logo')}</h3>
      <PictureField
        src={logo}
        alt={t('edit.logoOf', { bank: bankName })}
        bytesMax={PICTURE_BYTES_MAX}
        sideMax={PICTURE_SIDE_MAX}
        onChoose={(picture) => tell(change.mutateAsync(picture), t('edit.logoSaved'))}
        onReset={() => tell(reset.mutateAsync(), t('edit.logoReset'))}
      />
    </section>
  );
}
