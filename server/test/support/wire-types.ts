/**
 * What the contract says of a call, found by its method and its address as it is written in a
 * story: `/users/${id}` is `readUser`. So a wrong field name in a story does not compile.
 */
import type { BodyOf, EndpointName, Endpoints, ReplyOf } from '#contract/endpoints.ts';
import type { Problem } from '#contract/errors.ts';

type Split<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? [Head, ...Split<Rest>]
  : [Path];

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** A part of an address fits its own word, perhaps with a query of any text behind it. */
type FitsWord<Part, Word extends string> = Part extends Word | `${Word}${string}` ? true : false;

type FitsPart<Part, Pattern, Parameter> = Pattern extends `{${string}}`
  ? Parameter
  : Pattern extends string
    ? FitsWord<Part, Pattern>
    : false;

/** Whether an address fits a pattern; `Parameter` says whether a parameter fits anything or nothing. */
type Fits<Parts, Patterns, Parameter> = [Parts, Patterns] extends [
  [infer Part, ...infer Parts],
  [infer Pattern, ...infer Patterns],
]
  ? FitsPart<Part, Pattern, Parameter> extends true
    ? Fits<Parts, Patterns, Parameter>
    : false
  : [Parts, Patterns] extends [[], []]
    ? true
    : false;

type NamesAt<Method, Path extends string, Parameter> = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends Method
    ? Fits<Split<WithoutQuery<Path>>, Split<Endpoints[Name]['path']>, Parameter> extends true
      ? Name
      : never
    : never;
}[EndpointName];

/** The call behind an address: the one in so many words, else one with parameters. */
type CallAt<Method, Path extends string> = Path extends unknown
  ? [NamesAt<Method, Path, false>] extends [never]
    ? NamesAt<Method, Path, true>
    : NamesAt<Method, Path, false>
  : never;

/** What every call may be refused with. */
export type Refused = Required<
  Pick<Problem, 'code' | 'errors' | 'changes' | 'people' | 'notice' | 'privacyNotice' | 'challenge'>
>;

/**
 * What comes back as JSON: the reply, or the fields of a refusal; a field that is not there reads
 * as undefined, which no expectation takes for it. Of an address that is any text, a refusal alone.
 */
export type JsonAt<Method, Path extends string> = [CallAt<Method, Path>] extends [never]
  ? Refused
  : ReplyOf<CallAt<Method, Path>> extends undefined
    ? Refused
    : ReplyOf<CallAt<Method, Path>> & Refused;

/** What a story may send: the fields of the contract, with any values, for some are wrong on purpose. */
export type BodyAt<Method, Path extends string> = [CallAt<Method, Path>] extends [never]
  ? unknown
  : { [Field in keyof BodyOf<CallAt<Method, Path>>]?: unknown } | null | undefined;
