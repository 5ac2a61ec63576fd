/**
 * Plain text as the markup that the editor writes: paragraphs, lists, and the few signs of Markdown that catalogues
 * use. What is markup already stays; the sanitiser sees to it afterwards.
 */
export function textToHtml(text: string): string {
  if (/<(?:p|ul|ol|h[1-6]|div|br|table|blockquote)[\s/>]/i.test(text)) return text
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(blockOf)
    .join('')
}

function blockOf(block: string): string {
  const lines = block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const heading = lines.length === 1 ? /^#{1,6}\s+(.+)$/.exec(lines[0] ?? '') : null
  if (heading) return `<h3>${inline(heading[1] ?? '')}</h3>`
  return runsOf(lines)
    .map(({ isList, lines: own }) => (isList ? listOf(own) : `<p>${own.map(inline).join(' ')}</p>`))
    .join('')
}

/** Lines of one kind that follow one another: those of a list, or those of a paragraph. */
function runsOf(lines: readonly string[]): { isList: boolean; lines: string[] }[] {
  const runs: { isList: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const isList = isItem(line)
    const last = runs.at(-1)
    if (last?.isList === isList) last.lines.push(line)
    else runs.push({ isList, lines: [line] })
  }
  return runs
}

function listOf(lines: readonly string[]): string {
  const items = lines.map((line) => `<li><p>${inline(line.replace(/^[-*•]\s+/, ''))}</p></li>`)
  return `<ul>${items.join('')}</ul>`
}

function isItem(line: string): boolean {
  return /^[-*•]\s+/.test(line)
}

function inline(text: string): string {
  return escaped(text)
    .replace(/\*\*([^*]{1,300})\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\][]{1,300})\]\((https?:\/\/[^\s()]{1,500})\)/g, '<a href="$2">$1</a>')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
