import type { CollectionDefinition } from './content/collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from './content/language-parts.ts'

/** The aspects of a tool that are checked. */
export const accessAspects = ['keyboard', 'screenReader', 'captions', 'contrast'] as const
export type AccessAspect = (typeof accessAspects)[number]

/** The possible findings: works, has gaps, fails; the tool has nothing of the kind; not checked. */
export const accessFindings = ['works', 'partly', 'fails', 'notApplicable', 'notChecked'] as const
export type AccessFinding = (typeof accessFindings)[number]

/** The basis of a finding: tried by hand, or read in publications of makers and users. */
export const accessBases = ['tried', 'documents'] as const
export type AccessBasis = (typeof accessBases)[number]

/** What a tool does for people who cannot use a mouse, a screen or their ears, as far as anybody has looked. */
export const accessibilityCollection = {
  titleField: 'title',
  previewedOn: 'accessible',
  placedBy: 'tools',
  shownAt: ['/accessible'],
  fields: [
    { name: 'title', kind: 'text', most: 60, ...own },
    { name: 'barriers', kind: 'lines', most: 800, ...ownOptional },
    { name: 'advice', kind: 'longText', most: 400, ...ownOptional },
    { name: 'tools', kind: 'relation', relatesTo: 'tools', many: true, most: 1, ...shared },
    ...accessAspects.map(
      (name) => ({ name, kind: 'choice', options: accessFindings, unsaid: 'notChecked', ...shared }) as const,
    ),
    { name: 'accessBasis', kind: 'choice', options: accessBases, unsaid: 'documents', ...shared },
    { name: 'checkedOn', kind: 'date', ...shared },
    { name: 'source', kind: 'link', most: 300, ...sharedOptional },
    { name: 'order', kind: 'order', ...shared },
  ],
} as const satisfies CollectionDefinition
