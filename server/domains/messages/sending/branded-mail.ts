import { type Locale, languageTag } from '../../../../shared/lib/locale.ts'
import { escapedHtml, paragraphsToHtml } from '../../../../shared/lib/text/html-text.ts'
import type { Services } from '../../../services.ts'
import { brandOf } from '../../settings/brand.ts'
import { readSiteSettings, siteNameIn } from '../../settings/site-settings.ts'

type Written = { subject: string; text: string }

/** The mail as it was written, and the same words below the portal's mark and name, in its colours. */
export async function brandedMail(
  { pool, origin }: Pick<Services, 'pool' | 'origin'>,
  written: Written,
  locale: Locale,
): Promise<Written & { html: string }> {
  const settings = await readSiteSettings(pool)
  const { light, dark, pictures } = brandOf(settings, locale)
  const mark = `<img src="${origin}${pictures}/192.png" alt="" width="32" height="32">`
  const html = `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<title>${escapedHtml(written.subject)}</title><style>
body{margin:0;padding:1.5rem;background:#fff;color:#12211f;font:1.0625rem/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:38rem;margin:auto;overflow-wrap:anywhere}a{color:${light}}
.name{margin:0 0 1.5rem;padding-bottom:.75rem;border-bottom:3px solid ${light};font-size:1.125rem;font-weight:700}.name img{margin-right:.75rem;vertical-align:middle}
@media(prefers-color-scheme:dark){body{background:#0f1716;color:#eaf3f1}a{color:${dark}}.name{border-color:${dark}}}
</style></head><body><main><p class="name">${mark}${escapedHtml(siteNameIn(settings, locale))}</p>${withLinks(paragraphsToHtml(written.text))}</main></body></html>`
  return { ...written, html }
}

/** Addresses in escaped text as links; what closes a sentence is no part of one. */
function withLinks(html: string): string {
  return html.replace(
    /https?:\/\/[^\s<>"'，。；、（）“”]+[^\s<>"'，。；、（）“”.,;:!?)]/g,
    (url) => `<a href="${url}">${url}</a>`,
  )
}
