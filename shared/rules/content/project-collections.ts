import { projectStages } from '../toolbox/project-facets.ts'
import type { CollectionDefinition } from './collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'

/** The project library: what stands in it, how it is filed, and the words above its list. */
export const projectCollections = {
  projects: {
    titleField: 'title',
    path: '/projects/detail/:number',
    shownAt: ['/projects', '/', '/home'],
    sortedBy: 'newest',
    searchKind: 'project',
    fields: [
      { name: 'title', kind: 'text', most: 80, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'maker', kind: 'text', most: 80, ...own },
      { name: 'place', kind: 'text', most: 60, ...ownOptional },
      { name: 'body', kind: 'richText', most: 12_000, ...own },
      { name: 'requirements', kind: 'lines', most: 1_200, ...own },
      { name: 'reuseSteps', kind: 'lines', most: 1_600, ...own },
      { name: 'contact', kind: 'text', most: 160, ...own },
      { name: 'classes', kind: 'relation', relatesTo: 'projectClasses', many: true, most: 2, ...shared },
      { name: 'stage', kind: 'choice', options: projectStages, ...shared },
      { name: 'fields', kind: 'choice', optionsFrom: 'fields', many: true, most: 3, ...shared },
      { name: 'sets', kind: 'relation', relatesTo: 'projectSets', many: true, most: 3, ...sharedOptional },
      { name: 'since', kind: 'number', ...shared },
      { name: 'setupDays', kind: 'number', ...shared },
      { name: 'licence', kind: 'text', most: 60, ...shared },
      { name: 'code', kind: 'link', most: 300, ...sharedOptional },
      { name: 'documents', kind: 'link', most: 300, ...sharedOptional },
      { name: 'cover', kind: 'picture', ...sharedOptional },
    ],
  },
  projectClasses: {
    titleField: 'name',
    previewedOn: 'library',
    shownAt: ['/projects'],
    fields: [
      { name: 'name', kind: 'text', most: 24, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  projectSets: {
    titleField: 'title',
    path: '/vcp/projects/:number',
    shownAt: ['/projects'],
    searchKind: 'projectSet',
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'body', kind: 'richText', most: 8_000, ...own },
      { name: 'order', kind: 'order', ...shared },
      { name: 'cover', kind: 'picture', ...sharedOptional },
    ],
  },
  projectActivities: {
    titleField: 'title',
    path: '/projects/activity/:number',
    shownAt: ['/projects'],
    sortedBy: 'newest',
    searchKind: 'projectActivity',
    fields: [
      { name: 'title', kind: 'text', most: 80, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'place', kind: 'text', most: 80, ...own },
      { name: 'body', kind: 'richText', most: 4_000, ...ownOptional },
      { name: 'project', kind: 'relation', relatesTo: 'projects', most: 1, ...shared },
      { name: 'startsOn', kind: 'date', ...shared },
      { name: 'hours', kind: 'text', most: 40, ...sharedOptional },
    ],
  },
  projectLibrary: {
    titleField: 'title',
    previewedOn: 'library',
    shownAt: ['/projects'],
    canCreate: false,
    fields: [
      { name: 'title', kind: 'text', most: 40, ...own },
      { name: 'summary', kind: 'longText', most: 240, ...own },
    ],
  },
} as const satisfies Record<string, CollectionDefinition>
