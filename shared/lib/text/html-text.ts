/** Plain text as HTML: an empty line ends a paragraph, every other line break stays one. */
export function paragraphsToHtml(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapedHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** Text escaped for use between tags, and in attributes. */
export function escapedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" }

/** The visible text of HTML that the server has sanitised: a line for each block. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:\/(?:p|h[1-6]|li|blockquote|pre|tr|figcaption)|br\s*\/?)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|nbsp|#39);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Whether a text only repeats a line that stands beside it, whatever its markup and spaces; a picture or link is more. */
export function repeatsLine(html: string, line: string): boolean {
  return !/<(?:img|video|audio|iframe|a)\b/i.test(html) && oneLine(plainText(html)) === oneLine(line)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The visible text of HTML with an empty line between its blocks: what `paragraphsToHtml` was made from. */
export function htmlToParagraphs(html: string): string {
  return html
    .split(/<\/(?:p|h[1-6]|li|blockquote|pre|tr|figcaption)>/i)
    .map(plainText)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
