/** Requests to one endpoint: right by the contract, or spoilt in every way that a client could. */
import fc from 'fast-check';
import type { z } from 'zod';
import type { EndpointRow } from '#contract/endpoint.ts';
import { filledPath } from '#contract/path.ts';
import type { CallParts } from '../given-requests.ts';
import { valuesOf } from './from-schema.ts';
import {
  type FuzzRequest,
  header,
  JSON_TYPE,
  type Parts,
  poisoned,
  recordOf,
  upload,
  wrongBody,
  wrongField,
  wrongQuery,
  wrongSegment,
  wrongType,
} from './spoiling.ts';
import { rightUpload } from './uploads.ts';

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** Some fields as the example has them, the others as the schema would also take them. */
function variationOf(
  schema: z.ZodType | undefined,
  example: unknown,
  ids: readonly number[],
): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(example);
  return fc
    .tuple(valuesOf(schema, ids), fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }))
    .map(([made, picks]) => {
      if (typeof made !== 'object' || made === null || Array.isArray(made)) return made;
      const [right, other] = [recordOf(example), recordOf(made)];
      const keys = [...new Set([...Object.keys(right), ...Object.keys(other)])];
      const mixed = keys.map((key, nth) => [key, (picks[nth % 24] ? right : other)[key]]);
      return Object.fromEntries(mixed.filter(([, value]) => value !== undefined));
    })
    .map((value) => (schema.safeParse(value).success ? value : example));
}

function partsOf(
  row: EndpointRow,
  example: CallParts,
  ids: readonly number[],
): fc.Arbitrary<Parts> {
  return fc.record({
    // The thing that the example is about, or sometimes another.
    params: fc.oneof(
      { weight: 4, arbitrary: fc.constant(recordOf(example.params)) },
      {
        weight: 1,
        arbitrary: variationOf(row.params, example.params, ids).map(recordOf),
      },
    ),
    query: variationOf(row.query, example.query, ids).map(recordOf),
    body: variationOf(row.body, example.body, ids),
  });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : String(value));

function pathOf(row: EndpointRow, { params, query }: Parts): string {
  const filled = Object.entries(params).map(([key, value]) => [key, asText(value)]);
  const path = filledPath(row.path, Object.fromEntries(filled));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, asText(one));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function written(row: EndpointRow, parts: Parts): FuzzRequest {
  const call = { method: row.method, path: pathOf(row, parts) };
  if (row.bodyType === 'form') {
    const fields = Object.entries(recordOf(parts.body)).map(([key, value]) => [key, asText(value)]);
    const payload = new URLSearchParams(Object.fromEntries(fields)).toString();
    return { ...call, headers: FORM_TYPE, payload };
  }
  if (row.bodyType !== undefined) return { ...call, ...rightUpload(row.bodyType) };
  if (parts.body === undefined || parts.body === null) return { ...call, headers: {} };
  return { ...call, headers: JSON_TYPE, payload: JSON.stringify(parts.body) };
}

/** Requests that the contract takes. @param ids of things that exist */
export function rightRequests(
  row: EndpointRow,
  example: CallParts,
  ids: readonly number[],
): fc.Arbitrary<FuzzRequest> {
  return partsOf(row, example, ids).map((parts) => written(row, parts));
}

/** Requests that were right and have one to three things wrong with them; some may still pass. */
export function spoiltRequests(
  row: EndpointRow,
  example: CallParts,
  ids: readonly number[],
): fc.Arbitrary<FuzzRequest> {
  const isUpload = row.bodyType !== undefined && row.bodyType !== 'form';
  const spoils = [
    ...(row.body && !isUpload ? [wrongField, wrongField, wrongField, wrongBody, poisoned] : []),
    ...(isUpload ? [upload, upload, upload, upload] : [upload]),
    ...(Object.keys(recordOf(example.params)).length > 0 ? [wrongSegment, wrongSegment] : []),
    ...[wrongType, header, header, wrongQuery],
  ];
  return fc
    .tuple(
      partsOf(row, example, ids),
      fc.array(fc.oneof(...spoils), { minLength: 1, maxLength: 3 }),
    )
    .map(([parts, wrongs]) =>
      wrongs.reduce((request, spoil) => spoil(request, parts, row), written(row, parts)),
    );
}
