import type { Context, Hono } from 'hono'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OrderCalendar } from '../../../../shared/contract/orders/order-parts.ts'
import type { ServiceDetail } from '../../../../shared/contract/services.ts'
import { type Locale, languageTag, locales, pathInLocale } from '../../../../shared/lib/locale.ts'
import { lastDayOf } from '../../../../shared/rules/orders/order-slots.ts'
import { apiOfRequest } from '../../calls/api-of-request.ts'
import { visitorScope } from '../../calls/scope-of-request.ts'
import type { HttpEnv } from '../../http-env.ts'
import { namedId } from './named-id.ts'
import { openDataCache } from './open-data.ts'

const servicesAtOnce = 50

export const hsdsFile = 'services.hsds.json'

/**
 * The digital services as a list of the Human Services Data Specification 3.0, in the language of the path,
 * for import into service directories. https://docs.openreferral.org/en/3.0/
 */
export function addHsds(app: Hono<HttpEnv>, origin: string): void {
  for (const locale of locales) {
    app.get(pathInLocale(`/openData/${hsdsFile}`, locale), async (c) => {
      const api = apiOf(c)
      const contents: object[] = []
      for (const service of await readServices(api)) {
        const calendar = await calendarOf(api, service.serviceId)
        contents.push({
          ...serviceOf(service, origin, locale),
          ...weeksOf(service, calendar, { origin, locale }),
        })
      }
      return new Response(JSON.stringify(listOf(contents)), {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="${hsdsFile}"`,
          'Cache-Control': openDataCache,
        },
      })
    })
  }
}

function apiOf(c: Context<HttpEnv>): Api {
  return apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'services could not be written')
}

async function readServices(api: Api): Promise<ServiceDetail[]> {
  const services: ServiceDetail[] = []
  for (let page = 1; ; page += 1) {
    const list = await api.services.serviceList({ page, pageSize: servicesAtOnce })
    for (const { serviceId } of list.items) services.push(await api.services.serviceInfo({ serviceId }))
    if (page >= list.pageCount) return services
  }
}

/** When it can be ordered; null where it cannot. */
async function calendarOf(api: Api, serviceId: string): Promise<OrderCalendar | null> {
  try {
    const calendar = await api.orders.calendar({ serviceId })
    return calendar.isOpen ? calendar : null
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'notFound') return null
    throw error
  }
}

/** All services form one page. */
function listOf(contents: object[]) {
  return {
    total_items: contents.length,
    total_pages: 1,
    page_number: 1,
    size: contents.length,
    first_page: true,
    last_page: true,
    empty: contents.length === 0,
    contents,
  }
}

function serviceOf(service: ServiceDetail, origin: string, locale: Locale) {
  const url = origin + pathInLocale(`/tools/digitalService/${service.serviceId}`, locale)
  const id = namedId(`${origin}/tools/digitalService/${service.serviceId}`)
  const { labels } = service
  return {
    id,
    name: service.title,
    description: service.summary,
    url,
    status: 'active',
    application_process: service.steps.join('\n'),
    fees_description: labels.cost,
    eligibility_description: `${labels.whoMayApply}\n${service.audience}`,
    alert: service.limits,
    assured_date: service.reviewedOn,
    organization: {
      id: namedId(`${origin}#provider:${service.provider}`),
      name: service.provider,
      description: service.provider,
    },
    languages: [{ id: namedId(`${id}#${service.language}`), code: languageTag(service.language) }],
    cost_options: [{ id: namedId(`${id}#cost`), service_id: id, option: labels.cost }],
  }
}

type At = { origin: string; locale: Locale }

/** The weeks that can still be ordered, as schedules, and how long others have waited. */
function weeksOf({ serviceId }: ServiceDetail, calendar: OrderCalendar | null, { origin, locale }: At) {
  if (!calendar) return {}
  const address = `/tools/digitalService/${serviceId}`
  const service_id = namedId(origin + address)
  const { usualWaitDays: days, slots } = calendar
  return {
    ...(days !== null && { wait_time: m.order_days({ days }, { locale }) }),
    schedules: slots
      .filter(({ free }) => free > 0)
      .map(({ slot, free }) => ({
        id: namedId(`${origin}${address}#${slot}`),
        service_id,
        valid_from: slot,
        valid_to: lastDayOf('service', slot),
        dtstart: slot,
        timezone: 8,
        description: m.order_slot_free({ count: free }, { locale }),
        schedule_link: origin + pathInLocale(address, locale),
      })),
  }
}
