import * as m from '#messages'
import { artPath } from '../../../shared/lib/joint/picture-path.ts'
import { type Locale, languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { escapedHtml } from '../../../shared/lib/text/html-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { Actor } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { entersClosed, type OpenState } from '../../domains/settings/open-state.ts'
import { contactLinks, readSiteSettings, siteNameIn } from '../../domains/settings/site-settings.ts'
import { textsInForce } from '../../domains/sign-in/sessions/consent.ts'
import { renderViewForm } from '../calls/api-docs-page.ts'
import { pagePolicy, sourceOf } from '../door/security-headers.ts'
import { closedStyle } from './closed-style.ts'
import { applyView, viewOf } from './view.ts'

const styleSource = sourceOf(closedStyle)

export const closedPolicyOf = (origin: string) => pagePolicy({ styles: styleSource, assetUrl: null }, origin)

/** The stated day of the opening as `2026-12-15`, while it lies ahead; null otherwise. */
export function dayToCome({ opensOn }: OpenState): string | null {
  return opensOn > shanghaiDay(new Date()) ? opensOn : null
}

export type ClosedView = {
  locale: Locale
  state: OpenState
  /** Where the reader wanted to go. */
  path: string
  /** The cookies, which hold the chosen colours and size. */
  view: string | undefined
}

/**
 * The page that stands for every other before the opening: when the portal opens, whose it is and how to reach them.
 * It has no script.
 */
export async function closedPage(db: Db, { locale, state, path, view }: ClosedView): Promise<string> {
  const text = { locale }
  const settings = await readSiteSettings(db)
  const site = siteNameIn(settings, locale)
  const operator = (locale === 'zh' && settings.operatorZh) || settings.operatorEn || settings.operatorZh
  const day = dayToCome(state)
  const title = m.closed_title({ site }, text)
  const other = locale === 'zh' ? 'en' : 'zh'
  const html = `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapedHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${closedStyle}</style></head><body>
<a class="skip-link" href="#main">${m.skip_to_content({}, text)}</a>
<header><a class="name" href="${pathInLocale('/', locale)}"><img src="/favicon.svg" alt="" width="32" height="32">${escapedHtml(site)}</a>
<a href="${pathInLocale('/', other)}" lang="${languageTag(other)}" hreflang="${languageTag(other)}">${m.language_switch({}, text)}</a>
${renderViewForm(locale, escapedHtml(path))}</header>
<main id="main" tabindex="-1"><div><h1>${escapedHtml(title)}</h1>
${day ? `<p class="day">${m.closed_day({ day: dayText(day, locale) }, text)}</p>` : ''}
${wordsOf(state, locale) || `<p class="words">${m.closed_words({}, text)}</p>`}
<p class="alone"><a href="${pathInLocale('/signIn?back=%2Fstaff', locale)}">${m.closed_sign_in({}, text)}</a></p></div>
<img class="picture" src="${artPath('empty', 'opening')}" alt="" width="240" height="160"></main>
<footer>${operator ? `<p>${m.closed_operator({ operator: escapedHtml(operator) }, text)}</p>` : ''}
<ul class="alone">${[...(await legalLinks(db, locale)), ...contactLinks(settings)]
    .map(({ label, url }) => `<li><a href="${escapedHtml(url)}">${escapedHtml(label)}</a></li>`)
    .join('')}</ul></footer></body></html>`
  return applyView(html, viewOf(view).name)
}

/** The administrators' words, in the other language where there are none in the reader's. */
function wordsOf({ wordsZh, wordsEn }: OpenState, locale: Locale): string {
  const [own, others] = locale === 'zh' ? [wordsZh, wordsEn] : [wordsEn, wordsZh]
  const language = own ? locale : locale === 'zh' ? 'en' : 'zh'
  return own || others
    ? `<p class="words" lang="${languageTag(language)}">${escapedHtml(own || others)}</p>`
    : ''
}

async function legalLinks(db: Db, locale: Locale) {
  const texts = new Set((await textsInForce(db)).map(({ alias }) => alias))
  const names = { privacy: m.footer_privacy, terms: m.footer_terms }
  return [...texts].map((alias) => ({
    label: names[alias]({}, { locale }),
    url: pathInLocale(`/${alias}`, locale),
  }))
}

/** Where the bar's style is; the policy of pages allows no other place. */
export const closedBarPath = '/closedBar.css'

/** A page as staff see it before the opening: with a line that says that visitors do not. */
export function withClosedBar(html: string, actor: Actor, locale: Locale): string {
  if (actor.kind !== 'account' || !entersClosed(actor)) return html
  const text = { locale }
  const link = actor.staff?.privileges.includes('changeSettings')
    ? `<a href="${pathInLocale('/staff/setup', locale)}">${m.closed_bar_link({}, text)}</a>`
    : ''
  const bar = `<aside class="closed-bar" id="closed-bar" aria-label="${m.closed_bar_label({}, text)}"><p>${m.closed_bar({}, text)}</p>${link}</aside><link rel="stylesheet" href="${closedBarPath}">`
  return html.replace(/<\/body><\/html>$/, (end) => bar + end)
}
