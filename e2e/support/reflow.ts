/** A screen on the smallest phone, with letters twice as large, or with the distances of WCAG 1.4.12. */
import type { Page } from '@playwright/test';

const LARGE = 'html { font-size: 32px }';
const KINDS: Record<string, { width: number; style: string }> = {
  '320 px': { width: 320, style: '* {}' },
  distances: {
    width: 320,
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  },
  'large letters': { width: 390, style: LARGE },
  'large letters at 320 px': { width: 320, style: LARGE },
};

/** Tries each of them on the page as it stands. */
export async function troublesOfReflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, { width, style }] of Object.entries(KINDS)) {
    await page.setViewportSize({ width, height: 700 });
    const tag = await page.addStyleTag({ content: style });
    for (const trouble of await troublesAsItStands(page)) found.push(`${kind}: ${trouble}`);
    await tag.evaluate((element) => element.parentNode?.removeChild(element));
  }
  return found;
}

/** What is wrong with the page as it stands: it scrolls sideways, or words of a control are cut off. */
export function troublesAsItStands(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = [...document.querySelectorAll('main *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const tooWide =
      scrollWidth > clientWidth
        ? [
            `${scrollWidth - clientWidth} px too wide: ${widest?.className} ${widest?.textContent?.slice(0, 30)}`,
          ]
        : [];
    const tabs = document.querySelector('[data-room] > :last-child nav')?.getBoundingClientRect();
    const isLost = tabs && tabs.height > 0 && tabs.bottom > innerHeight + 1;
    const cut = [...document.querySelectorAll('main :is(button, a, label, h1, h2, legend)')].filter(
      (element) =>
        getComputedStyle(element).overflow === 'hidden' &&
        getComputedStyle(element).clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...tooWide,
      ...(isLost ? ['the tabs are not on the screen'] : []),
      ...cut.map((element) => `cut off: ${element.textContent}`),
    ];
  });
}
