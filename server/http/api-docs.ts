import * as m from '#messages'
import { errorTable } from '../../shared/contract/error-table.ts'
import type { ErrorName } from '../../shared/contract/errors.ts'
import type { Locale } from '../../shared/lib/locale.ts'
import { languageTag, pathInLocale } from '../../shared/lib/locale.ts'
import { openKinds } from '../../shared/rules/open-data.ts'
import { type IndexedCall, indexedCalls } from './call-index.ts'
import { errorMessage } from './error-message.ts'
import { hsdsFile } from './hsds.ts'
import { openFormats } from './open-data.ts'
import { addressOf, schemaOf } from './openapi.ts'
import { publiccodeIndex } from './publiccode.ts'
import { pagePolicy } from './security-headers.ts'

/** The page about the calls, in a language; made once, since the contract does not change while a node runs. */
export function apiDocsPage(locale: Locale): Response {
  const known = pages.get(locale)
  const html = known ?? renderDocs(locale)
  pages.set(locale, html)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(html, null),
      'Cache-Control': 'public, max-age=300',
    },
  })
}

const pages = new Map<Locale, string>()

function renderDocs(locale: Locale): string {
  const groups = [...new Set(indexedCalls.map(({ group }) => group))].sort()
  const other = locale === 'zh' ? '/en/api/docs' : '/api/docs'
  return `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.title_of_page({ title: m.api_title({}, { locale }) }, { locale })}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body>
<a class="skip" href="#main">${m.skip_to_content({}, { locale })}</a>
<header><a href="${locale === 'zh' ? '/' : '/en'}">${m.site_name({}, { locale })}</a>
<a href="${other}" lang="${locale === 'zh' ? 'en' : 'zh-CN'}">${m.language_switch({}, { locale })}</a></header>
<main id="main"><h1>${m.api_title({}, { locale })}</h1>
<p>${m.api_lead({}, { locale })}</p>
<p><a href="/api/openapi.json">${m.api_download({}, { locale })}</a></p>
<nav aria-label="${m.api_groups({}, { locale })}"><ul>${groups.map((group) => `<li><a href="#${group}">${group}</a></li>`).join('')}<li><a href="#open-data">${m.api_open_data({}, { locale })}</a></li></ul></nav>
${groups.map((group) => renderGroup(group, locale)).join('')}
${renderOpenData(locale)}
<section><h2 id="errors">${m.api_errors({}, { locale })}</h2><dl>${renderErrors(locale)}</dl></section></main>
<footer><p>${m.footer_open_source({}, { locale })}</p></footer></body></html>`
}

function renderGroup(group: string, locale: Locale): string {
  const calls = indexedCalls.filter((indexed) => indexed.group === group)
  return `<section><h2 id="${group}">${group}</h2>${calls.map((indexed) => renderCall(indexed, locale)).join('')}</section>`
}

function renderCall({ call }: IndexedCall, locale: Locale): string {
  const secured = call.secured === 'none' ? '' : ` · ${call.secured}`
  const block = (title: string, io: 'input' | 'output') =>
    `<h3>${title}</h3><pre tabindex="0" role="region" aria-label="${title} ${escapeHtml(call.path)}">${escapeHtml(JSON.stringify(schemaOf(call[io], io), null, 2))}</pre>`
  return `<details><summary><code><b>${call.method}</b> ${escapeHtml(addressOf(call))}</code> <span>${call.access}${secured}</span></summary>
${block(m.api_input({}, { locale }), 'input')}${block(m.api_output({}, { locale }), 'output')}</details>`
}

/** The files that hold everything public. */
function renderOpenData(locale: Locale): string {
  const rows = openKinds.map((kind) => {
    const links = openFormats.map(
      (format) => `<a href="/openData/${kind}.${format}" download>${kind}.${format}</a>`,
    )
    return `<li>${links.join(' ')}</li>`
  })
  rows.push(
    `<li><a href="${pathInLocale(`/openData/${hsdsFile}`, locale)}" download>${hsdsFile}</a> HSDS 3.0</li>`,
    `<li><a href="/openData/${publiccodeIndex}" download>${publiccodeIndex}</a> publiccode.yml</li>`,
  )
  return `<section><h2 id="open-data">${m.api_open_data({}, { locale })}</h2>
<p>${m.api_open_data_lead({}, { locale })}</p><ul class="files">${rows.join('')}</ul></section>`
}

function renderErrors(locale: Locale): string {
  return Object.entries(errorTable)
    .map(
      ([name, { code, status }]) =>
        `<dt><code>${code} ${name}</code> · HTTP ${status}</dt><dd>${escapeHtml(errorMessage(name as ErrorName, locale))}</dd>`,
    )
    .join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `:root{color-scheme:light dark;--paper:#fff;--ink:#12211f;--ink-2:#3d4f4c;--mist:#f1f6f5;--line:#6f827e;--green:#075b49}
@media(prefers-color-scheme:dark){:root{--paper:#0f1716;--ink:#eaf3f1;--ink-2:#bacac6;--mist:#162120;--line:#7c908b;--green:#5ccbae}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.7 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header,main,footer{max-width:60rem;margin:auto;padding:1rem}header{display:flex;justify-content:space-between}
header a,nav a,.files a,summary{display:inline-flex;align-items:center;min-height:2.75rem}
a{color:var(--green);text-underline-offset:.25em}.skip{position:absolute;left:-99rem}.skip:focus{left:0}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
nav ul,.files li{display:flex;flex-wrap:wrap;gap:0 1.25rem;padding:0;list-style:none}
details{border-top:1px solid var(--line)}summary{display:flex;flex-wrap:wrap;gap:0 1rem;cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere}
summary span{color:var(--ink-2)}pre{overflow:auto;padding:1rem;background:var(--mist);font-size:.875rem;line-height:1.5}
h2{border-top:2px solid var(--ink);padding-top:1rem;margin-top:3rem}h3{font-size:1rem}dd{margin:0 0 .75rem;color:var(--ink-2)}`
