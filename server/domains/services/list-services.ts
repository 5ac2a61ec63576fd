import type { ServiceCard, ServiceList } from '../../../shared/contract/services.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import {
  type ServiceFacet,
  type ServiceSort,
  serviceCategories,
  serviceCosts,
  serviceFacets,
  serviceModes,
} from '../../../shared/rules/toolbox/service-facets.ts'
import { toolAudiences } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { CallContext } from '../../context.ts'
import { keptCounts } from '../../kept-counts.ts'
import { search } from '../../search/search.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { audienceName } from '../content/tools/facet-words.ts'
import { presentServiceCard } from './service.present.ts'
import { categoryName, modeName, serviceCostName } from './service-words.ts'
import {
  countServiceFacets,
  listServiceRows,
  type ServiceChoice,
  type ServiceCountRow,
} from './services.queries.ts'

const nothing: ServiceChoice = { category: [], mode: [], cost: [], whoMayApply: [] }
/** The kind of services in the search index. */
const serviceKind = 'service'

type ListInput = ServiceChoice & { sort: ServiceSort; page: number; pageSize: number }

/** Published services by filters, one page. A page beyond the last is empty. */
export async function listServices(ctx: CallContext, input: ListInput): Promise<ServiceList> {
  const { db, locale } = ctx
  const { sort, page, pageSize } = input
  const choice = {
    category: input.category,
    mode: input.mode,
    cost: input.cost,
    whoMayApply: input.whoMayApply,
  }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, counts, selfTests] = await Promise.all([
    listServiceRows(db, { choice, sort, locale, ...range }),
    keptCounts(ctx, 'services', choice, () => countServiceFacets(db, locale, choice)),
    listPublished(ctx, 'selfTests'),
  ])
  const total = counts.find((row) => row.facet === 'total')?.count ?? 0
  return {
    items: rows.map((row) => presentServiceCard(row, locale)),
    total,
    page,
    pageCount: Math.ceil(total / pageSize),
    facets: serviceFacets.map((facet) => presentFacet(facet, locale, counts)),
    hasSelfTest: selfTests.some(({ values }) => values.selftestUse === 'service'),
  }
}

/** The first services in the editors' order, and their total. */
export async function leadingServices(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  limit: number,
): Promise<{ items: ServiceCard[]; total: number }> {
  const [rows, counts] = await Promise.all([
    listServiceRows(db, { choice: nothing, sort: 'order', locale, limit, offset: 0 }),
    countServiceFacets(db, locale, nothing),
  ])
  return {
    items: rows.map((row) => presentServiceCard(row, locale)),
    total: counts.find((row) => row.facet === 'total')?.count ?? 0,
  }
}

/** Services found by words in either language, the best match first. */
export async function findServices(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  keywords: string,
  limit: number,
): Promise<ServiceCard[]> {
  const { hits } = await search(db, {
    text: keywords,
    language: locale,
    kinds: [serviceKind],
    limit,
    offset: 0,
  })
  if (hits.length === 0) return []
  const numbers = hits.map((hit) => Number(hit.recordId))
  const rows = await listServiceRows(db, {
    choice: nothing,
    sort: 'order',
    locale,
    numbers,
    limit,
    offset: 0,
  })
  return rows
    .toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
    .map((row) => presentServiceCard(row, locale))
}

function presentFacet(facet: ServiceFacet, locale: Locale, counts: ServiceCountRow[]) {
  const own = new Map(counts.filter((row) => row.facet === facet).map((row) => [row.value, row.count]))
  return {
    facet,
    totalWithout: own.get('') ?? 0,
    options: optionsOf(facet, locale).map((option) => ({ ...option, count: own.get(option.value) ?? 0 })),
  }
}

/** A filter's values in display order, with their labels. */
function optionsOf(facet: ServiceFacet, locale: Locale): { value: string; label: string }[] {
  const named = <Value extends string>(values: readonly Value[], name: (v: Value, l: Locale) => string) =>
    values.map((value) => ({ value, label: name(value, locale) }))
  switch (facet) {
    case 'category':
      return named(serviceCategories, categoryName)
    case 'mode':
      return named(serviceModes, modeName)
    case 'cost':
      return named(serviceCosts, serviceCostName)
    case 'whoMayApply':
      return named(toolAudiences, audienceName)
  }
}
