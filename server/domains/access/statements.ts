import type { AccessStatement, StatementList } from '../../../shared/contract/access.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import {
  type AccessAspect,
  accessAspects,
  accessBases,
  accessFindings,
} from '../../../shared/rules/accessibility.ts'
import { linesOf, textOf } from '../../../shared/rules/collections.ts'
import type { CallContext } from '../../context.ts'
import { listTools } from '../toolbox/list-tools.ts'
import { cardsOf } from '../toolbox/tool-cards.ts'
import {
  countStatements,
  findStatement,
  listStatedResources,
  listStatements,
  type StatementRow,
} from './access.queries.ts'
import { aspectName, basisText, findingText } from './access-words.ts'

const resourcesAtMost = 50

type ListInput = { aspect?: AccessAspect | undefined; page: number; pageSize: number }

/** Tools with their accessibility statements, and how many have none. */
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

/** What is known of one tool; null where nobody has looked. */
export async function statementOfTool(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  tool: number,
): Promise<AccessStatement | null> {
  const row = await findStatement(db, tool, locale)
  return row ? presentStatement(row, locale) : null
}

async function countTools(ctx: CallContext): Promise<number> {
  const everything = { need: [], field: [], whoMayApply: [], cost: [], kind: [] }
  const { total } = await listTools(ctx, { ...everything, sort: 'reviewed', page: 1, pageSize: 1 })
  return total
}

function presentStatement(
  { number, language, fields, shared }: StatementRow,
  locale: Locale,
): AccessStatement {
  const basis = accessBases.find((one) => one === textOf(shared, 'accessBasis')) ?? 'documents'
  return {
    statementID: String(number),
    language,
    findings: accessAspects.map((aspect) => {
      const finding = accessFindings.find((one) => one === textOf(shared, aspect)) ?? 'notChecked'
      return { aspect, finding, name: aspectName(aspect, locale), text: findingText(finding, locale) }
    }),
    barriers: linesOf(fields, 'barriers'),
    advice: textOf(fields, 'advice'),
    basis,
    basisText: basisText(basis, locale),
    checkedOn: textOf(shared, 'checkedOn'),
    source: textOf(shared, 'source') || null,
  }
}
