import type { ResourceCard, ResourceList } from '../../../shared/contract/resource-parts.ts'
import {
  type ResourceFacet,
  type ResourceKind,
  type ResourceSort,
  resourceFacets,
  resourceKinds,
} from '../../../shared/rules/toolbox/resource-facets.ts'
import type { CallContext } from '../../context.ts'
import { keptCounts } from '../../kept-counts.ts'
import { listFieldRows } from './linked.queries.ts'
import { presentCards } from './resource.present.ts'
import {
  countResourceFacets,
  countResources,
  listResourceRows,
  type ResourceChoice,
  type ResourceCountRow,
} from './resource-list.queries.ts'
import { resourceKindName } from './resource-words.ts'
import { zoneNames } from './zones.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

const nothing: ResourceChoice = { kind: [], field: [], zone: [] }
/** Lines of the full list per response. */
const linesAtOnce = 500
/** More than one institution has; the full list can be filtered for the rest. */
const mostOfInstitution = 50

type ListInput = {
  kind: ResourceKind[]
  field: string[]
  zone: string[]
  sort: ResourceSort
  page: number
  pageSize: number
}

/** Published resources by filters, one page. A page beyond the last is empty. */
export async function listResources(
  ctx: Ctx & Pick<CallContext, 'services'>,
  input: ListInput,
): Promise<ResourceList> {
  const { sort, page, pageSize } = input
  const zones = await zoneNames(ctx)
  const numberOf = (alias: string) =>
    [...zones].find(([, zone]) => zone.AliasID === alias)?.[0] ?? 'no such zone'
  const choice = { kind: input.kind, field: input.field, zone: input.zone.map(numberOf) }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, counts, fields] = await Promise.all([
    listResourceRows(ctx.db, { choice, sort, locale: ctx.locale, ...range }),
    keptCounts(ctx, 'resources', choice, () => countResourceFacets(ctx.db, ctx.locale, choice)),
    listFieldRows(ctx.db, ctx.locale),
  ])
  const total = counts.find((row) => row.facet === 'total')?.count ?? 0
  const values: Record<ResourceFacet, FacetValue[]> = {
    kind: resourceKinds.map((kind) => ({
      value: kind,
      counted: kind,
      label: resourceKindName(kind, ctx.locale),
    })),
    field: fields.map(({ alias, name }) => ({ value: alias, counted: alias, label: name })),
    zone: [...zones].map(([number, { AliasID, name }]) => ({
      value: AliasID,
      counted: number,
      label: name,
    })),
  }
  return {
    items: await presentCards(ctx, rows),
    total,
    page,
    pageCount: Math.ceil(total / pageSize),
    facets: resourceFacets.map((facet) => presentFacet(facet, values[facet], counts)),
  }
}

/** Every published resource as one line, in list order. */
export async function listAllResources({ db, locale }: Ctx, { page }: { page: number }) {
  const range = { limit: linesAtOnce, offset: (page - 1) * linesAtOnce }
  const [rows, total] = await Promise.all([
    listResourceRows(db, { choice: nothing, sort: 'order', locale, ...range }),
    countResources(db, { choice: nothing, locale }),
  ])
  return {
    items: rows.map(({ number, language, values }) => ({
      resourceId: String(number),
      language,
      kind: values.resourceKind,
      title: values.title,
      reviewedOn: values.reviewedOn,
    })),
    total,
    pageCount: Math.ceil(total / linesAtOnce),
  }
}

/** A field's first resources in the editors' order, and their total. */
export async function resourcesOfField(
  ctx: Ctx,
  alias: string,
  limit: number,
): Promise<{ items: ResourceCard[]; total: number }> {
  const choice = { ...nothing, field: [alias] }
  return someResources(ctx, { choice, limit })
}

/** An institution's resources. */
export async function resourcesOfInstitution(
  ctx: Ctx,
  institution: number,
): Promise<{ items: ResourceCard[]; total: number }> {
  return someResources(ctx, { choice: nothing, institution, limit: mostOfInstitution })
}

async function someResources(
  ctx: Ctx,
  query: { choice: ResourceChoice; institution?: number; limit: number },
): Promise<{ items: ResourceCard[]; total: number }> {
  const { db, locale } = ctx
  const [rows, total] = await Promise.all([
    listResourceRows(db, { ...query, sort: 'order', locale, offset: 0 }),
    countResources(db, { ...query, locale }),
  ])
  return { items: await presentCards(ctx, rows), total }
}

/** `counted` is the database's value, `value` the one in addresses. */
type FacetValue = { value: string; counted: string; label: string }

function presentFacet(facet: ResourceFacet, values: FacetValue[], counts: ResourceCountRow[]) {
  const own = new Map(counts.filter((row) => row.facet === facet).map((row) => [row.value, row.count]))
  return {
    facet,
    totalWithout: own.get('') ?? 0,
    options: values.map(({ value, counted, label }) => ({ value, label, count: own.get(counted) ?? 0 })),
  }
}
