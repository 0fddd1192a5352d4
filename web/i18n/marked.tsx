/** Texts with marked parts, `Anna gave you <b>2 hours</b>`: the marks become elements. */
import { cloneElement, createElement, Fragment, type ReactElement } from 'react';

const B = { b: <strong /> };

interface MarkedProps {
  /** The text as `t` gives it. */
  text: string;
  /** The element for each mark; `b` is `strong` unless told otherwise. */
  marks?: Record<string, ReactElement>;
}

/** Marks do not nest; one without an element is shown as it is written. */
export function Marked({ text, marks = B }: MarkedProps) {
  const parts = text.split(/(<\w+>.*?<\/\w+>)/).map((part) => {
    const [, mark = '', inner] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
    const element = marks[mark];
    return element ? cloneElement(element, {}, inner) : part;
  });
  return createElement(Fragment, null, ...parts);
}
