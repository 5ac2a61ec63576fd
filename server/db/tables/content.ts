import type { ColumnType, Generated } from 'kysely'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { ContentState } from '../../../shared/rules/content/content-states.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../shared/rules/content/provenance.ts'

/** Values by field: read as an object, written as JSON text. */
type Values = ColumnType<FieldValues, string, string>
/** Null for what the portal's own editors wrote. */
type Origin = ColumnType<Provenance | null, string | null | undefined, string | null>
type RecordKey = { collection: CollectionName; number: number }

export type ContentTables = {
  content_records: RecordKey & {
    /** The last part of a fixed page's address. */
    alias: string | null
    source_language: Locale
    shared: Values
    provenance: Origin
    /** Counts changes: a save over an older version is refused. */
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    updated_by: string | null
  }
  content_texts: RecordKey & {
    language: Locale
    state: ContentState
    fields: Values
    /** When its text was last known to match the source. */
    current_as_of: Generated<Date>
    publish_at: Date | null
    live_version: number | null
    first_published_at: Date | null
    published_at: Date | null
    submitted_by: string | null
    scheduled_by: string | null
    /** The time of a failed scheduled publication, with the problems by the dotted path of a field. */
    missed_at: Date | null
    missed_why: ColumnType<Record<string, FieldError> | null, string | null | undefined, string | null>
    updated_at: Generated<Date>
    updated_by: string | null
  }
  content_versions: RecordKey & {
    language: Locale
    version: number
    fields: Values
    shared: Values
    provenance: Origin
    text_hash: Buffer
    saved_at: Generated<Date>
    saved_by: string | null
  }
  content_live: RecordKey & {
    language: Locale
    version: number
    alias: string | null
    fields: Values
    shared: Values
    provenance: Origin
    text_hash: Buffer
    labels: number[]
    position: number
    first_published_at: Date
    published_at: Date
  }
  /** What the portal was given at first, whether it still exists or not. */
  first_content: RecordKey & { given_at: Generated<Date> }
  /** What came from a package that staff chose, and a digest of what it said then; kept when the record is gone. */
  package_records: RecordKey & { package: string; digest: Buffer; taken_at: Generated<Date> }
  content_pictures: {
    id: Generated<string>
    alt_zh: string
    alt_en: string
    width: number
    height: number
    /** The uploaded file, re-encoded. */
    file_id: string
    created_at: Generated<Date>
    created_by: string | null
    /** Words that wait for a second person, and their author; all or none. */
    waiting_zh: Generated<string | null>
    waiting_en: Generated<string | null>
    waiting_by: Generated<string | null>
    waiting_since: Generated<Date | null>
  }
  content_picture_files: {
    picture_id: string
    /** `960.avif` */
    name: string
    width: number
    media_type: string
    bytes: number
    storage_key: string
  }
}
