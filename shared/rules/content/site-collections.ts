import type { CollectionDefinition } from './collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'

/** Where a link of the footer stands: among the portal's own, among those that lead away, or as a logo. */
const footerKinds = ['normal', 'outsideLink', 'footerLogos'] as const
export type FooterKind = (typeof footerKinds)[number]

/** What stands around the content: the home page's words and blocks, its banner, the footer and the menu of fields. */
export const siteCollections = {
  // One record: the words at the head and the foot of the home page.
  homePage: {
    titleField: 'title',
    previewedOn: 'home',
    shownAt: ['/', '/home'],
    canCreate: false,
    fields: [
      { name: 'title', kind: 'text', most: 80, ...own },
      { name: 'summary', kind: 'longText', most: 240, ...own },
      { name: 'howTitle', kind: 'text', most: 60, ...ownOptional },
      { name: 'howLines', kind: 'lines', most: 800, ...ownOptional },
      { name: 'helpTitle', kind: 'text', most: 40, ...own },
      { name: 'helpLines', kind: 'lines', most: 800, ...own },
    ],
  },
  homeBlocks: {
    titleField: 'title',
    previewedOn: 'home',
    shownAt: ['/', '/home'],
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'target', kind: 'target', most: 300, ...shared },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  banners: {
    titleField: 'title',
    previewedOn: 'home',
    shownAt: ['/', '/home'],
    isFirstShown: true,
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'bannerText', kind: 'longText', most: 160, ...ownOptional },
      { name: 'target', kind: 'target', most: 300, ...shared },
      { name: 'bannerPicture', kind: 'picture', ...sharedOptional },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  footerLinks: {
    titleField: 'name',
    previewedOn: 'frame',
    shownAt: 'everywhere',
    fields: [
      { name: 'name', kind: 'text', most: 60, ...own },
      { name: 'footerKind', kind: 'choice', options: footerKinds, ...shared },
      { name: 'target', kind: 'target', most: 300, ...shared },
      { name: 'logo', kind: 'picture', ...sharedOptional },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  fieldMenu: {
    titleField: 'name',
    previewedOn: 'frame',
    placedBy: 'menuField',
    shownAt: 'everywhere',
    fields: [
      { name: 'name', kind: 'text', most: 24, ...own },
      { name: 'menuField', kind: 'choice', optionsFrom: 'fields', ...shared },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
} as const satisfies Record<string, CollectionDefinition>
