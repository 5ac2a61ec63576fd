import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Outcome, Revised } from '../../../shared/rules/venture/outcomes.ts'
import type { RankingFile } from '../../domains/venture/ranking-file.ts'

/** Whole yuan; a bigint arrives as text. */
type Yuan = ColumnType<string, number | undefined, number>

export type DecidingTables = {
  /** The ranking of a round as it is exported, computed when its reviews were closed. */
  venture_rankings: {
    round_number: number
    file: JSONColumnType<RankingFile, string, string>
    computed_at: Generated<Date>
  }
  /** How each entry stands by its reviews. */
  venture_standings: {
    round_number: number
    entry_id: string
    reviews: number
    /** From 0 to 100. */
    raw: number
    raw_place: number
    adjusted: number
    /** The interval of the adjusted score. */
    low: number
    high: number
    adjusted_place: number
    /** How many judges' reviews decide alone on which side of the line it is. */
    hangs_on: number
    /** By the raw score, ties resolved by the published rule. */
    position: number
  }
  /** What is proposed for an entry; in force once a second person has confirmed it. */
  venture_decisions: {
    id: Generated<string>
    round_number: number
    entry_id: string
    outcome: Outcome
    /** The place on the waiting list. */
    waits_at: number | null
    amount: Yuan
    reason_encrypted: string
    /** For the team of an entry that is eliminated. */
    feedback_encrypted: string | null
    version: Generated<number>
    proposed_by: string
    proposed_at: Generated<Date>
    confirmed_by: string | null
    confirmed_at: Date | null
  }
  /** What is to replace a decision in force, or ends an entry; in force once a second person has confirmed it. */
  venture_revisions: {
    id: Generated<string>
    round_number: number
    entry_id: string
    outcome: Revised
    amount: Yuan
    reason_encrypted: string
    feedback_encrypted: string | null
    version: Generated<number>
    proposed_by: string
    proposed_at: Generated<Date>
    confirmed_by: Generated<string | null>
    confirmed_at: Generated<Date | null>
  }
}
