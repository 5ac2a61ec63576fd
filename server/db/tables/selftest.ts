import type { ColumnType, Generated } from 'kysely'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import type { SelftestAnswers } from '../../../shared/rules/selftest/asked-questions.ts'
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
    created_at: Generated<Date>
  }
  selftest_results: {
    id: Generated<string>
    version_id: string
    selftest_use: SelftestUse
    browser_hash: Buffer
    entity_type: EntityType | null
    organisation_size: OrganisationSize | null
    answers: ColumnType<SelftestAnswers, string | undefined, string>
    /** JSON: the link of each question that was answered with one, by its number. */
    links_encrypted: string | null
    started_at: Generated<Date>
    changed_at: Generated<Date>
    finished_at: Generated<Date | null>
  }
}
