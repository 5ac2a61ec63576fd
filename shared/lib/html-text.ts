/** Plain text as HTML: an empty line ends a paragraph, every other end of a line stays one. */
export function paragraphsToHtml(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapedHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** Text as it stands between tags, and in attributes. */
export function escapedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
