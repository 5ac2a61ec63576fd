import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { SiteSettings } from '../../../../shared/rules/site-settings.ts'

/** When a text was published for the first time, and when last. */
export type Published = { first: Date; last: Date }

/** A record in a package: its published texts, and drafts among a portal's initial records. */
export type PackagedRecord = {
  collection: CollectionName
  number: number
  alias: string | null
  sourceLanguage: Locale
  provenance: Provenance | null
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  /** A language missing here is a draft, or absent where it has no text. */
  published: Partial<Record<Locale, Published>>
}

/** A picture of the library with its descriptions; its file lies beside them. */
export type PackagedPicture = { id: string; zh: string; en: string; file: string }

export type RecordKey = Pick<PackagedRecord, 'collection' | 'number'>

/** The content of the one file that every package has. */
export type PackageHead = {
  /** The operator's details and the portal's name. */
  site: SiteSettings | null
  /** Initial records that are not published in this portal. */
  withdrawn: RecordKey[]
}

export type ContentPackage = PackageHead & { records: PackagedRecord[]; pictures: PackagedPicture[] }

/** The name of a record in reports and as a key. */
export function nameOf({ collection, number }: RecordKey): string {
  return `${collection}/${number}`
}
