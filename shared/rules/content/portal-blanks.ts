import type { SiteSettings } from '../site-settings.ts'

/**
 * Blanks in the initial texts of a portal, as editors see them, and the setting that fills each. A text with
 * an unfilled blank is not published.
 */
const blanks: Record<string, (settings: SiteSettings) => string> = {
  '【门户名称】': ({ siteNameZh }) => siteNameZh,
  '【运营方全称】': ({ operatorZh }) => operatorZh,
  '【联系邮箱】': ({ mail }) => mail,
  '[name of the portal]': ({ siteNameEn }) => siteNameEn,
  '[full name of the operator]': ({ operatorEn, operatorZh }) => operatorEn || operatorZh,
  '[contact address]': ({ mail }) => mail,
}

const pattern =
  /【(?:门户名称|运营方全称|联系邮箱)】|\[(?:name of the portal|full name of the operator|contact address)\]/g

/** @param asText converts a value for the text, such as by escaping it for HTML */
export function fillBlanks(
  text: string,
  settings: SiteSettings,
  asText: (value: string) => string = (value) => value,
): string {
  return text.replace(pattern, (blank) => {
    const value = blanks[blank]?.(settings)
    return value ? asText(value) : blank
  })
}

export function hasBlank(text: string): boolean {
  return text.search(pattern) !== -1
}
