import type { ColumnType, Generated } from 'kysely'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import type { SelftestAnswers } from '../../../shared/rules/selftest/asked-questions.ts'
import type { SelftestMeasure } from '../../../shared/rules/selftest/peers.ts'
import type { Questionnaire } from '../../../shared/rules/selftest/questionnaire.ts'
import type { OrganisationSize, SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>

export type SelftestTables = {
  selftest_versions: {
    id: Generated<string>
    /** SHA-256 of the questionnaire. */
    content_hash: Buffer
    questionnaire: Json<Questionnaire>
    /** SHA-256 of the questions; null for a version that was last begun before these were told apart. */
    basis: Generated<Buffer | null>
    created_at: Generated<Date>
  }
  selftest_results: {
    id: Generated<string>
    version_id: string
    selftest_use: SelftestUse
    /** Null for a result that a team keeps. */
    browser_hash: Buffer | null
    team_id: Generated<string | null>
    /** The round in which its browser takes part. */
    round_id: Generated<string | null>
    /** The browser's result of which a team keeps a copy. */
    kept_from: Generated<string | null>
    entity_type: EntityType | null
    organisation_size: OrganisationSize | null
    answers: ColumnType<SelftestAnswers, string | undefined, string>
    /** JSON: the link of each question that was answered with one, by its number. */
    links_encrypted: string | null
    started_at: Generated<Date>
    changed_at: Generated<Date>
    finished_at: Generated<Date | null>
    /** What its report advised, and what of it was followed, as numbers of advice. */
    advised: Generated<number[]>
    opened: Generated<number[]>
  }
  /** What many answered, as it was counted last. */
  selftest_figures: {
    selftest_use: SelftestUse
    measure: SelftestMeasure
    /** The number of a dimension (0 for the whole test), a question or a piece of advice. */
    key: number
    /** SHA-256 of the questions that were asked; empty for advice. */
    basis: Buffer
    /** Of a dimension alone: the part of organisations that is counted; null for all of them. */
    entity_type: EntityType | null
    organisation_size: OrganisationSize | null
    /** How many organisations or tests are behind it. */
    givers: number
    /** How often each score or answer was given, or how often advice was given, followed and applied for. */
    counts: Json<Record<string, number>>
  }
  /** Of results that a team keeps; dimension 0 is the whole test. */
  selftest_scores: {
    result_id: string
    dimension: number
    /** SHA-256 of the questions that the score came from. */
    basis: Buffer
    /** 0 to 100. */
    score: number
  }
  selftest_rounds: {
    id: Generated<string>
    team_id: string
    selftest_use: SelftestUse
    version_id: string
    entity_type: EntityType | null
    organisation_size: OrganisationSize | null
    /** SHA-256 of the secret in the link, and the secret itself, which the team sees. */
    token_hash: Buffer
    token_encrypted: string
    opened_at: Generated<Date>
    closes_at: Date
  }
  selftest_shares: {
    id: Generated<string>
    result_id: string
    /** SHA-256 of the secret in the link. */
    token_hash: Buffer
    expires_at: Date
  }
  selftest_steps: {
    id: Generated<string>
    team_id: string
    result_id: string
    selftest_use: SelftestUse
    advice: number
    dimension: number
    basis: Buffer
    from_score: number
    target_score: number
    /** `YYYY-MM-DD` */
    due_on: string
    done_at: Generated<Date | null>
    /** The day of which the team was last told that it comes. */
    reminded_for: Generated<string | null>
    created_at: Generated<Date>
  }
}
