import * as m from '#messages'
import type { ServiceCard, ServiceDetail } from '../../../shared/contract/services.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { serviceModes } from '../../../shared/rules/toolbox/service-facets.ts'
import type { CallContext } from '../../context.ts'
import { listToolsByNumber } from '../../db/listed-tools.queries.ts'
import { applyingFor } from '../content/offerings/applying.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { audienceName } from '../content/tools/facet-words.ts'
import { categoryName, modeName, serviceCostName } from './service-words.ts'
import { listServiceRows, type ServiceRow } from './services.queries.ts'

const similarServices = 3

/** A service as a card of a list, its labels in the reader's language. */
export function presentServiceCard({ number, language, values }: ServiceRow, locale: Locale): ServiceCard {
  const { serviceCategory: category, cost, whoMayApply } = values
  const modes = serviceModes.filter((mode) => values.modes.includes(mode))
  return {
    serviceId: String(number),
    title: values.title,
    summary: values.summary,
    provider: values.provider,
    language,
    category,
    cost,
    whoMayApply,
    labels: {
      category: categoryName(category, locale),
      modes: modes.map((mode) => modeName(mode, locale)),
      cost: serviceCostName(cost, locale),
      whoMayApply: audienceName(whoMayApply, locale),
    },
    replyDays: values.replyDays,
    workDays: values.workDays,
    places: values.places,
    reviewedOn: values.reviewedOn || '1970-01-01',
  }
}

/** A service with its full text, tools and similar services. */
export async function presentService(
  ctx: Pick<CallContext, 'db' | 'locale' | 'services'>,
  row: ServiceRow,
): Promise<ServiceDetail> {
  const { db, locale } = ctx
  const card = presentServiceCard(row, locale)
  const [html, tools, similar] = await Promise.all([
    htmlOf(ctx, row.values.body),
    listToolsByNumber(db, row.values.tools, locale),
    listServiceRows(db, {
      choice: { category: [card.category], mode: [], cost: [], whoMayApply: [] },
      sort: 'order',
      locale,
      except: row.number,
      limit: similarServices,
      offset: 0,
    }),
  ])
  return {
    ...card,
    html,
    provenance: shownProvenance(row.provenance, locale),
    audience: row.values.audience,
    results: row.values.results,
    steps: row.values.steps,
    limits: row.values.limits,
    applying: applyingFor(row.values, m.services_apply, locale),
    tools: tools.map(({ number, ...tool }) => ({ toolId: String(number), ...tool })),
    similar: similar.map((other) => presentServiceCard(other, locale)),
  }
}
