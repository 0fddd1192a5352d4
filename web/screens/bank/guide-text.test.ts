/** The guide as blocks: headings with their places, lists, names of buttons; no table, no picture, no other page. */
import { describe, expect, it } from 'vitest';
import { blocksOf } from './guide-text.ts';

const page = `# The title

| a | b |
| --- | --- |

## 8. Invite, who uses e-mail

1. Press *Save → Print*.
2. See [part 8](#8-invite) and [words](glossary.md).

- **First.** Text

![picture](x.webp)

---

More: [words](glossary.md).
`;

describe('the guide', () => {
  const blocks = blocksOf(page);

  it('keeps headings, steps and bullets, and leaves out what only the documentation has', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(['title', 'heading', 'steps', 'bullets']);
    expect(blocks[1]).toMatchObject({ id: '8-invite-who-uses-e-mail' });
  });

  it('tells names of buttons, strong words, and ways within the page from plain text', () => {
    const steps = blocks[2];
    if (steps?.kind !== 'steps') throw new Error('the third block is a list of steps');
    expect(steps.items[0]?.map(({ as, text }) => [as, text])).toEqual([
      ['plain', 'Press '],
      ['name', 'Save › Print'],
      ['plain', '.'],
    ]);
    expect(steps.items[1]?.filter(({ as }) => as === 'link')).toMatchObject([{ to: '8-invite' }]);
  });
});
