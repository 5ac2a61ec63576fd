import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { snakeCase } from '../../../shared/lib/text/camel-case.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { escapedHtml } from '../../../shared/lib/text/html-text.ts'
import { exportSections } from '../../../shared/rules/sign-in/privacy.ts'
import type { PersonalData } from './collect-person.ts'

type Message = (inputs: Record<string, never>, options: { locale: Locale }) => string
const words = m as unknown as Record<string, Message | undefined>

/** A package as a page that any browser shows offline: no script, no requests. */
export function exportPage(data: PersonalData, { locale, madeAt }: { locale: Locale; madeAt: Date }): string {
  const say = (name: string) => escapedHtml(words[name]?.({}, { locale }) ?? name)
  const sections = exportSections
    .filter((section) => data[section])
    .map((section) => {
      const rows = (data[section] ?? []).map(({ values }) => {
        const entries = Object.entries(values).map(
          ([name, value]) =>
            `<dt>${say(`privacy_field_${snakeCase(name)}`)}</dt><dd>${shown(value, locale)}</dd>`,
        )
        return `<dl>${entries.join('')}</dl>`
      })
      return `<section><h2>${say(`privacy_data_${snakeCase(section)}`)}</h2>${rows.join('\n')}</section>`
    })
  const at = escapedHtml(instantText(madeAt.toISOString(), locale))
  return `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${say('privacy_package_title')}</title><style>${style}</style></head>
<body><h1>${say('privacy_package_title')}</h1><p>${say('privacy_package_lead')}</p><p>${at}</p>
${sections.join('\n')}
</body></html>
`
}

const style = `body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem;margin:1rem 0;padding:.75rem 0;border-top:1px solid #999}
dt{font-weight:700}dd{margin:0;overflow-wrap:anywhere}pre{margin:0;white-space:pre-wrap;font:inherit}`

function shown(value: unknown, locale: Locale): string {
  if (value instanceof Date) return escapedHtml(instantText(value.toISOString(), locale))
  if (typeof value === 'object') return `<pre>${escapedHtml(JSON.stringify(value, null, 1))}</pre>`
  return escapedHtml(String(value))
}
