import { ApiError } from '../../../shared/contract/errors.ts'
import type { BenefitCard, ToolQuota } from '../../../shared/contract/toolbox-parts.ts'
import { shanghaiYear } from '../../../shared/lib/shanghai-time.ts'
import type { CallContext } from '../../context.ts'
import type { PagedInput } from './editorial.ts'
import { countFacets } from './facet-counts.queries.ts'
import { listTakenStock } from './quota.queries.ts'
import { presentBenefit } from './tool.present.ts'
import type { FacetChoice } from './tool-conditions.queries.ts'
import { type CardRow, listCards } from './tool-list.queries.ts'

const everything: FacetChoice = { need: [], field: [], whoMayApply: [], cost: [], kind: [] }
const toolBenefits = 1

/** A tool as a card with what is left of it. @throws ApiError `notFound` where no language of it is published */
export async function getItem(ctx: CallContext, input: { toolId: string }): Promise<BenefitCard> {
  const [tool] = await listBenefitRows(ctx, { numbers: [Number(input.toolId)] }, { page: 1, pageSize: 1 })
  if (!tool) throw new ApiError('notFound')
  return tool
}

/** Benefits as cards; teamwork and zones have none so far. */
export async function listBenefitCards(
  ctx: CallContext,
  input: PagedInput & { benefitBelongToType: 1 | 2 | 3 },
): Promise<{ items: BenefitCard[]; total: number }> {
  if (input.benefitBelongToType !== toolBenefits) return { items: [], total: 0 }
  const counts = await countFacets(ctx.db, {}, everything)
  return {
    items: await listBenefitRows(ctx, {}, input),
    total: counts.find((row) => row.facet === 'total')?.count ?? 0,
  }
}

async function listBenefitRows(
  { db, locale }: CallContext,
  scope: { numbers?: number[] },
  { page, pageSize }: PagedInput,
): Promise<BenefitCard[]> {
  const rows = await listCards(db, {
    scope,
    choice: everything,
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
