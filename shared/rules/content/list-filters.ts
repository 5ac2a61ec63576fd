import { type CollectionField, type CollectionName, collections, fieldsOf } from './collections.ts'

/**
 * What a list of a collection can be narrowed by: what both languages share and is chosen, not typed; of rules and
 * questions whether there are any.
 */
export function filterFields(collection: CollectionName): CollectionField[] {
  return fieldsOf(collections[collection], 'shared').filter(
    (field) => field.kind === 'choice' || field.kind === 'relation' || isForm(field),
  )
}

/** Has a form of its own instead of a choice: a list asks whether it is filled. */
export function isForm({ kind }: CollectionField): boolean {
  return kind === 'rules' || kind === 'questions'
}

export const formFilters = ['filled', 'empty'] as const

/** The longest value that a field is narrowed to, and the longest name of a catalogue. */
export const longestFilterValue = 60
export const longestCatalogue = 120
