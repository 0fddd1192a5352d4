/** Leads to a field by its name: from what is wrong or missing, or from the field before it. */

/** Focuses the control of a field of the form that an element stands in; nothing without one. */
export function leadToField(from: Element, name: string): void {
  const field = from
    .closest('form')
    ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = field?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
  (control ?? field?.querySelector('button'))?.focus();
}
