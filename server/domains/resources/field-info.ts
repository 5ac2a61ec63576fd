import { ApiError } from '../../../shared/contract/errors.ts'
import type { FieldPage } from '../../../shared/contract/resource-parts.ts'
import type { CallContext } from '../../context.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { listProjects } from '../projects/list-projects.ts'
import { listTools } from '../toolbox/list-tools.ts'
import { presentLinked } from './linked.present.ts'
import { findFieldPage, type LiveText, listByNumber, listFieldRows } from './linked.queries.ts'
import { resourcesOfField } from './list-resources.ts'
import { zonesOfField } from './zones.ts'

const shownTools = 6
const shownProjects = 4
const shownResources = 6

/** What is written of a field in one language. */
type FieldText = Pick<LiveText<'fieldPages'>, 'language' | 'values'>

/** The page of a field. @throws ApiError `notFound` */
export async function getField(ctx: CallContext, { alias }: { alias: string }): Promise<FieldPage> {
  const text = await findFieldPage(ctx.db, alias, ctx.locale)
  return showField(ctx, alias, text)
}

/** A field with everything that serves it, or a draft of its text. Without text, only its name and a line. */
export async function showField(
  ctx: CallContext,
  alias: string,
  text: FieldText | undefined,
): Promise<FieldPage> {
  const { db, locale } = ctx
  const known = await listFieldRows(db, locale)
  const field = known.find((one) => one.alias === alias)
  if (!field && !text) throw new ApiError('notFound')
  const own = text?.values
  const [html, zones, tools, services, projects, resources, articles] = await Promise.all([
    htmlOf(ctx, own?.body ?? ''),
    zonesOfField(ctx, alias),
    toolsOfField(ctx, alias),
    listByNumber(db, 'services', own?.services ?? [], locale),
    projectsOfField(ctx, alias),
    resourcesOfField(ctx, alias, shownResources),
    listByNumber(db, 'articles', own?.articles ?? [], locale),
  ])
  return {
    alias,
    language: text?.language ?? locale,
    title: own?.title || (field?.name ?? ''),
    summary: own?.summary || (field?.summary ?? ''),
    html,
    needs: own?.needs ?? [],
    zones,
    tools,
    services: services.map(presentLinked),
    projects,
    resources,
    articles: articles.map(presentLinked),
    others: known
      .filter((one) => one.alias !== alias)
      .map(({ alias: other, name }) => ({ alias: other, name })),
  }
}

async function toolsOfField(ctx: CallContext, alias: string): Promise<FieldPage['tools']> {
  const choice = { need: [], field: [alias], whoMayApply: [], cost: [], kind: [] }
  const { items, total } = await listTools(ctx, { ...choice, sort: 'reply', page: 1, pageSize: shownTools })
  return {
    items: items.map(({ toolId, name, tagline, language }) => ({
      number: toolId,
      title: name,
      summary: tagline,
      language,
    })),
    total,
  }
}

async function projectsOfField(ctx: CallContext, alias: string): Promise<FieldPage['projects']> {
  const extras = { field: [alias], sort: 'newest' as const, pageSize: shownProjects }
  const { items, total } = await listProjects(ctx, { classes: [], search: '', stage: [], page: 1, extras })
  return {
    items: items.map(({ instanceID, title, summary, language }) => ({
      number: instanceID,
      title,
      summary,
      language,
    })),
    total,
  }
}
