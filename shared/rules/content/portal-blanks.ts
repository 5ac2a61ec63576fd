import type { SiteSettings } from '../site-settings.ts'

/**
 * Blanks of the texts that a portal begins with, as editors see them, and what fills each once it is stated under the
 * settings. A text that still has one goes to nobody.
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

/** @param asText makes a stated value what stands in the text, such as escaped in HTML */
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
