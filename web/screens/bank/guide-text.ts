/** The pages of the guide for banks (docs/for-banks*.md) as blocks to draw. Pure; only what they use is known. */

/** Words of a line: plain, strong, the name of a button, or a link to a part of the page. */
export interface Piece {
  /** Where in its line. */
  at: number;
  text: string;
  as: 'plain' | 'strong' | 'name' | 'link';
  /** Of a link: the heading that it leads to. */
  to?: string;
}

export type Block = { at: number } & Drawn;

type Drawn =
  | { kind: 'title'; id: string; pieces: Piece[] }
  | { kind: 'heading'; id: string; pieces: Piece[] }
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'bullets'; items: Piece[][] }
  | { kind: 'steps'; items: Piece[][] };

/** The page, without the table of its parts, its pictures and what points to other pages. */
export function blocksOf(markdown: string): Block[] {
  const [page = ''] = markdown.split(/^---$/m);
  return (
    page
      // The font of the screens has no long arrow.
      .replaceAll('→', '›')
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('|') && !part.startsWith('!['))
      .map((part, at) => ({ at, ...blockOf(part) }))
  );
}

function blockOf(part: string): Drawn {
  const heading = /^(#{1,2}) (.+)$/.exec(part);
  if (heading) {
    const [, marks, text = ''] = heading;
    const kind = marks === '#' ? 'title' : 'heading';
    return { kind, id: idOfHeading(text), pieces: piecesOf(text) };
  }
  const lines = part.split('\n');
  const items = (mark: RegExp) => lines.map((line) => piecesOf(line.replace(mark, '')));
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'bullets', items: items(/^- /) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'steps', items: items(/^\d+\. /) };
  return { kind: 'text', pieces: piecesOf(part) };
}

/** As pages of the documentation name their headings. */
function idOfHeading(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    const [whole, strong, name, code, label, to] = found;
    const at = found.index;
    if (at > from) pieces.push({ at: from, text: text.slice(from, at), as: 'plain' });
    from = at + whole.length;
    if (strong) pieces.push({ at, text: strong, as: 'strong' });
    else if (name) pieces.push({ at, text: name, as: 'name' });
    else if (label && to?.startsWith('#'))
      pieces.push({ at, text: label, as: 'link', to: to.slice(1) });
    else pieces.push({ at, text: label ?? code ?? '', as: 'plain' });
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), as: 'plain' });
  return pieces;
}
