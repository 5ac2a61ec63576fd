import type { SelftestDryRun } from '../../../shared/contract/selftest.staff.ts'
import { type Locale, locales } from '../../../shared/lib/locale.ts'
import { collections } from '../../../shared/rules/content/collections.ts'
import { textOf } from '../../../shared/rules/content/field-values.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import { type DryRunFinding, dryRun } from '../../../shared/rules/selftest/dry-run.ts'
import { type Questionnaire, questionsIn, saidIn } from '../../../shared/rules/selftest/questionnaire.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { draftOf } from '../content/records/draft-of.ts'
import { listCollection } from '../content/records/list-records.ts'
import { composeTest, type TestRecords } from './compose-test.ts'
import { offeredTargets } from './step-targets.ts'

type Ctx = CallContext<StaffMember>

/** No questionnaire has so many records; a portal with more sees the first. */
const most = 500

/** What is wrong with each questionnaire, as its editors have it now: published or not. */
export async function dryRuns(ctx: Ctx): Promise<{ items: SelftestDryRun[] }> {
  const records = await draftedRecords(ctx)
  const numbers = [...new Map(records.selfTests.map((row) => [row.number, row])).values()]
  const tests = numbers.map((row) => composeTest(records, row))
  const isOffered = await offeredTargets(
    ctx,
    tests.flatMap(({ advice }) => advice.flatMap((one) => one.targets)),
  )
  return {
    items: tests.map((test) => ({
      testId: String(test.number),
      ...namedTest(test, ctx.locale),
      use: test.use,
      isShown: tests.find(({ use }) => use === test.use) === test,
      dimensions: test.dimensions.length,
      questions: questionsIn(test).length,
      advice: test.advice.length,
      findings: dryRun(test, isOffered).map((finding) => presentFinding(records, finding, ctx.locale)),
    })),
  }
}

function namedTest(test: Questionnaire, locale: Locale) {
  const { title, language } = saidIn(test, locale)
  return { title, language }
}

function presentFinding(records: TestRecords, finding: DryRunFinding, locale: Locale) {
  const { collection, number } = finding
  const own = records[collection].filter((row) => row.number === number)
  const row = own.find(({ language }) => language === locale) ?? own[0]
  const title = textOf({ ...row?.values } as never, collections[collection].titleField)
  return { ...finding, number: String(number), title, language: row?.language ?? locale }
}

async function draftedRecords(ctx: Ctx): Promise<TestRecords> {
  return {
    selfTests: await drafted(ctx, 'selfTests'),
    selfTestLevels: await drafted(ctx, 'selfTestLevels'),
    selfTestDimensions: await drafted(ctx, 'selfTestDimensions'),
    selfTestQuestions: await drafted(ctx, 'selfTestQuestions'),
    selfTestAdvice: await drafted(ctx, 'selfTestAdvice'),
  }
}

/** A collection as its editors have it, in each language in which something is written; withdrawn texts are none. */
async function drafted<Name extends keyof TestRecords>(
  ctx: Ctx,
  collection: Name,
): Promise<TestRecords[Name]> {
  const { items } = await listCollection(ctx, { collection, sort: 'order', page: 1, pageSize: most })
  const rows = []
  for (const { number, ...states } of items)
    for (const locale of locales) {
      const { state, isEmpty } = states[locale]
      if (isEmpty || state === 'withdrawn') continue
      const draft = await draftOf({ ...ctx, locale }, { collection, number })
      if (draft.language === locale) rows.push(readRow(collection, draft))
    }
  return rows as TestRecords[Name]
}
