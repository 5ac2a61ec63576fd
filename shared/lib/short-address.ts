const longest = 64

/** An address in recognisable short form: without its scheme, and a long one without its middle. */
export function shortAddress(address: string): string {
  const text = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  if (text.length <= longest) return text
  return `${text.slice(0, longest / 2 + 8)}…${text.slice(-(longest / 2 - 9))}`
}
