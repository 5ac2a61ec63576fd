/** The number of outdated translations, as the collection lists count them. */
export { countStaleTexts as staleTexts } from '../records/record-list.queries.ts'
