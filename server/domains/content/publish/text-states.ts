import type { ContentTextStates } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { firstShown } from '../first-shown.ts'
import { findLive } from '../live.queries.ts'
import type { OpenRecord } from '../records/open-record.ts'
import { presentState } from '../records/record.present.ts'
import { namesOfStaff } from '../records/records.queries.ts'
import { movesFor } from './content.policy.ts'

/** The state of both texts of a record, the moves possible in each, and who changed the record. */
export async function statesOf(
  db: Db,
  open: OpenRecord,
): Promise<{ states: ContentTextStates; updatedBy: string | null }> {
  const { record, texts } = open
  const { collection, number } = record
  const names = await namesOfStaff(db, [record.updated_by, texts.zh.updated_by, texts.en.updated_by])
  const first = await firstShown(db, collection)
  const stateOf = async (language: Locale) => {
    const live = await findLive(db, { collection, number, language })
    const state = presentState(open, language, { live, names, first })
    return { ...state, moves: movesFor(record, texts[language]) }
  }
  const states = { zh: await stateOf('zh'), en: await stateOf('en') }
  return { states, updatedBy: names.get(record.updated_by ?? '') ?? null }
}
