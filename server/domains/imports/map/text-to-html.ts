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
  if (lines.length === 0) return ''
  const heading = lines.length === 1 ? /^#{1,6}\s+(.+)$/.exec(lines[0] ?? '') : null
  if (heading) return `<h3>${inline(heading[1] ?? '')}</h3>`
  const first = lines.findIndex((line) => isItem(line))
  if (first < 0) return `<p>${lines.map(inline).join(' ')}</p>`
  const before = lines.slice(0, first)
  const end = lines.findIndex((line, index) => index > first && !isItem(line))
  const items = lines.slice(first, end < 0 ? undefined : end)
  const after = end < 0 ? '' : blockOf(lines.slice(end).join('\n'))
  const list = `<ul>${items.map((line) => `<li><p>${inline(line.replace(/^[-*•]\s+/, ''))}</p></li>`).join('')}</ul>`
  return (before.length > 0 ? `<p>${before.map(inline).join(' ')}</p>` : '') + list + after
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
