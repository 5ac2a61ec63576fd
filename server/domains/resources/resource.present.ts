import type { ResourceCard, ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import { type FieldValues, linesOf, listOf, textOf } from '../../../shared/rules/content/collections.ts'
import { type ResourceKind, resourceKinds } from '../../../shared/rules/toolbox/resource-facets.ts'
import type { CallContext } from '../../context.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { presentLinkedTool } from './linked.present.ts'
import { listByNumber, listFieldRows, listToolsByNumber } from './linked.queries.ts'
import { listResourceRows, type ResourceRow } from './resource-list.queries.ts'
import { zoneNames } from './zones.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>
/** The columns that a page needs; a preview builds them for an unpublished one. */
export type ResourceText = Pick<
  ResourceRow,
  'number' | 'language' | 'fields' | 'shared' | 'provenance' | 'first_published_at' | 'published_at'
>

const similarResources = 3

/** A draft may lack a kind. */
export function kindOf(shared: FieldValues): ResourceKind {
  return resourceKinds.find((kind) => kind === textOf(shared, 'resourceKind')) ?? resourceKinds[0]
}

/** Resources as a list shows them. */
export async function presentCards(ctx: Ctx, rows: ResourceText[]): Promise<ResourceCard[]> {
  if (rows.length === 0) return []
  const known = await listFieldRows(ctx.db, ctx.locale)
  return rows.map(({ number, language, fields, shared }) => ({
    resourceId: String(number),
    language,
    kind: kindOf(shared),
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary'),
    provider: textOf(fields, 'provider'),
    format: textOf(fields, 'format'),
    licence: textOf(shared, 'licence'),
    fields: known
      .filter(({ alias }) => listOf(shared, 'fields').includes(alias))
      .map(({ alias, name }) => ({ alias, name })),
    isAccessible: textOf(fields, 'accessibility') !== '',
    reviewedOn: textOf(shared, 'reviewedOn') || '1970-01-01',
  }))
}

/** A resource with its full text, related records and similar ones; also for drafts. */
export async function presentResource(ctx: Ctx, row: ResourceText): Promise<ResourceDetail> {
  const { db, locale } = ctx
  const { fields, shared } = row
  const choice = { kind: [], field: listOf(shared, 'fields'), zone: [] }
  const [card] = await presentCards(ctx, [row])
  if (!card) throw new Error('a row gives a card')
  const [html, institutions, zones, tools, similar] = await Promise.all([
    htmlOf(ctx, textOf(fields, 'body')),
    listByNumber(db, 'institutions', listOf(shared, 'institution').map(Number), locale),
    zoneNames(ctx),
    listToolsByNumber(db, listOf(shared, 'tools').map(Number), locale),
    listResourceRows(db, {
      choice,
      sort: 'order',
      locale,
      except: row.number,
      limit: similarResources,
      offset: 0,
    }),
  ])
  const [institution] = institutions
  return {
    ...card,
    html,
    provenance: shownProvenance(row.provenance, locale),
    audience: textOf(fields, 'audience'),
    steps: linesOf(fields, 'steps'),
    accessibility: textOf(fields, 'accessibility'),
    institution: institution
      ? {
          ZoneInstitutionID: String(institution.number),
          title: textOf(institution.fields, 'title'),
          language: institution.language,
        }
      : null,
    zones: listOf(shared, 'zones').flatMap((number) => zones.get(number) ?? []),
    tools: tools.map(presentLinkedTool),
    documents: textOf(shared, 'documents') || null,
    publishedAt: row.first_published_at.toISOString(),
    updatedAt: row.published_at.toISOString(),
    similar: await presentCards(ctx, similar),
  }
}
