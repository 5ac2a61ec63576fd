import { html, raw } from 'hono/html'
import * as m from '#messages'
import { type Locale, languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { outboxStyles } from '../../domains/messages/sending/outbox-styles.ts'

export type DemoSpace = {
  locale: Locale
  tool: string
  /** The makers' page; null where the offering has none. */
  homepage: string | null
  isByCode: boolean
  /** Whether the sent code was right; null before one was sent. */
  isRight: boolean | null
}

/** Fields and buttons, in addition to the outbox's styles. */
export const demoSpaceStyles = `${outboxStyles}
form{display:grid;gap:8px;max-width:26rem;margin-top:24px}
label{font-weight:700}
input,button{font:inherit;min-height:48px;padding:8px 14px;border:2px solid var(--ink);border-radius:2px;background:var(--paper);color:var(--ink)}
button{background:var(--green);border-color:var(--green);color:var(--paper);font-weight:700;justify-self:start}
:is(input,button):focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 8px var(--gold)}
.said{font-weight:700;border-left:4px solid var(--ink);padding-left:16px;margin-top:24px}
`

/** The stand-in for an offering's own service in the demo: a page without script, in the reader's language. */
export async function demoSpacePage({
  locale,
  tool,
  homepage,
  isByCode,
  isRight,
}: DemoSpace): Promise<string> {
  const language = { locale }
  const title = m.demo_space_title({ tool }, language)
  const isOpen = !isByCode || isRight === true
  const page = html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(demoSpaceStyles)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${m.demo_space_intro({}, language)}</p>
${isOpen ? html`<p class="said" role="status">${isByCode ? m.demo_space_right({}, language) : m.demo_space_open({}, language)}</p>` : codeForm(language, isRight)}
${isOpen ? html`<p>${m.demo_space_next({}, language)}</p>` : ''}
<p class="actions"><a href="${pathInLocale('/accountCenter?part=applications', locale)}">${m.demo_space_back({}, language)}</a> ${homepage ? html`<a href="${homepage}" rel="noreferrer">${m.demo_space_maker({ tool }, language)}</a>` : ''}</p>
</main>
</body>
</html>`
  return String(await page)
}

function codeForm(language: { locale: Locale }, isRight: boolean | null) {
  return html`${isRight === false ? html`<p class="said" role="alert">${m.demo_space_wrong({}, language)}</p>` : ''}
<form method="post">
<label for="code">${m.demo_space_code({}, language)}</label>
<span id="hint">${m.demo_space_code_hint({}, language)}</span>
<input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" required aria-describedby="hint">
<button>${m.demo_space_submit({}, language)}</button>
</form>`
}
