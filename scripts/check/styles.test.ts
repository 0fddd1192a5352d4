/** Proves which bodies of styles count as said too often, and which classes as lost. */
import { expect, test } from 'vitest';
import { repeatedStyles, strayClasses } from './styles.ts';

const sheet = (name: string, text: string) => ({ path: `web/${name}.module.css`, text });
const thrice = (text: string) => ['a', 'b', 'c'].map((name) => sheet(name, text));
const again = (text: string) => repeatedStyles(thrice(text));

test('a class that says what two others say is named with its places', () => {
  expect(again('.soft {\n  color: red;\n}\n')).toEqual([
    '{ color: red } stands 3 times, make a part of it: web/a.module.css .soft, web/b.module.css .soft, web/c.module.css .soft',
  ]);
  expect(repeatedStyles(thrice('.soft { color: red; }').slice(1))).toEqual([]);
});

test('neither order nor comments nor the place make a long body another', () => {
  const [found] = repeatedStyles([
    sheet('a', '.a { color: red; margin: 0; padding: 0 }'),
    sheet('b', '.b { margin: 0; /* why */ padding: 0; & p { top: 0; } color: red; }'),
    sheet('c', '@media print { .c { & > p { padding: 0; color: red; margin: 0; } } }'),
  ]);
  expect(found).toMatch(/color: red; margin: 0; padding: 0 .* 3 times/);
});

test.each([
  ['a short body inside another rule', '.a { top: 0; & p { color: red; } }'],
  ['a short body at some widths', '@media print { .a { color: red; } }'],
  ['a class of which more is said', '.a { color: red; }\n.b .a { margin: 0; }'],
  ['an element', 'p { color: red; }'],
])('%s may stand often', (_, text) => {
  expect(again(text)).toEqual([]);
});

test('a stated reason lets a body stand', () => {
  expect(repeatedStyles(thrice('.a { color: red; }'), { 'color: red': 'a sign' })).toEqual([]);
});

test('a sheet has the classes that components name, and no others', () => {
  const css = sheet('a', '.used { top: 0; & .inner { top: 0; } }\n.old { top: 0.5rem; }');
  const code = (text: string) => [{ path: 'web/a.tsx', text }];
  const imported = "import css from './a.module.css';\n";
  expect(strayClasses([css], code(`${imported}[css.used, css.inner, css.gone];`))).toEqual([
    'web/a.tsx names the class gone, which web/a.module.css has not',
    'web/a.module.css has the class old, which nobody names',
  ]);
  expect(strayClasses([css], code(`${imported}[css[kind]];`))).toEqual([]);
});
