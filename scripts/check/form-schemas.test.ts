/**
 * A form is handed the schema of its call, because reading it from the row would load the schemas of all
 * calls. Its type cannot tell two schemas of one shape apart; this test can.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';

const FORM = /useSendForm(?:<[^>]+>)?\('(?<name>\w+)', \{\s+schema: (?<schema>\w+),/g;

/** The calls that a file sends by a form, with the name of the schema and the module that it is from. */
function formsIn(file: string) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(FORM)].map(({ groups: { name = '', schema = '' } = {} }) => {
    const source = new RegExp(`import \\{[^}]*\\b${schema}\\b[^}]*\\} from '(#contract/[^']+)'`);
    return { name, schema, module: source.exec(text)?.[1] ?? 'nowhere' };
  });
}

const files = globSync('web/{features,screens}/**/*.{ts,tsx}');
const forms = files.flatMap(formsIn);

test('no form by the name of its call is overlooked', () => {
  const calls = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/useSendForm(?:<[^>]+>)?\(/g) ?? [],
  );
  expect(forms).toHaveLength(calls.length);
});

test.each(forms)('the form of $name checks with the schema of its row', async (form) => {
  const { [form.schema]: schema } = await import(form.module);
  const row = Object.entries(endpoints).find(([name]) => name === form.name)?.[1];
  expect(row && 'body' in row && row.body === schema).toBe(true);
});
