/**
 * The rules that a bank sets for itself: their names, what they start as, and what they may be. A
 * change never overwrites: the history stays, and the latest value holds (specification §11).
 */
import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { OF_AGE } from '../people/ages.ts';
import { text } from '../values.ts';

/** How a rule counts. Hours are kept as whole minutes and sent as hours; Monday is weekday 1. */
export type RuleUnit = 'hours' | 'days' | 'months' | 'years' | 'weekday' | 'flag';

interface NumberRule<Unit = Exclude<RuleUnit, 'flag'>> {
  unit: Unit;
  /** What holds until a bank says otherwise; hours in minutes. */
  standard: number;
  least: number;
  most: number;
}

interface FlagRule {
  unit: 'flag';
  standard: boolean;
}

const HOUR = 60;
const hours = (standard: number, least: number, most: number): NumberRule<'hours'> => ({
  unit: 'hours',
  standard: standard * HOUR,
  least: least * HOUR,
  most: most * HOUR,
});

/** Every rule under its head, in the order in which people read them. */
export const RULE_GROUPS = {
  balance: {
    'band-low': hours(-20, -1000, 0),
    'band-low-first-year': hours(-10, -1000, 0),
    'band-high': hours(50, 0, 1000),
    'band-hard': { unit: 'flag', standard: false },
    'balances-visible': { unit: 'flag', standard: false },
  },
  bodies: {
    'body-low': hours(-50, -1000, 0),
    'body-high': hours(200, 0, 1000),
  },
  gifts: {
    'newcomer-gift': hours(0, 0, 50),
    'gift-most': hours(10, 0, 100),
    'gifts-in-a-year': hours(20, 0, 1000),
    'lesson-preparation': hours(0, 0, 20),
    'yearly-share': hours(0, 0, 10),
    'fund-low': hours(-100, -10_000, 0),
  },
  board: {
    'board-digest': { unit: 'flag', standard: true },
    'board-digest-day': { unit: 'weekday', standard: 2, least: 1, most: 7 },
    'board-public': { unit: 'flag', standard: false },
    'board-checked-first': { unit: 'flag', standard: false },
    'whatsapp-links': { unit: 'flag', standard: false },
  },
  association: {
    'fee-needed-to-give': { unit: 'flag', standard: false },
    'insured-needed-to-give': { unit: 'flag', standard: false },
    'age-least': { unit: 'years', standard: OF_AGE, least: 0, most: OF_AGE },
    'admission-first': { unit: 'flag', standard: false },
    'register-visible': { unit: 'flag', standard: false },
    'register-years': { unit: 'years', standard: 10, least: 1, most: 30 },
  },
  desk: {
    'desk-second-factor': { unit: 'flag', standard: false },
  },
  paper: {
    'cheque-days': { unit: 'days', standard: 30, least: 1, most: 730 },
    'statement-months': { unit: 'months', standard: 3, least: 1, most: 12 },
  },
} as const satisfies Record<string, Record<string, NumberRule | FlagRule>>;

export const BANK_RULES = {
  ...RULE_GROUPS.balance,
  ...RULE_GROUPS.bodies,
  ...RULE_GROUPS.gifts,
  ...RULE_GROUPS.board,
  ...RULE_GROUPS.association,
  ...RULE_GROUPS.desk,
  ...RULE_GROUPS.paper,
};

type RuleGroup = keyof typeof RULE_GROUPS;
export const RULE_GROUP_NAMES = Object.keys(RULE_GROUPS) as RuleGroup[];

export type RuleName = { [Group in RuleGroup]: keyof (typeof RULE_GROUPS)[Group] }[RuleGroup];
export const RULE_NAMES = Object.keys(BANK_RULES) as [RuleName, ...RuleName[]];

/** What only administrators have to know: how they sign in, and how far the fund may sink. */
export const DESK_RULES: readonly RuleName[] = ['desk-second-factor', 'fund-low'];

/** The value of each rule as the server reckons: hours in minutes. */
export type BankRules = {
  [Name in RuleName]: (typeof BANK_RULES)[Name] extends FlagRule ? boolean : number;
};

/** A value on the wire: hours as hours. */
export type RuleValue = number | boolean;

/** From the wire to the books. */
export function storedRule(name: RuleName, value: RuleValue): RuleValue {
  return isHours(name) && typeof value === 'number' ? Math.round(value * HOUR) : value;
}

/** From the books to the wire. */
export function shownRule(name: RuleName, value: RuleValue): RuleValue {
  return isHours(name) && typeof value === 'number' ? value / HOUR : value;
}

function isHours(name: RuleName): boolean {
  return BANK_RULES[name].unit === 'hours';
}

/** Whether a value of the wire may be this rule's: whole units between its bounds, hours in halves. */
export function isRuleValue(name: RuleName, value: RuleValue): boolean {
  const rule: NumberRule | FlagRule = BANK_RULES[name];
  if (rule.unit === 'flag') return typeof value === 'boolean';
  if (typeof value !== 'number') return false;
  const stored = rule.unit === 'hours' ? value * HOUR : value;
  const step = rule.unit === 'hours' ? HOUR / 2 : 1;
  return stored % step === 0 && stored >= rule.least && stored <= rule.most;
}

const ruleValueSchema = z.union([z.number(), z.boolean()], { error: 'invalid' });

/** A value and how it came about. */
const ruleChangeSchema = z.object({
  value: ruleValueSchema,
  at: z.string(),
  /** The administrator who set it, given name first. */
  by: z.string(),
  note: z.string(),
});

/** One rule of a bank with its history, the latest change first. */
export const bankRuleSchema = z.object({
  name: z.enum(RULE_NAMES),
  value: ruleValueSchema,
  /** What holds where a bank says nothing. */
  standard: ruleValueSchema,
  history: z.array(ruleChangeSchema),
});
export type BankRule = z.infer<typeof bankRuleSchema>;

export const ruleParams = z.object({ name: z.enum(RULE_NAMES, { error: 'invalid' }) });

/** A change of a rule. `basedOn` is the value that the form was filled with, as a text. */
export const ruleUpdateSchema = z.object({
  value: ruleValueSchema,
  note: text(REASON_MAX),
  basedOn: z.object({ value: z.string().max(20) }).optional(),
});
export type RuleUpdate = z.infer<typeof ruleUpdateSchema>;
