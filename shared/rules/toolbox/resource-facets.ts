/** A technology resource's kind, in the order of display. */
export const resourceKinds = ['guide', 'template', 'dataset', 'course', 'code'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** The filters of the list of resources: any of the values within a filter, all filters together. */
export const resourceFacets = ['kind', 'field', 'zone'] as const
export type ResourceFacet = (typeof resourceFacets)[number]

export const resourceSorts = ['order', 'newest'] as const
export type ResourceSort = (typeof resourceSorts)[number]
