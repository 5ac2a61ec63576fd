/** A network's code of a report, such as `DELIVRD` or `MK:0001`; empty for other texts, which might name the number. */
export function reportCode(said: string): string {
  return /^(?!.*\d{7})[\w:.-]{1,80}$/.test(said) ? said : ''
}
