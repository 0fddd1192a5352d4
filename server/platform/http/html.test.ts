/** What people typed stays text, wherever it stands in a page. */
import { expect, test } from 'vitest';
import { html } from './html.ts';

test('values are escaped, between tags and in attributes', () => {
  const name = `<b onclick='x()'>"Anna" & co</b>`;
  const escaped = '&lt;b onclick=&#39;x()&#39;&gt;&quot;Anna&quot; &amp; co&lt;/b&gt;';
  expect(html`<p title="${name}">${name}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('finished pieces and lists of them stand as they are', () => {
  const items = ['<', '>'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}`.text).toBe('<ul><li>&lt;</li><li>&gt;</li></ul><hr>');
});

test('a text that looks like a finished piece is still a text', () => {
  expect(html`${JSON.stringify({ text: '<i>' })}`.text).toBe(
    '{&quot;text&quot;:&quot;&lt;i&gt;&quot;}',
  );
});
