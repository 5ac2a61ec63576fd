import type { CollectionSchema } from './content/collections.ts'
import { own, ownOptional, shared, sharedOptional } from './content/language-parts.ts'

/** What is looked at in a tool. */
export const accessAspects = ['keyboard', 'screenReader', 'captions', 'contrast'] as const
export type AccessAspect = (typeof accessAspects)[number]

/** What was found: it works, with gaps, it does not; there is nothing of the kind in it; nobody has looked. */
export const accessFindings = ['works', 'partly', 'fails', 'notApplicable', 'notChecked'] as const
export type AccessFinding = (typeof accessFindings)[number]

/** How it is known: tried by hand, or read in what makers and users have published. */
export const accessBases = ['tried', 'documents'] as const
export type AccessBasis = (typeof accessBases)[number]

/** What a tool does for people who cannot use a mouse, a screen or their ears, as far as anybody has looked. */
export const accessibilityCollection: CollectionSchema = {
  titleField: 'title',
  path: null,
  previewedOn: 'accessible',
  placedBy: 'tools',
  shownAt: ['/accessible'],
  canCreate: true,
  sortedBy: 'order',
  searchKind: null,
  fields: [
    { name: 'title', kind: 'text', most: 60, ...own },
    { name: 'barriers', kind: 'lines', most: 800, ...ownOptional },
    { name: 'advice', kind: 'longText', most: 400, ...ownOptional },
    { name: 'tools', kind: 'relation', relatesTo: 'tools', many: true, most: 1, ...shared },
    ...accessAspects.map((name) => ({ name, kind: 'choice', options: accessFindings, ...shared }) as const),
    { name: 'accessBasis', kind: 'choice', options: accessBases, ...shared },
    { name: 'checkedOn', kind: 'date', ...shared },
    { name: 'source', kind: 'link', most: 300, ...sharedOptional },
    { name: 'order', kind: 'order', ...shared },
  ],
}
