import type { CollectionSchema } from './collections.ts'
import { own, ownOptional } from './language-parts.ts'

/** Words with the same meaning, by language: a search for any of them also finds the others. */
export const searchCollections: Record<'synonyms', CollectionSchema> = {
  synonyms: {
    titleField: 'words',
    path: null,
    shownAt: [],
    canCreate: true,
    sortedBy: 'newest',
    searchKind: null,
    fields: [
      { name: 'words', kind: 'words', most: 600, ...own },
      { name: 'wordsNote', kind: 'longText', most: 200, ...ownOptional },
    ],
  },
}
