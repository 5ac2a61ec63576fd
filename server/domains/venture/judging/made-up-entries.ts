import { readQuestions } from '../../../../shared/rules/applications/offering-form.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { EntryFacts } from '../../../../shared/rules/venture/conflicts.ts'
import { fieldsQuestion, trackQuestion } from '../../../../shared/rules/venture/judges.ts'
import { allQuestions } from '../../../../shared/rules/venture/walk-edition.ts'
import type { Db } from '../../../db/database.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { listWritten } from '../rounds/rounds.queries.ts'

type MadeUp = { id: string; track: string | null; fields: string[] }

/** Entries that nobody made, for a round as it is published, else drafted: its tracks and fields in turn. */
export async function makeUpEntries(db: Db, { number }: RoundRow, count: number): Promise<MadeUp[]> {
  const [written] = await listWritten(db, 'ventureRounds', [number])
  const asked = allQuestions(readQuestions(textOf(written?.shared ?? {}, 'questions')))
  const valuesOf = (key: string) => {
    const question = asked.find((one) => one.key === key)
    return question && 'options' in question ? question.options.map(({ value }) => value) : []
  }
  const [tracks, fields] = [valuesOf(trackQuestion), valuesOf(fieldsQuestion)]
  return Array.from({ length: count }, (_, at) => ({
    id: `made-up-${at}`,
    track: tracks[at % tracks.length] ?? null,
    fields: [fields[at % fields.length] ?? []].flat(),
  }))
}

/** Nobody is in conflict with an entry that nobody made. */
export const madeUpFacts = ({ id }: MadeUp): EntryFacts => ({
  ...{ id, organisations: [], teams: [], phones: [], mailDomains: [] },
  ...{ awardedWith: [], schools: [], employers: [] },
})
