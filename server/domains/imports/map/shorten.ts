/** A text cut to a length: after a late enough sentence end, else after a word with `…`. */
export function shorten(text: string, most: number): string {
  const signs = Array.from(text)
  if (signs.length <= most) return text
  const head = signs.slice(0, most).join('')
  const sentence = Math.max(...['。', '！', '？', '；'].map((end) => head.lastIndexOf(end)), lastStop(head))
  if (sentence >= head.length / 2) return head.slice(0, sentence + 1).trimEnd()
  const cut = signs.slice(0, most - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space >= cut.length / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,，、;；:：])[\s,，、;；:：]+$/, '')}…`
}

/** A full stop ends a sentence only before a space. */
function lastStop(text: string): number {
  return Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? '))
}
