import type { StatementList } from '../../../shared/contract/access.ts'
import { type AccessAspect, accessAspects } from '../../../shared/rules/accessibility.ts'
import type { CallContext } from '../../context.ts'
import { aspectName } from '../toolbox/accessibility/access-words.ts'
import { presentStatement } from '../toolbox/accessibility/statement-of-tool.ts'
import { listTools } from '../toolbox/list-tools.ts'
import { cardsOf } from '../toolbox/tool-cards.ts'
import { countStatements, listStatedResources, listStatements } from './access.queries.ts'

const resourcesAtMost = 50

type ListInput = { aspect?: AccessAspect | undefined; page: number; pageSize: number }

/** Tools with their accessibility statements, and the number of tools that have none. */
export async function listStatedTools(
  ctx: CallContext,
  { aspect, page, pageSize }: ListInput,
): Promise<StatementList> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, counts, tools, resources] = await Promise.all([
    listStatements(ctx.db, { locale: ctx.locale, aspect, ...range }),
    countStatements(ctx.db, accessAspects),
    countTools(ctx),
    listStatedResources(ctx.db, ctx.locale, resourcesAtMost),
  ])
  const cards = await cardsOf(
    ctx,
    rows.map(({ tool }) => tool),
  )
  const works = accessAspects.map((one, index) => ({
    aspect: one,
    name: aspectName(one, ctx.locale),
    count: counts.works[index] ?? 0,
  }))
  const total = aspect ? (works.find((one) => one.aspect === aspect)?.count ?? 0) : counts.all
  return {
    items: rows.flatMap((row) => {
      const card = cards.get(String(row.tool))
      if (!card) return []
      const { toolId, name, tagline, language: toolLanguage } = card
      return { ...presentStatement(row, ctx.locale), toolId, name, tagline, toolLanguage }
    }),
    total,
    page,
    pageCount: Math.ceil(total / pageSize),
    all: counts.all,
    counts: works,
    unchecked: Math.max(0, tools - counts.tools),
    resources: resources.map(({ number, ...resource }) => ({ resourceId: String(number), ...resource })),
  }
}

async function countTools(ctx: CallContext): Promise<number> {
  const everything = { need: [], field: [], whoMayApply: [], cost: [], kind: [] }
  const { total } = await listTools(ctx, { ...everything, sort: 'reviewed', page: 1, pageSize: 1 })
  return total
}
