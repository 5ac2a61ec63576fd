import type { CollectionSchema } from './content/collection-schema.ts'
import { type CollectionName, collectionNames, collections } from './content/collections.ts'

/** The complete downloads: everything published of each collection. */
export const openKinds = collectionNames
export type OpenKind = CollectionName

export type OpenColumns = {
  /** The shared fields. */
  shared: readonly string[]
  /** The fields of each language. */
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

/** Pictures, whose files and alternative texts are on the pages, and the forms of applications. */
const leftOut = ['picture', 'rules', 'questions']

/** A kind's columns: what everybody reads. */
export function openColumns(kind: OpenKind): OpenColumns {
  if (kind === 'tools') return toolColumns
  return columnsOf(collections[kind])
}

function columnsOf({ fields }: CollectionSchema): OpenColumns {
  const named = fields.filter(({ kind, isForGranted }) => !isForGranted && !leftOut.includes(kind))
  return {
    shared: named.filter((field) => !field.perLanguage).map(({ name }) => name),
    own: named.filter((field) => field.perLanguage).map(({ name }) => name),
  }
}
