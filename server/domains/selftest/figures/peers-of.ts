import type { SelftestReport } from '../../../../shared/contract/selftest.ts'
import { bandOf, toldGivers } from '../../../../shared/rules/selftest/peers.ts'
import type { CallContext } from '../../../context.ts'
import { basesOf, wholeTest } from '../kept/bases.ts'
import type { ResultRow } from '../results.queries.ts'
import { listScoresOfPart } from './figures.queries.ts'

type Result = Pick<ResultRow, 'questionnaire' | 'selftest_use' | 'entity_type' | 'organisation_size'>

/**
 * Where organisations of the same kind and size stand in what was asked here. Null where a test does not say its
 * kind and size, or where fewer than ten verified organisations like it have answered these questions.
 */
export async function peersOf(
  { db }: Pick<CallContext, 'db'>,
  result: Result,
): Promise<SelftestReport['peers']> {
  const { questionnaire, selftest_use, entity_type, organisation_size } = result
  if (!entity_type || !organisation_size) return null
  const rows = await listScoresOfPart(db, selftest_use, basesOf(questionnaire), {
    entity_type,
    organisation_size,
  })
  const whole = rows.find(({ key }) => key === wholeTest)
  if (!whole) return null
  return {
    organisations: toldGivers(whole.givers),
    ...bandOf(whole.counts),
    dimensions: rows.flatMap(({ key, counts }) =>
      key === wholeTest ? [] : [{ dimensionId: String(key), ...bandOf(counts) }],
    ),
  }
}
