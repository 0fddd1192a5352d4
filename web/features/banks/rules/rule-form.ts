/** What is typed when a rule is changed, and the value that goes to the portal. Pure. */
import { BANK_RULES, type RuleName, type RuleValue } from '#contract/banks/bank-rules.ts';
import { hoursFromMinutes, parseDuration } from '#contract/hours/hours.ts';

export interface RuleForm {
  value: string;
  note: string;
}

/**
 * The value in a text; undefined when it is none. Of a rule that is never above zero the sign need
 * not be typed: "20" is 20 hours below.
 */
export function typedRule(name: RuleName, text: string): RuleValue | undefined {
  const rule = BANK_RULES[name];
  if (rule.unit === 'flag') return text === 'true';
  const plain = text.trim().replace(/^[-\u2212]\s*/, '');
  const isBelow = plain !== text.trim() || rule.most === 0;
  const amount = rule.unit === 'hours' ? typedHours(plain) : typedCount(plain);
  if (amount === undefined) return undefined;
  return isBelow && amount !== 0 ? -amount : amount;
}

function typedHours(text: string): number | undefined {
  const minutes = parseDuration(text);
  return minutes === undefined ? undefined : hoursFromMinutes(minutes);
}

function typedCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
