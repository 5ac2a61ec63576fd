import type { CollectionField } from './collection-schema.ts'
import { type CollectionName, collections, fieldsOf } from './collections.ts'

/**
 * The filters of a collection's list: shared fields that are chosen, not typed; for rules and questions,
 * whether there are any.
 */
export function filterFields(collection: CollectionName): CollectionField[] {
  return fieldsOf(collections[collection], 'shared').filter(
    (field) => field.kind === 'choice' || field.kind === 'relation' || isForm(field),
  )
}

/** Edited on its own form: a list filters by whether it is filled. */
export function isForm({ kind }: CollectionField): boolean {
  return kind === 'rules' || kind === 'questions'
}

export const formFilters = ['filled', 'empty'] as const

/** The longest value to filter by, and the longest name of a catalogue. */
export const longestFilterValue = 60
export const longestCatalogue = 120
