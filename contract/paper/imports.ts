/**
 * Bringing a bank's books from another program: what a file may be about, what its columns may
 * mean, what becomes of each line (specification §18).
 */
import { z } from 'zod';
import { NOTE_MAX } from '../limits.ts';
import { daySchema, idSchema, idTextSchema, optionalText, pageQuery } from '../values.ts';
import { BODY_COLUMNS, broughtBodySchema } from './import-bodies.ts';
import {
  broughtFeeSchema,
  feeSumsSchema,
  mismatchSchema,
  openingsSchema,
} from './import-figures.ts';
import { ROW_PROBLEMS } from './import-problems.ts';

/** What one file is about: people (and their balances), balances alone, or exchanges of the past. */
export const IMPORT_KINDS = ['people', 'balances', 'history'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Programs whose files are recognised; `own` is any other sheet. */
export const IMPORT_PRESETS = [
  'timeoverflow',
  'timeoverflow-plain',
  'komunitin',
  'chatbdt',
  'openbdt',
  'own',
] as const;
export type ImportPreset = (typeof IMPORT_PRESETS)[number];

/** What a column may mean. */
export const IMPORT_FIELDS = [
  'number',
  'fullName',
  'surname',
  'name',
  'email',
  'phone',
  'otherPhone',
  'birthDate',
  'sex',
  'joinedOn',
  ...BODY_COLUMNS,
  'fee',
  'feeOn',
  'feeYear',
  'balance',
  'hoursGiven',
  'hoursReceived',
  'day',
  'giver',
  'receiver',
  'duration',
  'note',
  'category',
  'state',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

const WHO = ['number', 'fullName', 'surname', 'name', 'email'] as const;
const FACTS = ['phone', 'otherPhone', 'birthDate', 'sex', 'joinedOn'] as const;
const FEE = ['fee', 'feeOn', 'feeYear'] as const;
const HOURS = ['balance', 'hoursGiven', 'hoursReceived'] as const;

/** The fields that a file of each kind may have. */
export const FIELDS_OF_KIND: Record<ImportKind, readonly ImportField[]> = {
  people: [...WHO, ...FACTS, ...BODY_COLUMNS, ...FEE, ...HOURS, 'note', 'state'],
  balances: [...WHO, 'phone', 'birthDate', ...HOURS],
  history: ['day', 'giver', 'receiver', 'duration', 'note', 'category', 'state'],
};

/**
 * How `1.30` is meant: as 1.3 hours, or as one hour and thirty minutes; `mixed`: so, but `3.5` beside it is
 * three and a half hours.
 */
export const DURATION_READINGS = ['decimal', 'clock', 'mixed'] as const;
export type DurationReading = (typeof DURATION_READINGS)[number];

/** What a plain number of time means. */
export const DURATION_UNITS = ['hours', 'minutes', 'seconds'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

const NAME_ORDERS = ['given-first', 'surname-first'] as const;

export const IMPORT_BYTES_MAX = 5 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 20_000;
const IMPORT_COLUMNS_MAX = 60;
export const IMPORT_UNDO_DAYS = 7;
/** A file that nobody ran is dropped after so many days. */
export const IMPORT_KEPT_DAYS = 30;
/** Lines shown as an example. */
export const IMPORT_SAMPLE_ROWS = 10;

/** How the columns of a file are read. */
export const importMappingSchema = z.object({
  kind: z.enum(IMPORT_KINDS, { error: 'invalid' }),
  /** The line with the names of the columns, counted from 1; 0 when there is none. */
  headerLine: z.number({ error: 'required' }).int({ error: 'invalid' }).min(0).max(50),
  /** What each column means, from the first; null: it is left out. */
  columns: z
    .array(z.enum(IMPORT_FIELDS, { error: 'invalid' }).nullable())
    .max(IMPORT_COLUMNS_MAX, { error: 'too-long' }),
  nameOrder: z.enum(NAME_ORDERS, { error: 'invalid' }),
  unit: z.enum(DURATION_UNITS, { error: 'invalid' }),
  /** Null while nobody had to say it. */
  reading: z.enum(DURATION_READINGS, { error: 'invalid' }).nullable(),
  /** The day on which the balances are carried over. */
  openedOn: daySchema,
  /** The year of the fees, where no column says it; without either, that of the check. */
  feeYear: z.number({ error: 'invalid' }).int().min(2000).max(2999).nullish(),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

/** Where an import stands. */
export const IMPORT_STATES = [
  'read',
  'mapped',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What is to become of a line; `ask` waits for a person to decide. */
export const ROW_PLANS = ['new', 'same', 'join', 'skip', 'ask'] as const;
export type RowPlan = (typeof ROW_PLANS)[number];
/** What a person may decide about a line. */
const ROW_DECISIONS = ['new', 'same', 'join', 'skip'] as const;

/** What became of a line. */
export const ROW_OUTCOMES = [
  'created',
  'joined',
  'same',
  'booked',
  'fee',
  'noted',
  'left',
] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

const importStateFields = {
  id: z.number(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  kind: z.enum(IMPORT_KINDS),
  createdAt: z.string(),
  creator: z.string(),
  /** Until when it may be undone; null when that is no question (any more). */
  undoableUntil: z.string().nullable(),
};

/** One import in the list of a bank. */
export const importLineSchema = z.object({ ...importStateFields, lines: z.number() });
export type ImportLine = z.infer<typeof importLineSchema>;

/** A time that can be read in two ways, or stands beside some. */
const unclearTimeSchema = z.object({
  line: z.number(),
  text: z.string(),
  decimalMinutes: z.number(),
  clockMinutes: z.number(),
  /** As `3.5` it is a decimal, or has lost its last zero. */
  isHalf: z.boolean(),
});

/** An import: the file, how it is read, and figures as soon as it was checked. */
export const importSchema = z.object({
  ...importStateFields,
  preset: z.enum(IMPORT_PRESETS),
  sheet: z.string(),
  sheets: z.array(z.object({ name: z.string(), lines: z.number() })),
  /** Lines with cells that are merged with others. */
  mergedLines: z.array(z.number()),
  mapping: importMappingSchema,
  /** The names of the columns, and the first values below each. */
  columns: z.array(z.object({ header: z.string(), values: z.array(z.string()) })),
  sample: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  /** Times that can be read in two ways; empty when nobody has to be asked. */
  unclearTimes: z.array(unclearTimeSchema),
  lines: z.number(),
  /** How many lines the work in progress has done. */
  doneLines: z.number(),
  plans: z.record(z.enum(ROW_PLANS), z.number()),
  outcomes: z.record(z.enum(ROW_OUTCOMES), z.number()),
  openings: openingsSchema,
  fees: feeSumsSchema,
  /** How many of those who come in are bodies. */
  bodies: z.number(),
  /** Balances of the file that were brought before and stay as they are. */
  openedBefore: z.number(),
  /** What the fund of the bank has now. */
  fundMinutes: z.number(),
  past: z.object({ lines: z.number(), minutes: z.number(), mismatches: z.array(mismatchSchema) }),
  /** A member was changed since the check: check again. */
  isOutdated: z.boolean(),
});
export type Import = z.infer<typeof importSchema>;

/** Somebody whom a line may mean. */
const candidateSchema = z.object({
  id: z.number(),
  name: z.string(),
  number: z.number().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
});

/** Cells that the desk has mended, by what they mean; an empty text: nothing is there. */
const fixesSchema = z.partialRecord(
  z.enum(IMPORT_FIELDS, { error: 'invalid' }),
  optionalText(NOTE_MAX),
);
export type Fixes = z.infer<typeof fixesSchema>;

/** What a cell may mean, and the texts that would say so. */
const proposalSchema = z.object({
  /** The cell that is unclear. */
  field: z.enum(IMPORT_FIELDS),
  fixes: fixesSchema,
  /** What is read then: a time, a day, a name with the surname first. */
  minutes: z.number().nullable(),
  day: z.string().nullable(),
  name: z.string().nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** One line of the file, what was read in it, and what becomes of it. */
export const importRowSchema = z.object({
  line: z.number(),
  /** As they are in the file. */
  cells: z.array(z.string()),
  fixes: fixesSchema,
  reading: z.object({
    /** The surname first. */
    name: z.string(),
    surname: z.string(),
    firstName: z.string(),
    number: z.number().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    birthDate: z.string().nullable(),
    minutes: z.number().nullable(),
    fee: broughtFeeSchema.nullable(),
    body: broughtBodySchema.nullable(),
    note: z.string().nullable(),
    /** Read in a way that somebody may want to look at. */
    isOdd: z.boolean(),
  }),
  proposals: z.array(proposalSchema),
  plan: z.enum(ROW_PLANS),
  isDecided: z.boolean(),
  problems: z.array(z.enum(ROW_PROBLEMS)),
  candidates: z.array(candidateSchema),
  personId: z.number().nullable(),
  outcome: z.enum(ROW_OUTCOMES).nullable(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importRowsQuery = z.object({
  ...pageQuery(['line']),
  plan: z.enum(ROW_PLANS, { error: 'invalid' }).optional(),
  problem: z.enum(ROW_PROBLEMS, { error: 'invalid' }).optional(),
  /** Only those that come in with something missing or changed. */
  remarks: z.enum(['only'], { error: 'invalid' }).optional(),
  /** Only bodies that come in, or came. */
  bodies: z.enum(['only'], { error: 'invalid' }).optional(),
  /** Those first that somebody may want to look at. */
  odd: z.enum(['first'], { error: 'invalid' }).optional(),
});

export const rowDecisionSchema = z
  .object({
    plan: z.enum(ROW_DECISIONS, { error: 'invalid' }).optional(),
    /** Who it is, for `same` and `join`. */
    personId: idSchema.optional(),
    /** All mended cells of the row: those that are not here are again as in the file. */
    fixes: fixesSchema.optional(),
  })
  .refine(({ plan, fixes }) => plan !== undefined || fixes !== undefined, {
    error: 'required',
    path: ['plan'],
  });

export const runImportSchema = z
  .object({
    /** Ticked: the difference goes to the fund. */
    differenceTicked: z.boolean({ error: 'invalid' }).optional(),
  })
  .nullish();

/** Which line of which import. */
export const importRowPath = z.object({ id: idTextSchema, line: idTextSchema });
