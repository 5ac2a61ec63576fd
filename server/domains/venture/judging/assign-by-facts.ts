import {
  conflictsBetween,
  type EntryFacts,
  type JudgeFacts,
  plainFacts,
} from '../../../../shared/rules/venture/conflicts.ts'
import { type Assignment, type AssignmentInput, assignJudges } from './assign-judges.ts'

export type FactsToAssign = AssignmentInput & {
  factsOfEntries: readonly EntryFacts[]
  /** By the judge's id. */
  factsOfJudges: ReadonlyMap<string, JudgeFacts>
}

/** As `assignJudges`, with the conflicts that are found by what is known of both sides. */
export async function assignByFacts({
  factsOfEntries,
  factsOfJudges,
  ...input
}: FactsToAssign): Promise<Assignment> {
  const judges = [...factsOfJudges].map(([judge, facts]) => ({ judge, facts: plainFacts(facts) }))
  const found = factsOfEntries
    .map(plainFacts)
    .flatMap((entry) =>
      judges
        .filter(({ facts }) => conflictsBetween(facts, entry).length > 0)
        .map(({ judge }) => ({ judge, entry: entry.id })),
    )
  return assignJudges({ ...input, conflicts: [...input.conflicts, ...found] })
}
