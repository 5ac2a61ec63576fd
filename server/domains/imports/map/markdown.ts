import { Marked, Tokenizer } from 'marked'
import { escapedHtml, paragraphsToHtml, plainText } from '../../../../shared/lib/text/html-text.ts'

/**
 * Converts Markdown, which catalogues use for descriptions, to HTML; plain text becomes paragraphs, and HTML
 * stays. The result must still be sanitised.
 */
export function markdownToHtml(text: string): string {
  if (/<(?:p|ul|ol|h[1-6]|div|br|table|blockquote)[\s/>]/i.test(text)) return text
  if (!canBeRead(text)) return paragraphsToHtml(text)
  return withoutBreaksInChinese(marked.parse(text, { async: false }).trim())
}

/** Markdown as plain text with its lines: link texts and emphasised words stay, the markup goes. */
export function markdownToText(text: string): string {
  if (!canBeRead(text)) return text
  return text
    .split('\n')
    .map((line) => line.replace(/^#{1,6}\s+/, ''))
    .map((line) => plainText(marked.parseInline(line, { async: false })))
    .join('\n')
}

/**
 * Guards against slow parsing: nested lists and quotations recurse, each sign is compared with later ones,
 * and words are scanned from each letter. No real text is that deep, has so many signs or such long words.
 */
function canBeRead(text: string): boolean {
  const signs = text.match(/[*_~`[<@!]/g)?.length ?? 0
  const isDeep = /(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*){20}/.test(text)
  return text.length <= 40_000 && signs <= 4_000 && !isDeep && !/[\x21-\x7e]{2000}/.test(text)
}

const known = /^<(?:!--|\/?(?:a|b|i|u|s|em|strong|code|pre|sub|sup|del|hr|img|span|kbd|th|td|tr|li)\b)/i

const marked = new Marked({
  gfm: true,
  tokenizer: {
    // Indentation is more often accidental than a code block.
    code: () => undefined,
    // An address ends where Chinese text follows without a space.
    url(src) {
      return Tokenizer.prototype.url.call(this, /^[\x21-\x7e]+/.exec(src)?.[0] ?? '')
    },
  },
  renderer: {
    // Unknown tags are text: `List<String>` must stay readable.
    html: ({ text }) => (known.test(text) ? text : escapedHtml(text)),
    // External pictures are not shown; their addresses are kept as links.
    image: ({ href, text }) => `<a href="${escapedHtml(href)}">${escapedHtml(text || href)}</a>`,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
  extensions: [
    {
      // The standard requires a space or punctuation beside `**`, which Chinese text does not have.
      name: 'strong',
      level: 'inline',
      start: (src) => src.indexOf('**'),
      tokenizer(src) {
        const [raw, text] = /^\*\*(?!\s)([^*\n]{1,300}?)(?<!\s)\*\*/.exec(src) ?? []
        if (raw === undefined || text === undefined) return undefined
        return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) }
      },
    },
  ],
})

/** A line break inside a Chinese sentence is joined without a space. */
function withoutBreaksInChinese(html: string): string {
  return html.replace(/([\p{sc=Han}，。；：、！？）》”])\n(?=[\p{sc=Han}（《“])/gu, '$1')
}
