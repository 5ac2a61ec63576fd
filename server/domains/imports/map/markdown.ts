import { Marked, Tokenizer } from 'marked'
import { escapedHtml, paragraphsToHtml, plainText } from '../../../../shared/lib/text/html-text.ts'

/**
 * Markdown, in which catalogues write their descriptions, as HTML; text without its signs comes out as paragraphs, and
 * what is markup already stays. The sanitiser sees to it afterwards.
 */
export function markdownToHtml(text: string): string {
  if (/<(?:p|ul|ol|h[1-6]|div|br|table|blockquote)[\s/>]/i.test(text)) return text
  if (!canBeRead(text)) return paragraphsToHtml(text)
  return withoutBreaksInChinese(marked.parse(text, { async: false }).trim())
}

/** Markdown as plain text with its lines: what stands in a link or is emphasised stays, the signs go. */
export function markdownToText(text: string): string {
  if (!canBeRead(text)) return text
  return text
    .split('\n')
    .map((line) => line.replace(/^#{1,6}\s+/, ''))
    .map((line) => plainText(marked.parseInline(line, { async: false })))
    .join('\n')
}

/**
 * Lists and quotations are read one inside the other, every sign is held against those after it, and words are looked
 * through from each of their letters: no text for readers goes that deep, has that many, or words that long.
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
    // Texts are indented by chance more often than to show code.
    code: () => undefined,
    // An address ends where Chinese goes on without a blank.
    url(src) {
      return Tokenizer.prototype.url.call(this, /^[\x21-\x7e]+/.exec(src)?.[0] ?? '')
    },
  },
  renderer: {
    // What no browser knows is no markup: `List<String>` is to be read.
    html: ({ text }) => (known.test(text) ? text : escapedHtml(text)),
    // Pictures of others are not shown; where they stand is kept.
    image: ({ href, text }) => `<a href="${escapedHtml(href)}">${escapedHtml(text || href)}</a>`,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
  extensions: [
    {
      // The standard asks for a blank or a sign beside `**`, which Chinese does not write.
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

/** A line that ends within a Chinese sentence goes on without a blank. */
function withoutBreaksInChinese(html: string): string {
  return html.replace(/([\p{sc=Han}，。；：、！？）》”])\n(?=[\p{sc=Han}（《“])/gu, '$1')
}
