import type { FieldError, FieldReason } from '../../../../shared/contract/errors.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import { aliasPattern, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import { type Provenance, provenanceFields } from '../../../../shared/rules/content/provenance.ts'
import { picturesIn } from '../present-html.ts'
import { cleanNow } from '../records/clean-typed.ts'
import { cleanValues, fieldErrors } from '../records/clean-values.ts'
import type { PackagedRecord } from './packaged-record.ts'

/** Why a package is refused, in addition to the fields' own reasons. */
export type PackageReason =
  | FieldReason
  | 'unreadable'
  | 'noCollection'
  | 'twice'
  | 'newerFormat'
  | 'writtenHere'
  | 'numberTaken'
  | 'noPicture'

/** What is wrong, and where: the file, or the record as `tools/5001`, and the field's dotted path. */
export type PackageProblem = { at: string; field: string; reason: PackageReason; limit?: number }

/** A record as it would be stored, or its errors by dotted path; a published record must be complete. */
export function checkPackaged(record: PackagedRecord): {
  record: PackagedRecord
  wrong: Record<string, FieldError>
} {
  const { collection, provenance, published, shared, texts } = record
  const { typed, wrong } = cleanNow(collection, { shared, texts })
  // Invalid and missing values are reported together.
  const told = typed ?? { shared, texts }
  const schema = collections[collection]
  const live = locales.filter((language) => published[language])
  const origin = provenance && (cleanValues(provenanceFields, { ...provenance }) as Provenance)
  const lacks = Object.assign(
    origin ? fieldErrors('provenance', provenanceFields, { ...origin }, true) : {},
    aliasErrors(record),
    live.length > 0 && fieldErrors('shared', fieldsOf(schema, 'shared'), told.shared, true),
    ...live.map((language) =>
      fieldErrors(`texts.${language}`, fieldsOf(schema, 'own'), told.texts[language], true),
    ),
  )
  return { record: { ...record, ...told, provenance: origin }, wrong: shortened({ ...lacks, ...wrong }) }
}

/** The portal's own addresses; a later edition of the venture programme stands under its number. */
const ownAlias = /^(?:venture\/)?[\w-]{1,40}$/

/** A given alias must be present and valid; fixed pages and the like may have the portal's own. */
function aliasErrors({ collection, alias }: PackagedRecord): Record<string, FieldError> {
  const { hasGivenAlias } = collections[collection]
  if (hasGivenAlias ? alias !== null && aliasPattern.test(alias) : alias === null || ownAlias.test(alias))
    return {}
  return { alias: { reason: alias === null ? 'required' : 'wrongFormat' } }
}

/** Paths as in a file: `zh.title`. */
function shortened(wrong: Record<string, FieldError>): Record<string, FieldError> {
  return Object.fromEntries(
    Object.entries(wrong).map(([path, error]) => [path.replace(/^texts\./, ''), error]),
  )
}

/** The pictures that a record shows, in a field or inside a text. */
export function picturesOf(record: Pick<PackagedRecord, 'collection' | 'shared' | 'texts'>): string[] {
  const { fields } = collections[record.collection]
  const shownIn = (values: FieldValues, { name, kind }: CollectionField) => {
    if (kind === 'picture') return textOf(values, name) || listOf(values, name)
    return kind === 'richText' ? picturesIn(textOf(values, name)) : []
  }
  const parts = [record.shared, ...locales.map((language) => record.texts[language])]
  return [...new Set(parts.flatMap((values) => fields.flatMap((field) => shownIn(values, field))))]
}
