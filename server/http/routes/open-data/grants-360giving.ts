import type { Context, Hono } from 'hono'
import { words as states } from '#words/venture_state'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { VentureEntry } from '../../../../shared/contract/venture.ts'
import { type Locale, locales, pathInLocale } from '../../../../shared/lib/locale.ts'
import { csvFile } from '../../../../shared/lib/text/csv-text.ts'
import {
  type VentureEditionID,
  ventureEditionIDs,
  ventureEditions,
} from '../../../../shared/rules/content/venture-collections.ts'
import { apiOfRequest } from '../../calls/api-of-request.ts'
import { visitorScope } from '../../calls/scope-of-request.ts'
import type { HttpEnv } from '../../http-env.ts'
import { namedId } from './named-id.ts'
import { openDataCache } from './open-data.ts'

const entriesAtOnce = 50

export const grantsFile = (edition: VentureEditionID, format: 'json' | 'csv') =>
  `venture-${edition}.360giving.${format}`

/**
 * What each edition of the venture programme has awarded, in the 360Giving standard 1.4.3 as JSON and as a table, in
 * the language of the path. Awards without the day of their decision are left out, since the standard requires it.
 * https://standard.threesixtygiving.org/
 */
export function addGrants(app: Hono<HttpEnv>, origin: string): void {
  for (const locale of locales) {
    for (const edition of ventureEditionIDs)
      for (const format of formats)
        app.get(pathInLocale(`/openData/${grantsFile(edition, format)}`, locale), (c) =>
          answer(c, { edition, format, origin, locale }),
        )
    // Editions are numbered on.
    app.get(pathInLocale(`/openData/:file{${laterFile}}`, locale), async (c) => {
      const [, edition = '', ending = ''] = new RegExp(laterFile).exec(c.req.param('file') ?? '') ?? []
      const format = formats.find((one) => one === ending) ?? 'json'
      const wanted = { edition: edition as VentureEditionID, format, origin, locale }
      return answer(c, wanted).catch((error: unknown) => {
        if (error instanceof ApiError && error.reason === 'invalidInput') return c.notFound()
        throw error
      })
    })
  }
}

const formats = ['json', 'csv'] as const
const laterFile = 'venture-([1-9][0-9]?[0-9]?)\\.360giving\\.(json|csv)'

type Wanted = {
  edition: VentureEditionID
  format: (typeof formats)[number]
  origin: string
  locale: Locale
}

async function answer(c: Context<HttpEnv>, { edition, format, origin, locale }: Wanted): Promise<Response> {
  const scope = visitorScope(c.var.services, c.var.incoming)
  const api = apiOfRequest(c, scope, 'awards could not be written')
  const namesFrom = apiOfRequest(c, { ...scope, locale: locales[0] }, 'awards could not be written')
  const makers = new Map((await entriesOf(namesFrom, edition)).map(({ entryID, maker }) => [entryID, maker]))
  const grants = await grantsOf(api, edition, { origin, locale, makers })
  const body = format === 'json' ? JSON.stringify({ grants }) : csvFile(tableOf(grants))
  return c.body(body, 200, {
    'Content-Type':
      format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${grantsFile(edition, format)}"`,
    'Cache-Control': openDataCache,
  })
}

type At = {
  origin: string
  locale: Locale
  /** By entry, in one language: whoever is named in two has one identifier. */
  makers: ReadonlyMap<string, string>
}
type Grant = ReturnType<typeof grantOf>

async function grantsOf(api: Api, editionID: VentureEditionID, at: At): Promise<Grant[]> {
  const [{ edition }, { siteName, operator }] = await Promise.all([
    api.venture.editionDetail({ editionID }),
    api.home.configInfo({}),
  ])
  if (!edition) return []
  const entries = await entriesOf(api, editionID)
  return entries.flatMap((entry) => {
    const { awardedOn } = entry
    const facts = { ...at, editionID, programme: edition.title, funder: operator || siteName }
    return awardedOn === null ? [] : [grantOf({ ...entry, awardedOn }, facts)]
  })
}

async function entriesOf(api: Api, editionID: VentureEditionID): Promise<VentureEntry[]> {
  const entries: VentureEntry[] = []
  for (let page = 1; ; page += 1) {
    const list = await api.venture.editionEntries({ editionID, page, pageSize: entriesAtOnce })
    entries.push(...list.items)
    if (page >= list.pageCount) return entries
  }
}

type Awarded = VentureEntry & { awardedOn: string }
type Facts = At & { editionID: VentureEditionID; programme: string; funder: string }

function grantOf(entry: Awarded, { origin, locale, makers, editionID, programme, funder }: Facts) {
  const past = ventureEditions.find((one) => one.editionID === editionID)
  const url = origin + pathInLocale(past ? `/${past.alias}/list` : `/venture/${editionID}`, locale)
  // Whoever publishes has a prefix of its own; the host of the portal is one that nobody else has.
  const prefix = new URL(origin).hostname.replace(/[^\dA-Za-z]+/g, '-')
  const maker = makers.get(entry.entryID) ?? entry.maker
  return {
    id: `${prefix}-venture-${entry.entryID}`,
    title: entry.title,
    description: entry.summary || entry.title,
    currency: 'CNY',
    amountAwarded: entry.awarded,
    amountDisbursed: entry.amount,
    awardDate: entry.awardedOn,
    url,
    recipientOrganization: [
      { id: `${prefix}-${namedId(`${origin}#organisation:${maker}`)}`, name: entry.maker },
    ],
    fundingOrganization: [{ id: `${prefix}-operator`, name: funder }],
    classifications: [
      { vocabulary: 'yisun-award-state', code: entry.state, title: states[entry.state]({}, { locale }) },
    ],
    grantProgramme: [{ code: `${prefix}-venture-edition-${editionID}`, title: programme, url }],
    dataSource: origin + pathInLocale(`/openData/${grantsFile(editionID, 'json')}`, locale),
  }
}

/** The names that the standard gives the columns of a table. */
const columns: [string, (grant: Grant) => string | number][] = [
  ['Identifier', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Currency', ({ currency }) => currency],
  ['Amount Awarded', ({ amountAwarded }) => amountAwarded],
  ['Amount Disbursed', ({ amountDisbursed }) => amountDisbursed],
  ['Award Date', ({ awardDate }) => awardDate],
  ['URL', ({ url }) => url],
  ['Recipient Org:Identifier', ({ recipientOrganization: [one] }) => one?.id ?? ''],
  ['Recipient Org:Name', ({ recipientOrganization: [one] }) => one?.name ?? ''],
  ['Funding Org:Identifier', ({ fundingOrganization: [one] }) => one?.id ?? ''],
  ['Funding Org:Name', ({ fundingOrganization: [one] }) => one?.name ?? ''],
  ['Grant Programme:Code', ({ grantProgramme: [one] }) => one?.code ?? ''],
  ['Grant Programme:Title', ({ grantProgramme: [one] }) => one?.title ?? ''],
  ['Classifications:Vocabulary', ({ classifications: [one] }) => one?.vocabulary ?? ''],
  ['Classifications:Code', ({ classifications: [one] }) => one?.code ?? ''],
  ['Classifications:Title', ({ classifications: [one] }) => one?.title ?? ''],
  ['Data Source', ({ dataSource }) => dataSource],
]

function tableOf(grants: readonly Grant[]): (string | number)[][] {
  return [columns.map(([title]) => title), ...grants.map((grant) => columns.map(([, cell]) => cell(grant)))]
}
