import { type CollectionField, type CollectionName, collections, fieldsOf } from './collections.ts'

/** What a list of a collection can be narrowed by: what both languages share and is chosen, not typed. */
export function filterFields(collection: CollectionName): CollectionField[] {
  return fieldsOf(collections[collection], 'shared').filter(
    ({ kind }) => kind === 'choice' || kind === 'relation',
  )
}

/** The longest value that a field is narrowed to. */
export const longestFilterValue = 60
