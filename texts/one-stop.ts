/** A full stop where a sentence ends with an abbreviation, which brings its own: not "1 Std. 30 Min..". */

/** German hours that end a sentence, with the sentence's own full stop behind them or behind their mark. */
const TWO_STOPS = /\b(Std|Min)\.(<\/\w+>)?\.(?!\.)/g;

/** For i18next: every text that it gives, with its gaps filled, ends its sentences with one full stop. */
export const oneStop = {
  type: 'postProcessor',
  name: 'oneStop',
  process: (text: string) => text.replace(TWO_STOPS, '$1.$2'),
} as const;
