import type { CollectionSchema } from './collections.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'

type SiteCollectionName = 'homePage' | 'homeBlocks' | 'banners' | 'footerLinks' | 'fieldMenu'

/** The place of a footer link: among the portal's own, among outside links, or as a logo. */
const footerKinds = ['normal', 'outsideLink', 'footerLogos'] as const
export type FooterKind = (typeof footerKinds)[number]

/** What surrounds the content: the home page's texts and blocks, banner, footer and menu of fields. */
export const siteCollections: Record<SiteCollectionName, CollectionSchema> = {
  // One record: the texts at the top and the bottom of the home page.
  homePage: {
    titleField: 'title',
    path: null,
    previewedOn: 'home',
    shownAt: ['/', '/home'],
    canCreate: false,
    sortedBy: 'order',
    searchKind: null,
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
    path: null,
    previewedOn: 'home',
    shownAt: ['/', '/home'],
    canCreate: true,
    sortedBy: 'order',
    searchKind: null,
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'target', kind: 'target', most: 300, ...shared },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  banners: {
    titleField: 'title',
    path: null,
    previewedOn: 'home',
    shownAt: ['/', '/home'],
    canCreate: true,
    sortedBy: 'order',
    isFirstShown: true,
    searchKind: null,
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
    path: null,
    previewedOn: 'frame',
    shownAt: 'everywhere',
    canCreate: true,
    sortedBy: 'order',
    searchKind: null,
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
    path: null,
    previewedOn: 'frame',
    placedBy: 'menuField',
    shownAt: 'everywhere',
    canCreate: true,
    sortedBy: 'order',
    searchKind: null,
    fields: [
      { name: 'name', kind: 'text', most: 24, ...own },
      { name: 'menuField', kind: 'choice', optionsFrom: 'fields', ...shared },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
}
