import * as m from '#messages'
import type { ResourceCard, ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import type { CallContext } from '../../context.ts'
import { listToolsByNumber } from '../../db/listed-tools.queries.ts'
import { applyingFor } from '../content/offerings/applying.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { presentLinkedTool } from './linked.present.ts'
import { listByNumber, listFieldRows } from './linked.queries.ts'
import { listResourceRows, type ResourceRow } from './resource-list.queries.ts'
import { zoneNames } from './zones.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>
/** The columns that a page needs; a preview builds them for an unpublished one. */
export type ResourceText = Pick<
  ResourceRow,
  'number' | 'language' | 'values' | 'provenance' | 'first_published_at' | 'published_at'
>

const similarResources = 3

/** Resources as a list shows them. */
export async function presentCards(ctx: Ctx, rows: ResourceText[]): Promise<ResourceCard[]> {
  if (rows.length === 0) return []
  const known = await listFieldRows(ctx.db, ctx.locale)
  return rows.map(({ number, language, values }) => ({
    resourceId: String(number),
    language,
    kind: values.resourceKind,
    title: values.title,
    summary: values.summary,
    provider: values.provider,
    format: values.format,
    licence: values.licence,
    fields: known
      .filter(({ alias }) => values.fields.includes(alias))
      .map(({ alias, name }) => ({ alias, name })),
    isAccessible: values.accessibility !== '',
    reviewedOn: values.reviewedOn || '1970-01-01',
  }))
}

/** A resource with its full text, related records and similar ones; also for drafts. */
export async function presentResource(ctx: Ctx, row: ResourceText): Promise<ResourceDetail> {
  const { db, locale } = ctx
  const { values } = row
  const choice = { kind: [], field: values.fields, zone: [] }
  const [card] = await presentCards(ctx, [row])
  if (!card) throw new Error('a row gives a card')
  const [html, institutions, zones, tools, similar] = await Promise.all([
    htmlOf(ctx, values.body),
    listByNumber(db, 'institutions', values.institution, locale),
    zoneNames(ctx),
    listToolsByNumber(db, values.tools, locale),
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
    audience: values.audience,
    steps: values.steps,
    accessibility: values.accessibility,
    institution: institution
      ? {
          ZoneInstitutionID: String(institution.number),
          title: institution.values.title,
          language: institution.language,
        }
      : null,
    zones: values.zones.flatMap((number) => zones.get(String(number)) ?? []),
    tools: tools.map(presentLinkedTool),
    documents: values.documents,
    applying: applyingFor(values, m.resources_apply, locale),
    publishedAt: row.first_published_at.toISOString(),
    updatedAt: row.published_at.toISOString(),
    similar: await presentCards(ctx, similar),
  }
}
