import type { CollectionDefinition } from './collection-schema.ts'
import { own, ownOptional } from './language-parts.ts'

/** Words that mean the same, by language: a search for any of them also finds the others. */
export const searchCollections = {
  synonyms: {
    titleField: 'words',
    shownAt: [],
    sortedBy: 'newest',
    fields: [
      { name: 'words', kind: 'words', most: 600, ...own },
      { name: 'wordsNote', kind: 'longText', most: 200, ...ownOptional },
    ],
  },
} as const satisfies Record<string, CollectionDefinition>
