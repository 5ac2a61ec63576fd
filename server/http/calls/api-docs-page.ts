import * as m from '#messages'
import { errorTable } from '../../../shared/contract/error-table.ts'
import type { ErrorName } from '../../../shared/contract/errors.ts'
import { type Locale, languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { escapedHtml } from '../../../shared/lib/text/html-text.ts'
import { ventureEditionIDs } from '../../../shared/rules/content/venture-collections.ts'
import { openKinds } from '../../../shared/rules/open-data.ts'
import { grantsFile } from '../routes/open-data/grants-360giving.ts'
import { hsdsFile } from '../routes/open-data/hsds.ts'
import { openFormats } from '../routes/open-data/open-data.ts'
import { openactivePath } from '../routes/open-data/openactive.ts'
import { publiccodeIndex } from '../routes/open-data/publiccode.ts'
import { selfTestFiles } from '../routes/open-data/self-test-surveys.ts'
import { apiDocsStyle } from './api-docs-style.ts'
import { type IndexedCall, indexedCalls } from './call-index.ts'
import { callsForOthers } from './calls-for-others.ts'
import { errorMessage } from './error-message.ts'
import { addressOf, schemaOf } from './openapi.ts'

export const apiDocsPath = '/api/docs'

/** The groups of the contract; each has its own page. */
export const callGroups = [...new Set(indexedCalls.map(({ group }) => group))].sort()

/** Whose pages they are. */
export type ApiDocsSite = {
  name: string
  /** The address of the mark. */
  mark: string
  /** The address of the style sheet with the portal's own colours; null where it has none. */
  style: string | null
}

/** The index page of the calls: the groups, the open data files, the errors. */
export function renderApiIndex(locale: Locale, site: ApiDocsSite): string {
  const text = { locale }
  const groups = callGroups.map((group) => {
    const count = indexedCalls.filter((indexed) => indexed.group === group).length
    return `<li><a href="${pathInLocale(`${apiDocsPath}/${group}`, locale)}">${group}</a> <span class="count">${m.api_count({ count }, text)}</span></li>`
  })
  return frame(
    { locale, site },
    apiDocsPath,
    m.api_title({}, text),
    `<h1>${m.api_title({}, text)}</h1>
<p>${m.api_lead({}, text)}</p>
<p class="alone"><a href="/api/openapi.json">${m.api_download({}, text)}</a></p>
<section><h2 id="groups">${m.api_groups({}, text)}</h2>
<nav aria-labelledby="groups"><ul class="groups">${groups.join('')}</ul></nav></section>
${renderOpenData(locale)}
<section><h2 id="errors">${m.api_errors({}, text)}</h2><dl>${renderErrors(locale)}</dl></section>`,
  )
}

/** A group's calls, each with its collapsed input and output. */
export function renderApiGroup(group: string, locale: Locale, site: ApiDocsSite): string {
  const text = { locale }
  const calls = indexedCalls.filter((indexed) => indexed.group === group)
  const title = m.api_group_title({ group }, text)
  return frame(
    { locale, site },
    `${apiDocsPath}/${group}`,
    title,
    `<p class="alone"><a href="${pathInLocale(apiDocsPath, locale)}">${m.api_title({}, text)}</a></p>
<h1>${title}</h1>
<p>${m.api_lead({}, text)}</p>
${calls.map((indexed) => renderCall(indexed, locale)).join('\n')}`,
  )
}

type Framed = { locale: Locale; site: ApiDocsSite }

function frame({ locale, site }: Framed, path: string, title: string, main: string): string {
  const text = { locale }
  const other = locale === 'zh' ? 'en' : 'zh'
  const name = escapedHtml(site.name)
  return `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.title_of_page({ title, site: name }, text)}</title>
<meta name="description" content="${title} · ${m.api_lead({}, text)}">
<link rel="icon" href="${site.mark}" type="image/svg+xml"><style>${apiDocsStyle}</style>${site.style ? `<link rel="stylesheet" href="${site.style}">` : ''}</head><body>
<a class="skip-link" href="#main">${m.skip_to_content({}, text)}</a>
<header><a class="name" href="${pathInLocale('/', locale)}"><img src="${site.mark}" alt="" width="32" height="32">${name}</a>
<a href="${pathInLocale(path, other)}" lang="${languageTag(other)}" hreflang="${languageTag(other)}">${m.language_switch({}, text)}</a>
${renderViewForm(locale, pathInLocale(path, locale))}</header>
<main id="main" tabindex="-1">${main}</main>
<footer><p>${m.footer_open_source({}, text)}</p></footer></body></html>`
}

/** Text size and colours, posted as the portal's own form posts them. */
export function renderViewForm(locale: Locale, back: string): string {
  const text = { locale }
  const button = (name: string, value: string, word: string) =>
    `<button name="${name}" value="${value}">${word}</button>`
  return `<details><summary>${m.view_title({}, text)}</summary>
<form method="post" action="/view"><input type="hidden" name="back" value="${back}">
<fieldset><legend>${m.view_size({}, text)}</legend>
${button('size', 'normal', m.view_size_normal({}, text))}${button('size', 'large', m.view_size_large({}, text))}${button('size', 'elder', m.view_size_elder({}, text))}</fieldset>
<fieldset><legend>${m.view_theme({}, text)}</legend>
${button('theme', 'auto', m.view_theme_auto({}, text))}${button('theme', 'light', m.view_theme_light({}, text))}${button('theme', 'dark', m.view_theme_dark({}, text))}</fieldset></form></details>`
}

function renderCall({ name, id, call }: IndexedCall, locale: Locale): string {
  const secured = call.secured === 'none' ? '' : ` · ${call.secured}`
  const block = (title: string, io: 'input' | 'output') =>
    `<h2>${title}</h2><pre tabindex="0" role="region" aria-label="${title} ${escapedHtml(call.path)}">${escapedHtml(JSON.stringify(schemaOf(call[io], io), null, 2))}</pre>`
  return `<details id="${name}"><summary><code><b>${call.method}</b> ${escapedHtml(addressOf(call))}</code> <span>${call.access}${secured}</span></summary>
${id in callsForOthers ? `<p>${m.api_for_others({}, { locale })}</p>` : ''}${block(m.api_input({}, { locale }), 'input')}${block(m.api_output({}, { locale }), 'output')}</details>`
}

/** The files with all public data. */
function renderOpenData(locale: Locale): string {
  const rows = openKinds.map((kind) => {
    const links = openFormats.map(
      (format) => `<a href="/openData/${kind}.${format}" download>${kind}.${format}</a>`,
    )
    return `<li class="alone">${links.join(' ')}</li>`
  })
  rows.push(
    `<li class="alone"><a href="${pathInLocale(`/openData/${hsdsFile}`, locale)}" download>${hsdsFile}</a> HSDS 3.0</li>`,
    ...ventureEditionIDs.map((edition) => {
      const links = (['json', 'csv'] as const).map((format) => {
        const file = grantsFile(edition, format)
        return `<a href="${pathInLocale(`/openData/${file}`, locale)}" download>${file}</a>`
      })
      return `<li class="alone">${links.join(' ')} 360Giving 1.4.3</li>`
    }),
    `<li class="alone"><a href="${pathInLocale(openactivePath, locale)}">events</a> OpenActive</li>`,
    `<li class="alone"><a href="/openData/impact.csv" download>impact.csv</a></li>`,
    ...selfTestFiles.map(
      ({ name }) => `<li class="alone"><a href="/openData/${name}" download>${name}</a> SurveyJS</li>`,
    ),
    `<li class="alone"><a href="/openData/${publiccodeIndex}" download>${publiccodeIndex}</a> publiccode.yml</li>`,
  )
  return `<section><h2 id="open-data">${m.api_open_data({}, { locale })}</h2>
<p>${m.api_open_data_lead({}, { locale })}</p><ul class="alone groups">${rows.join('')}</ul></section>`
}

function renderErrors(locale: Locale): string {
  return Object.entries(errorTable)
    .map(
      ([name, { code, status }]) =>
        `<dt><code>${code} ${name}</code> · HTTP ${status}</dt><dd>${escapedHtml(errorMessage(name as ErrorName, locale))}</dd>`,
    )
    .join('')
}
