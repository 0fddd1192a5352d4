/** What stories of the weekly letter of the board do again and again. */
import { expect } from 'vitest';
import type { NewNotice } from '#contract/board/notices.ts';
import { digest } from './background.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { noticeForm } from './notices.ts';
import { lettersTo } from './one-tap.ts';
import type { TestPortal } from './portal.ts';
import type { Who } from './world.ts';

const DAY = 24 * 60;

/** @param portal the one of the story that runs */
export function digestStory(portal: () => TestPortal, catcher: MailCatcher) {
  return {
    /** Posts a request, or what the story says otherwise. @returns its id */
    post: async (who: Who, otherwise: Partial<NewNotice> = {}): Promise<number> => {
      const caller = await portal().signIn(who);
      const form = noticeForm(portal(), { sure: true, ...otherwise });
      return (await caller.post('/users/notices', form)).json.id;
    },
    /** From Friday 20 November to the Tuesday after it, past nine in the morning. */
    waitForTuesday: () => {
      portal().passMinutes(4 * DAY);
      expect(portal().deps.clock.today()).toBe('2026-11-24');
    },
    /** What somebody gets when the job has looked. */
    digestOf: async (who: Who) => {
      await digest(portal().deps);
      return lettersTo(portal(), catcher, who);
    },
    /** Somebody says that they can do what the notices are about. */
    can: async (who: Who) =>
      (await portal().signIn(who)).put('/users/skills', { activities: [portal().world.activity] }),
  };
}
