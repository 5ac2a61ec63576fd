/** What a digital service does. The order is the order in which it is shown. */
export const serviceCategories = [
  'diagnosis',
  'migration',
  'website',
  'data',
  'security',
  'accessibility',
  'training',
  'automation',
] as const
export type ServiceCategory = (typeof serviceCategories)[number]

/** How those who give it and those who get it meet. */
export const serviceModes = ['online', 'onSite'] as const
export type ServiceMode = (typeof serviceModes)[number]

export const serviceCosts = ['free', 'costShared', 'discounted'] as const
export type ServiceCost = (typeof serviceCosts)[number]

/** The filters of the list of services: any of the values chosen in one, all of the filters together. */
export const serviceFacets = ['category', 'mode', 'cost', 'whoMayApply'] as const
export type ServiceFacet = (typeof serviceFacets)[number]

export const serviceSorts = ['order', 'reply', 'newest'] as const
export type ServiceSort = (typeof serviceSorts)[number]
