import type { Locale } from '../locale.ts'

const hanThenLatin = /(\p{Script=Han})([\p{Script=Latin}\d])/gu
const latinThenHan = /([\p{Script=Latin}\d])(\p{Script=Han})/gu

/**
 * A composed Chinese text with a space between Han and Latin letters or digits: 申领 Discourse 社区论坛. Written
 * texts have these spaces; a name inserted into a text can begin or end with either. The browser spaces
 * running text by itself, but neither titles, headings cut by `<wbr>`, mail nor SMS.
 */
export function spacedText(text: string, locale: Locale): string {
  return locale === 'zh' ? text.replace(hanThenLatin, '$1 $2').replace(latinThenHan, '$1 $2') : text
}
