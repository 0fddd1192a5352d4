/** A screen for those who work by keyboard, without motion or by ear. */
import type { Page } from '@playwright/test';

/** The skip link, the header and the beginning of the page. */
const STOPS = 16;

/** What is wrong with the page before anybody touches it. */
function troublesAtRest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target?.localName} ${target?.className}`;
      });
    const regions = [...document.querySelectorAll('[role=status][aria-live=polite]')];
    const forced = [...document.querySelectorAll('[tabindex]')].filter(
      (element) => Number(element.getAttribute('tabindex')) > 0,
    );
    return [
      ...moving,
      ...(regions.length === 1 ? [] : [`${regions.length} live regions for messages`]),
      ...regions.filter((one) => one.textContent !== '').map((one) => `says ${one.textContent}`),
      ...forced.map((element) => `takes the focus out of turn: ${element.outerHTML.slice(0, 60)}`),
    ];
  });
}

/** Walks through the first stops of Tab. @returns what is wrong with the page before, and with each stop */
export async function troublesByKeyboard(page: Page): Promise<string[]> {
  const troubles = await troublesAtRest(page);
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const ofStop = await troublesOfStop(page);
    if (!ofStop) break;
    troubles.push(...ofStop);
  }
  return troubles;
}

/** What is wrong with the element that has the focus; undefined behind the last one. */
function troublesOfStop(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return undefined;
    const name = `${stop.localName} ${stop.textContent?.trim().slice(0, 24) || stop.id}`;
    const shown = stop.matches('input, select') ? stop : (stop.closest('label') ?? stop);
    const { width, height, top, bottom } = shown.getBoundingClientRect();
    const style = getComputedStyle(stop);
    const hasRing = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    // A card may have the ring for the link in it.
    const frames = [...document.querySelectorAll('main :has(:focus-visible), label')];
    const frame = frames.some(
      (one) => one.contains(stop) && getComputedStyle(one).outlineStyle !== 'none',
    );
    return [
      ...(width > 0 && height > 0 ? [] : [`${name}: cannot be seen`]),
      ...(bottom > 0 && top < innerHeight ? [] : [`${name}: is not on the screen`]),
      ...(hasRing || frame ? [] : [`${name}: has no ring`]),
    ];
  });
}
