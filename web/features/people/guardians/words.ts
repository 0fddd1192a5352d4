/** Who answers for somebody, in one line. */
import { useTranslation } from 'react-i18next';
import type { Minor } from '#contract/people/guardians.ts';

export function useMinorWords(): (minor: Pick<Minor, 'guardian'>) => string {
  const { t } = useTranslation('minors');
  return ({ guardian }) => {
    if (!guardian) return t('list.missing');
    const { name, phone, otherName, aloneWhy } = guardian;
    return otherName === ''
      ? t('list.one', { name, phone, why: aloneWhy })
      : t('list.both', { name, phone, other: otherName });
  };
}
