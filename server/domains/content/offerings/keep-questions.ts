import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import { readQuestions } from '../../../../shared/rules/applications/offering-form.ts'
import { offeringKindIn } from '../../../../shared/rules/applications/offerings.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import type { StoredWords } from '../../../db/published-lists.queries.ts'
import { findNewestQuestions, insertQuestions } from './questions.queries.ts'

type Published = Pick<StoredWords, 'number' | 'shared'> & { collection: string }

/**
 * Keeps the questions of a published record as a new version if they changed; applications keep the one that
 * they were begun with. Does nothing for what cannot be applied for.
 */
export async function keepQuestions(db: Db, { collection, number, shared }: Published): Promise<void> {
  const kind = offeringKindIn(collection)
  const questions = kind && readQuestions(textOf(shared, 'questions'))
  if (!questions) return
  const offering = { kind, number }
  const newest = await findNewestQuestions(db, offering)
  if (newest && sortedJson(newest.questions) === sortedJson(questions)) return
  await insertQuestions(db, offering, { version: (newest?.version ?? 0) + 1, questions })
}
