/** The marks of texts as elements. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './marked.tsx';

function drawn(text: string, marks?: Parameters<typeof Marked>[0]['marks']): string {
  return renderToStaticMarkup(createElement(Marked, { text, marks }));
}

test('marked parts become elements, the rest stays text', () => {
  expect(drawn('<b>Anna</b> gave you <b>2 hours</b>.')).toBe(
    '<strong>Anna</strong> gave you <strong>2 hours</strong>.',
  );
  const link = createElement('a', { href: '/help' });
  expect(drawn('See <help>how it works</help>', { help: link })).toBe(
    'See <a href="/help">how it works</a>',
  );
});

test('what is no mark of the text is shown as it was typed', () => {
  expect(drawn('<script>x</script> & <b>')).toBe('&lt;script&gt;x&lt;/script&gt; &amp; &lt;b&gt;');
  expect(drawn('1 < 2 > 0')).toBe('1 &lt; 2 &gt; 0');
});
