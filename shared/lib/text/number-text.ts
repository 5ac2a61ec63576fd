/** A number as people read it, `5,000`; anything else stays unchanged. The same in both languages. */
export function numberText(number: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(number) ?? []
  return whole === '' ? number : sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
}
