/** A project's progress, from the first working version to one that others run as well. */
export const projectStages = ['prototype', 'pilot', 'inUse', 'spreading'] as const
export type ProjectStage = (typeof projectStages)[number]

/** The filters of the project library: any of the values within a filter, all filters together. */
export const projectFacets = ['class', 'stage', 'field'] as const
export type ProjectFacet = (typeof projectFacets)[number]

export const projectSorts = ['newest', 'liked'] as const
export type ProjectSort = (typeof projectSorts)[number]
