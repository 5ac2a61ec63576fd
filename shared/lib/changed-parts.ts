/** The headings of the parts of a text that are new, changed or removed. */
export type ChangedParts = { added: string[]; changed: string[]; removed: string[] }

/**
 * The differences between two editions of a sanitised HTML text, by its second-level headings. Text before
 * the first heading goes under an empty one; a part that was only moved has not changed.
 */
export function changedParts(before: string, after: string): ChangedParts {
  const [old, now] = [partsOf(before), partsOf(after)]
  return {
    added: [...now.keys()].filter((heading) => !old.has(heading)),
    changed: [...now]
      .filter(([heading, text]) => old.has(heading) && old.get(heading) !== text)
      .map(([heading]) => heading),
    removed: [...old.keys()].filter((heading) => !now.has(heading)),
  }
}

function partsOf(html: string): Map<string, string> {
  const [intro = '', ...parts] = html.split(/<h2[^<>]*>/)
  const found = new Map(
    parts.map((part): [string, string] => {
      const [heading = '', ...rest] = part.split('</h2>')
      return [wordsOf(heading), wordsOf(rest.join(' '))]
    }),
  )
  return wordsOf(intro) === '' ? found : found.set('', wordsOf(intro))
}

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The visible text with single spaces: other tags around the same words are no change. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => named[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
