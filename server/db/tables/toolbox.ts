import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { EligibilityRule } from '../../../shared/rules/applications/eligibility.ts'
import type { ShownToolCost, ToolKind, ToolNeed } from '../../../shared/rules/toolbox/tool-facets.ts'

type TextState = 'draft' | 'published' | 'withdrawn'

type TextColumns = { language: Locale; state: Generated<TextState>; updated_at: Generated<Date> }

/** A JSON array, written as JSON text, because pg would send an array as a SQL array. */
type JsonList<T> = ColumnType<T[], string, string>
/** A date without time: `YYYY-MM-DD` both ways. */
type DateText = string

export type ToolboxTables = {
  fields: {
    alias: string
    /** The record that is its page. */
    number: number | null
    position: number
    name_zh: string
    name_en: string
    summary_zh: string
    summary_en: string
  }
  tools: {
    number: number
    fields: string[]
    needs: ToolNeed[]
    kind: ToolKind
    cost: ShownToolCost
    who_may_apply: 'anyTeam' | 'unregisteredTeam' | 'verifiedOrganisation'
    licence: string
    /** The maker's own page; empty where there is none. */
    homepage: string
    /** Address of its source code. */
    repository: string | null
    rules: JsonList<EligibilityRule>
    /** Whether teams apply for it here or take it themselves. Applies to the columns about applying. */
    is_applied_for: Generated<boolean>
    reply_working_days: number
    stock_per_year: number | null
    allowance_units: Generated<number>
    activation_kind: 'steps' | 'code'
    /** Usual length of a grant; null where it does not end. */
    term_months: number | null
    /** Where a granted tool is opened or downloaded: an https address or a path of this portal. */
    start_link: string | null
    reviewed_on: DateText | null
    /** Languages of the tool's own screens; null while nobody has checked. */
    interface_languages: string[] | null
    source: JSONColumnType<Record<string, unknown>> | null
    /** Whether it is published in any language; kept by a trigger. */
    is_listed: ColumnType<boolean, never, never>
  }
  tool_texts: TextColumns & {
    tool_number: number
    name: string
    tagline: string
    /** The description without markup, one line per block. */
    description: JsonList<string>
    /** The description as sanitised HTML; null for a text that only has lines. */
    description_html: string | null
    audience: string
    keywords: string
    papers: JsonList<string>
    claim_steps: JsonList<string>
    exit_route: string
    cost_after: string
    activation_steps: JsonList<string>
  }
  /** How many listed tools have a value; facet `total` counts all. Kept by triggers. */
  tool_facet_counts: { facet: string; value: string; count: number }
  tool_wishes: { team_id: string; tool_number: number; wished_at: Generated<Date> }
  tool_requests: {
    id: Generated<string>
    reference: string
    language: Locale
    /** Set only in rows from before encryption. */
    need: Generated<string | null>
    tool_name: Generated<string | null>
    keywords: Generated<string | null>
    need_encrypted: string | null
    tool_name_encrypted: string | null
    keywords_encrypted: string | null
    contact_encrypted: string | null
    account_id: string | null
    team_id: string | null
    state: Generated<'received' | 'answered' | 'closed'>
    version: Generated<number>
    answer: Generated<string | null>
    answer_encrypted: Generated<string | null>
    answer_tool: number | null
    note: Generated<string | null>
    note_encrypted: Generated<string | null>
    changed_at: Date | null
    changed_by: string | null
    assigned_to: Generated<string | null>
    locked_by: Generated<string | null>
    locked_until: Generated<Date | null>
    created_at: Generated<Date>
  }
}
