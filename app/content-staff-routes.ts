import type { StaffRoute } from './page-route.ts'

/** Pages on which staff write, order, import and publish content. */
export const contentStaffRoutes: readonly StaffRoute[] = [
  {
    path: '/staff/content',
    file: 'routes/staff/content/collections.tsx',
    privilege: 'seeContent',
    query: ['done'],
  },
  {
    path: '/staff/content/:collection',
    file: 'routes/staff/content/collection.tsx',
    privilege: 'editContent',
    query: ['search', 'state', 'sort', 'page', 'select', 'import', 'fill', 'done'],
  },
  {
    path: '/staff/content/packages',
    file: 'routes/staff/content/starters.tsx',
    privilege: 'importContent',
    query: ['out'],
  },
  {
    path: '/staff/imports',
    file: 'routes/staff/content/imports.tsx',
    privilege: 'importContent',
    query: ['page', 'done'],
  },
  {
    path: '/staff/imports/new',
    file: 'routes/staff/content/new-import.tsx',
    takesFiles: true,
    privilege: 'importContent',
  },
  {
    path: '/staff/imports/:id',
    file: 'routes/staff/content/import.tsx',
    privilege: 'importContent',
    query: ['part', 'target', 'outcome', 'after', 'done'],
  },
  {
    path: '/staff/content/:collection/order',
    file: 'routes/staff/content/record-order.tsx',
    privilege: 'editContent',
  },
  {
    path: '/staff/content/:collection/new',
    file: 'routes/staff/content/record.tsx',
    privilege: 'editContent',
  },
  {
    path: '/staff/content/:collection/:number',
    file: 'routes/staff/content/record.tsx',
    privilege: 'editContent',
    query: ['done', 'check'],
  },
  {
    path: '/staff/content/:collection/:number/versions',
    file: 'routes/staff/content/record-versions.tsx',
    privilege: 'editContent',
    query: ['language', 'version'],
  },
  {
    path: '/staff/content/:collection/:number/form',
    file: 'routes/staff/content/offering-form.tsx',
    takesFiles: true,
    privilege: 'editContent',
    query: ['done'],
  },
  {
    path: '/staff/content/:collection/:number/form/:question',
    file: 'routes/staff/content/offering-question.tsx',
    privilege: 'editContent',
  },
  {
    path: '/staff/preview/:collection/:number',
    file: 'routes/staff/content/preview.tsx',
    privilege: 'editContent',
  },
  {
    path: '/staff/pictures',
    file: 'routes/staff/content/pictures.tsx',
    takesFiles: true,
    privilege: 'editContent',
    query: ['search', 'page', 'done'],
  },
  {
    path: '/staff/searches',
    file: 'routes/staff/content/searches.tsx',
    privilege: 'handleSearches',
    query: ['state', 'page', 'done'],
  },
]
