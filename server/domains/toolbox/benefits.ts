import { ApiError } from '../../../shared/contract/errors.ts'
import type { BenefitCard, ToolQuota } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { shanghaiYear } from '../../../shared/lib/text/shanghai-time.ts'
import type { CallContext } from '../../context.ts'
import type { PagedInput } from './editorial.ts'
import { countFacets } from './facet-counts.queries.ts'
import { listTakenStock } from './quota.queries.ts'
import { presentBenefit } from './tool.present.ts'
import type { FacetChoice, ToolScope } from './tool-conditions.queries.ts'
import { type CardRow, listCards } from './tool-list.queries.ts'

const everything: FacetChoice = { need: [], field: [], whoMayApply: [], cost: [], kind: [] }

/** The tools of a kind of benefit: 1 all, 2 those for teamwork, 3 those offered by zones. */
const belonging: Record<1 | 2 | 3, { scope: ToolScope; choice: FacetChoice }> = {
  1: { scope: {}, choice: everything },
  2: { scope: {}, choice: { ...everything, need: ['collaboration'] } },
  3: { scope: { ofZones: true }, choice: everything },
}

/** A tool as a card with its quota left. @throws ApiError `notFound` where no language of it is published */
export async function getItem(ctx: CallContext, input: { toolId: string }): Promise<BenefitCard> {
  const [tool] = await listBenefitRows(ctx, { numbers: [Number(input.toolId)] }, { page: 1, pageSize: 1 })
  if (!tool) throw new ApiError('notFound')
  return tool
}

/** Benefits as cards. */
export async function listBenefitCards(
  ctx: CallContext,
  input: PagedInput & { benefitBelongToType: 1 | 2 | 3 },
): Promise<{ items: BenefitCard[]; total: number }> {
  const { scope, choice } = belonging[input.benefitBelongToType]
  const [counts, items] = await Promise.all([
    countFacets(ctx.db, scope, choice),
    listBenefitRows(ctx, scope, input, choice),
  ])
  return { items, total: counts.find((row) => row.facet === 'total')?.count ?? 0 }
}

async function listBenefitRows(
  { db, locale }: CallContext,
  scope: ToolScope,
  { page, pageSize }: PagedInput,
  choice = everything,
): Promise<BenefitCard[]> {
  const rows = await listCards(db, {
    scope,
    choice,
    sort: 'newest',
    locale,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const year = shanghaiYear(new Date())
  const limited = rows.filter((row) => row.stock_per_year !== null).map((row) => row.number)
  const taken = await listTakenStock(db, limited, year)
  return rows.map((row) => presentBenefit(row, quotaOf(row, year, taken.get(row.number) ?? 0), locale))
}

function quotaOf({ stock_per_year: stock }: CardRow, year: number, taken: number): ToolQuota {
  return { year, stock, left: stock === null ? null : Math.max(0, stock - taken) }
}
