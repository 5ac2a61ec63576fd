import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName, FieldValues } from '../../../../shared/rules/content/collections.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { SiteSettings } from '../../../../shared/rules/site-settings.ts'

/** When a text was published for the first time, and when last. */
export type Published = { first: Date; last: Date }

/** A record as a package has it: what readers read of it, and drafts where a portal begins with some. */
export type PackagedRecord = {
  collection: CollectionName
  number: number
  alias: string | null
  sourceLanguage: Locale
  provenance: Provenance | null
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  /** A language that is not among them is a draft, or nothing where it has no text. */
  published: Partial<Record<Locale, Published>>
}

/** A picture of the library with its words; the file lies beside them. */
export type PackagedPicture = { id: string; zh: string; en: string; file: string }

export type RecordKey = Pick<PackagedRecord, 'collection' | 'number'>

/** What stands in the one file that every package has. */
export type PackageHead = {
  /** Who runs the portal and what it is called. */
  site: SiteSettings | null
  /** What every portal begins with and readers of this one do not see. */
  withdrawn: RecordKey[]
}

export type ContentPackage = PackageHead & { records: PackagedRecord[]; pictures: PackagedPicture[] }

/** Named in a list of what is wrong, and by what it is told from other records. */
export function nameOf({ collection, number }: RecordKey): string {
  return `${collection}/${number}`
}
