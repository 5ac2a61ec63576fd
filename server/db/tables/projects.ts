import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { AdoptionState } from '../../../shared/rules/toolbox/adoption.ts'
import type { LikeType } from '../../../shared/rules/toolbox/likes.ts'
import type { ProjectFacet, ProjectStage } from '../../../shared/rules/toolbox/project-facets.ts'

export type ProjectsTables = {
  project_likes: {
    type: LikeType
    number: number
    /** A keyed hash of the IP address. */
    address_key: Buffer
    /** Null for a visitor without an account. */
    account_id: string | null
    liked_at: Generated<Date>
  }
  /** Published fields, kept by a trigger; except `likes`. */
  project_listing: {
    number: ColumnType<number, never, never>
    classes: ColumnType<number[], never, never>
    fields: ColumnType<string[], never, never>
    sets: ColumnType<number[], never, never>
    stage: ColumnType<ProjectStage, never, never>
    first_published_at: ColumnType<Date, never, never>
    likes: number
  }
  /** How many listed projects have a value; `total` counts all. Kept by triggers. */
  project_facet_counts: { facet: ProjectFacet | 'total'; value: string; count: number }
  adoption_requests: {
    id: Generated<string>
    reference: string
    number: number
    language: Locale
    /** Set only in rows from before encryption. */
    organisation: Generated<string | null>
    place: Generated<string | null>
    purpose: Generated<string | null>
    organisation_encrypted: string | null
    place_encrypted: string | null
    purpose_encrypted: string | null
    contact_encrypted: string
    account_id: string | null
    team_id: string | null
    state: Generated<AdoptionState>
    note: Generated<string | null>
    note_encrypted: Generated<string | null>
    version: Generated<number>
    received_at: Generated<Date>
    changed_at: Date | null
    changed_by: string | null
    /** `YYYY-MM-DD`, by when whoever asked was promised an answer. */
    due_on: string | null
    assigned_to: Generated<string | null>
    locked_by: Generated<string | null>
    locked_until: Generated<Date | null>
  }
}
