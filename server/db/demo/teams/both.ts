/** What somebody entered, for readers of either language: a field has one text. */
export function both(zh: string, en: string): string {
  return `${zh}\n${en}`
}
