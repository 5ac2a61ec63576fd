import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, textOf } from '../../../../shared/rules/content/field-values.ts'
import { type Provenance, provenanceFields } from '../../../../shared/rules/content/provenance.ts'
import { TaskEndedError, type ThreadPool } from '../../../threads/pool.ts'
import { asOutage } from '../../files/as-outage.ts'
import { cleanValues, fieldErrors, markupErrors } from './clean-values.ts'

export type Typed = {
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  /** For collections whose records are given an alias. */
  alias?: string | undefined
  /** The record's origin. Only an import sets it; other saves keep the present one. */
  provenance?: Provenance | null
}

/** A record's content to be written. */
export type TypedRecord = {
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  provenance: Provenance
}

/** The content as it would be stored, or its errors by dotted path. */
export type CleanedRecord = { typed: TypedRecord; wrong: null } | { typed: null; wrong: Wrong }
type Wrong = Record<string, FieldError>

/** Texts this short are cleaned within a few milliseconds, whatever they contain. */
const smallCharacters = 4_000

/** The typed content as it would be stored. @throws ApiError `invalidInput` by dotted path */
export async function cleanTyped(
  threads: ThreadPool,
  collection: CollectionName,
  { shared, texts }: Typed,
): Promise<Pick<Typed, 'shared' | 'texts'>> {
  const sent = { shared, texts }
  const isSmall = JSON.stringify(sent).length <= smallCharacters
  const { typed, wrong } = isSmall
    ? cleanNow(collection, sent)
    : await asOutage(() => threads.run('cleanTyped', { collection, sent })).catch((error) => {
        if (!(error instanceof TaskEndedError)) throw error
        return { typed: null, wrong: longestText(collection, sent) }
      })
  if (!typed) throw new ApiError('invalidInput', { fields: wrong })
  return typed
}

/** The same synchronously; for a worker thread or short texts. */
export function cleanNow(
  collection: CollectionName,
  { shared, texts }: Typed,
): { typed: Omit<TypedRecord, 'provenance'>; wrong: null } | { typed: null; wrong: Wrong } {
  const schema = collections[collection]
  const own = fieldsOf(schema, 'own')
  const both = fieldsOf(schema, 'shared')
  const endless = { ...markupErrors('texts.zh', own, texts.zh), ...markupErrors('texts.en', own, texts.en) }
  if (Object.keys(endless).length > 0) return { typed: null, wrong: endless }
  const typed = {
    shared: cleanValues(both, shared),
    texts: { zh: cleanValues(own, texts.zh), en: cleanValues(own, texts.en) },
  }
  const wrong = {
    ...fieldErrors('texts.zh', own, typed.texts.zh, false),
    ...fieldErrors('texts.en', own, typed.texts.en, false),
    ...fieldErrors('shared', both, typed.shared, false),
  }
  return Object.keys(wrong).length > 0 ? { typed: null, wrong } : { typed, wrong: null }
}

/** A whole record with its origin; for a worker thread. */
export function cleanRecord(collection: CollectionName, record: TypedRecord): CleanedRecord {
  const { typed, wrong } = cleanNow(collection, record)
  if (!typed) return { typed, wrong }
  const provenance = cleanValues(provenanceFields, { ...record.provenance }) as Provenance
  return { typed: { ...typed, provenance }, wrong }
}

/** The field to report when cleaning times out. */
function longestText(collection: CollectionName, { texts }: Typed): Wrong {
  const lengths = fieldsOf(collections[collection], 'own').flatMap(({ name, most = smallCharacters }) =>
    (['zh', 'en'] as const).map((locale) => {
      return { path: `texts.${locale}.${name}`, limit: most, length: textOf(texts[locale], name).length }
    }),
  )
  const [longest] = lengths.toSorted((a, b) => b.length - a.length)
  return longest ? { [longest.path]: { reason: 'tooLong', limit: longest.limit } } : {}
}
