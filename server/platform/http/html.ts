/** HTML in which nothing that a person typed can become markup: every value is escaped. */

/** A piece of finished HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Texts are escaped and keep their line ends; finished pieces and lists of them stand as they are. */
type Value = string | number | Html | Html[];

/** A template of HTML. Values may stand between tags and in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    pieces.map((piece, at) => piece + (at < values.length ? written(values[at]) : '')).join(''),
  );
}

function written(value: Value | undefined): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
