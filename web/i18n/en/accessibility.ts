/** The accessibility statement: the measure, what was tested and how, what was not, whom to write to. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/accessibility.ts';

export default {
  title: 'Accessibility',
  lead: 'The portal is for everybody: also for people who see little, use no mouse, or listen to pages.',
  measure: {
    title: 'What we measure by',
    standard:
      'We measure by WCAG 2.2, levels A and AA. They include what the European standard EN 301 549 asks of web pages.',
    state:
      'We call ourselves <b>partially conformant</b>. The tests below leave no fault that we know of, but a program finds only some of them; the others are found by people who use the portal.',
  },
  tested: {
    title: 'What we test',
    lead: 'Before each new version a program opens every page and looks at:',
    rules:
      'the rules of WCAG that a machine can check, with axe-core, on each page as a phone shows it;',
    keyboard:
      'the keyboard: on each page the first stops of the Tab key can be seen and have an outline; dialogs take the focus and give it back. Signing in, registering, choosing from a list and taking something back are tested without a mouse as well;',
    large:
      'letters twice as large, screens 320 pixels wide, more space between lines and words: nothing leaves the screen, and no button loses its words;',
    colours:
      'colours chosen by the device (high contrast). The contrasts of the portal are computed, for the light and the dark look;',
    motion: 'that nothing moves, for people who asked their device for that.',
  },
  untested: {
    title: 'What we have not tested',
    people:
      'Nobody who uses a screen reader, a magnifier or voice commands every day has tried it. This is the test we miss most.',
    browser:
      'The tests run in one browser, Chromium. In the dark look axe-core sees some pages only.',
    outside: 'Nobody from outside has audited the portal.',
  },
  limits: {
    title: 'Limits that we know',
    words:
      'Notices, messages and announcements are written by members and banks. The page does not know their language: a screen reader may pronounce them wrongly.',
    pictures: 'The picture of a notice is described by the title of the notice, and nothing else.',
    paper:
      'Sheets are printed by the browser. How a screen reader reads them once they are saved as PDF, we have not tested; nor how it reads our e-mails.',
    programs: 'The pages for people who write programs (/api/docs) are not included.',
  },
  write: {
    title: 'Something does not work for you?',
    text: 'Write to the people who run the portal: what you wanted to do, and with which device. Your bank helps too, by telephone or at its desk.',
    noEmail:
      'Tell your bank what you wanted to do, and with which device. It passes that on to the people who run the portal.',
    act: 'Write to {{email}}',
  },
  date: 'Statement of 28 November 2026, version {{version}}. Written by the people who make the portal, from the tests they run.',
} as const satisfies Translated<typeof it>;
