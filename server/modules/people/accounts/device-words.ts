/** Which browser on which system signs in, in the few words that a person recognises. */
import type { Browser, DeviceWords, System } from '#contract/people/sign-in.ts';

/** The first that fits: many browsers also name those they come from. */
const BROWSER_MARKS: [RegExp, Browser][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEM_MARKS: [RegExp, System][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What a `User-Agent` header says; null for what it does not. */
export function deviceWords(userAgent: string): DeviceWords {
  return { browser: firstOf(BROWSER_MARKS, userAgent), system: firstOf(SYSTEM_MARKS, userAgent) };
}

function firstOf<Name>(marks: [RegExp, Name][], text: string): Name | null {
  return marks.find(([mark]) => mark.test(text))?.[1] ?? null;
}
