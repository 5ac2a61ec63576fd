/** A digital service's category, in the order of display. */
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

/** How providers and recipients meet. */
export const serviceModes = ['online', 'onSite'] as const
export type ServiceMode = (typeof serviceModes)[number]

export const serviceCosts = ['free', 'costShared', 'discounted'] as const
export type ServiceCost = (typeof serviceCosts)[number]

/** The filters of the list of services: any of the values within a filter, all filters together. */
export const serviceFacets = ['category', 'mode', 'cost', 'whoMayApply'] as const
export type ServiceFacet = (typeof serviceFacets)[number]

export const serviceSorts = ['order', 'reply', 'newest'] as const
export type ServiceSort = (typeof serviceSorts)[number]
