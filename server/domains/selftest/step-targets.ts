import type { SelftestReport } from '../../../shared/contract/selftest.ts'
import { offeringKindIn, offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { collections, recordPath } from '../../../shared/rules/content/collections.ts'
import { type FieldValues, textOf } from '../../../shared/rules/content/field-values.ts'
import type { SelftestAdvice } from '../../../shared/rules/selftest/questionnaire.ts'
import type { CallContext } from '../../context.ts'
import { findPublished } from '../../db/published-lists.queries.ts'

type Target = SelftestAdvice['targets'][number]

/** What advice leads to, as visitors find it now; what is not published any more is left out. */
export async function stepTargets(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  targets: readonly Target[],
): Promise<SelftestReport['steps'][number]['targets']> {
  const found = await Promise.all(
    targets.map(async ({ collection, number }) => {
      const row = await findPublished(db, collection, number, locale)
      const path = row && recordPath(collection, row)
      if (!row || !path) return []
      const values: FieldValues = { ...row.values } as never
      const kind = textOf(values, 'questions') !== '' && offeringKindIn(collection)
      return [
        {
          kind: collection,
          language: row.language,
          name: textOf(values, collections[collection].titleField),
          path,
          applyPath: kind ? `${offeringPaths[kind].form}${number}` : null,
        },
      ]
    }),
  )
  return found.flat()
}

/** Whether what advice leads to is published, for many at once. */
export async function offeredTargets(
  ctx: Pick<CallContext, 'db' | 'locale'>,
  targets: readonly Target[],
): Promise<(target: Target) => boolean> {
  const keyOf = ({ collection, number }: Target) => `${collection} ${number}`
  const unique = [...new Map(targets.map((target) => [keyOf(target), target])).values()]
  const offered = new Set<string>()
  for (const target of unique) if ((await stepTargets(ctx, [target])).length > 0) offered.add(keyOf(target))
  return (target) => offered.has(keyOf(target))
}
