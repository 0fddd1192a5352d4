/** Chooses light, dark, or as the device has it. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOUR_SCHEMES, setColourScheme, useColourScheme } from '../colour-scheme.ts';
import css from './colour-scheme-switch.module.css';

/** A small group of three radio buttons, drawn as one switch. */
export function ColourSchemeSwitch() {
  const { t } = useTranslation('ui');
  const chosen = useColourScheme();
  const name = useId();
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">{t('scheme.label')}</legend>
      {COLOUR_SCHEMES.map((scheme) => (
        <label key={scheme} className={css.choice} title={t(`scheme.${scheme}`)}>
          <input
            type="radio"
            name={name}
            checked={scheme === chosen}
            onChange={() => setColourScheme(scheme)}
          />
          <SchemeSign scheme={scheme} />
          <span className="visually-hidden">{t(`scheme.${scheme}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const SIGN = {
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.2M10 16.8V18M2 10h1.2M16.8 10H18M4.3 4.3l.9.9M14.8 14.8l.9.9M4.3 15.7l.9-.9M14.8 5.2l.9-.9',
  dark: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z',
  auto: 'M3 4h14v9H3zM7 17h6M10 13v4',
} as const;

function SchemeSign({ scheme }: { scheme: keyof typeof SIGN }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path
        d={SIGN[scheme]}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
