import {
  type CollectionName,
  type CollectionSchema,
  collectionNames,
  collections,
} from './content/collections.ts'

/** What can be taken away as a whole: everything published of each collection. */
export const openKinds = collectionNames
export type OpenKind = CollectionName

export type OpenColumns = {
  /** What both languages share. */
  shared: readonly string[]
  /** What each language has of its own. */
  own: readonly string[]
}

const toolColumns: OpenColumns = {
  shared: [
    'fields',
    'needs',
    'kind',
    'cost',
    'whoMayApply',
    'licence',
    'homepage',
    'repository',
    'replyWorkingDays',
    'stockPerYear',
    'allowanceUnits',
    'termMonths',
    'interfaceLanguages',
    'reviewedOn',
  ],
  own: ['name', 'tagline', 'description', 'audience', 'papers', 'claimSteps', 'exitRoute', 'costAfter'],
}

/** The columns of a kind. Pictures are left out: their files and alternative texts stand at the pages. */
export function openColumns(kind: OpenKind): OpenColumns {
  if (kind === 'tools') return toolColumns
  return columnsOf(collections[kind])
}

function columnsOf({ fields }: CollectionSchema): OpenColumns {
  const named = fields.filter((field) => field.kind !== 'picture')
  return {
    shared: named.filter((field) => !field.perLanguage).map(({ name }) => name),
    own: named.filter((field) => field.perLanguage).map(({ name }) => name),
  }
}
