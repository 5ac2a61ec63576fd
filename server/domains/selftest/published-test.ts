import { createHash } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import { locales } from '../../../shared/lib/locale.ts'
import type { Questionnaire } from '../../../shared/rules/selftest/questionnaire.ts'
import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { composeTest, type TestRecords } from './compose-test.ts'
import { basisOf } from './kept/bases.ts'

/** The first published questionnaire of a use, as it is at this moment. @throws ApiError `notFound` */
export async function publishedTest(
  { db }: Pick<CallContext, 'db'>,
  use: SelftestUse,
): Promise<Questionnaire> {
  const records = await publishedRecords(db)
  const first = records.selfTests.find(({ values }) => values.selftestUse === use)
  if (!first) throw new ApiError('notFound')
  return composeTest(records, first)
}

export async function publishedOrNull(
  ctx: Pick<CallContext, 'db'>,
  use: SelftestUse,
): Promise<Questionnaire | null> {
  try {
    return await publishedTest(ctx, use)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Published records in each language that they have, in their order. */
export async function publishedRecords(db: CallContext['db']): Promise<TestRecords> {
  const inBoth = async <Name extends keyof TestRecords>(collection: Name) => {
    const lists = await Promise.all(locales.map((locale) => listPublished({ db, locale }, collection)))
    // What one language lacks is in its list in the other one.
    return [...new Map(lists.flat().map((row) => [`${row.number} ${row.language}`, row])).values()]
  }
  return {
    selfTests: await inBoth('selfTests'),
    selfTestLevels: await inBoth('selfTestLevels'),
    selfTestDimensions: await inBoth('selfTestDimensions'),
    selfTestQuestions: await inBoth('selfTestQuestions'),
    selfTestAdvice: await inBoth('selfTestAdvice'),
  }
}

/** By which versions of a questionnaire are told apart. */
export function hashOfTest(test: Questionnaire): Buffer {
  return createHash('sha256').update(JSON.stringify(test)).digest()
}

/** A questionnaire as it is kept for those who begin it. */
export function versionOf(test: Questionnaire) {
  return { content_hash: hashOfTest(test), questionnaire: JSON.stringify(test), basis: basisOf(test) }
}
