import type { ServiceCard, ServiceDetail } from '../../../shared/contract/services.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type FieldValues, linesOf, listOf, textOf } from '../../../shared/rules/content/collections.ts'
import {
  serviceCategories,
  serviceCosts,
  serviceModes,
} from '../../../shared/rules/toolbox/service-facets.ts'
import { toolAudiences } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { CallContext } from '../../context.ts'
import { type PublishedRecord, publishedBody } from '../content/publish/published-records.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { audienceName } from '../content/tools/facet-words.ts'
import { categoryName, modeName, serviceCostName } from './service-words.ts'
import { listServiceRows, listServiceTools } from './services.queries.ts'

const similarServices = 3

/** A service as a list card, with labels in the reader's language. */
export function presentServiceCard(
  { number, language, fields, shared }: Pick<PublishedRecord, 'number' | 'language' | 'fields' | 'shared'>,
  locale: Locale,
): ServiceCard {
  const category = oneOf(serviceCategories, shared, 'serviceCategory')
  const cost = oneOf(serviceCosts, shared, 'cost')
  const whoMayApply = oneOf(toolAudiences, shared, 'whoMayApply')
  const modes = serviceModes.filter((mode) => listOf(shared, 'modes').includes(mode))
  const places = textOf(shared, 'places')
  return {
    serviceId: String(number),
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary'),
    provider: textOf(fields, 'provider'),
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
    replyDays: Number(textOf(shared, 'replyDays')),
    workDays: Number(textOf(shared, 'workDays')),
    places: places === '' ? null : Number(places),
    reviewedOn: textOf(shared, 'reviewedOn') || '1970-01-01',
  }
}

/** A service with its full text, tools and similar services. */
export async function presentService(
  ctx: Pick<CallContext, 'db' | 'locale' | 'services'>,
  row: PublishedRecord,
): Promise<ServiceDetail> {
  const { db, locale } = ctx
  const card = presentServiceCard(row, locale)
  const [body, tools, similar] = await Promise.all([
    publishedBody(ctx, row),
    listServiceTools(db, listOf(row.shared, 'tools').map(Number), locale),
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
    html: body.html,
    provenance: shownProvenance(row.provenance, locale),
    audience: textOf(row.fields, 'audience'),
    results: linesOf(row.fields, 'results'),
    steps: linesOf(row.fields, 'steps'),
    limits: textOf(row.fields, 'limits'),
    tools: tools.map(({ number, ...tool }) => ({ toolId: String(number), ...tool })),
    similar: similar.map((other) => presentServiceCard(other, locale)),
  }
}

/** A stored choice; a draft without one is shown with the first. */
function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  shared: FieldValues,
  name: string,
): Value {
  return values.find((value) => value === textOf(shared, name)) ?? values[0]
}
