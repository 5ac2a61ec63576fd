/** Facets of the toolbox, in the order of display. */
export const toolNeeds = [
  'collaboration',
  'dataCollection',
  'volunteerManagement',
  'fundraising',
  'communication',
  'design',
  'website',
  'projectManagement',
  'finance',
  'learning',
  'dataAnalysis',
  'mapping',
  'security',
  'accessibility',
] as const
export type ToolNeed = (typeof toolNeeds)[number]

export const toolKinds = ['selfHosted', 'cloudService', 'desktopApp', 'mobileApp', 'template'] as const
export type ToolKind = (typeof toolKinds)[number]

export const toolCosts = ['free', 'donatedQuota', 'hostedByProgramme', 'discounted'] as const
export type ToolCost = (typeof toolCosts)[number]
/** A published tool without a stated cost says so; that is no choice and no filter. */
export type ShownToolCost = ToolCost | 'unstated'

/** The possible applicants, as one value derived from a tool's rules. */
export const toolAudiences = ['anyTeam', 'unregisteredTeam', 'verifiedOrganisation'] as const
export type ToolAudience = (typeof toolAudiences)[number]

/** The filters of the toolbox: any of the values within a filter, all filters together. */
export const toolFacets = ['need', 'field', 'whoMayApply', 'cost', 'kind'] as const
export type ToolFacet = (typeof toolFacets)[number]

export const toolSorts = ['reviewed', 'reply', 'newest'] as const
export type ToolSort = (typeof toolSorts)[number]

/** What a granted tool hands over: steps alone, or a code assigned to the team. */
export const activationKinds = ['steps', 'code'] as const

/** Languages of a tool's own screens that matter here. */
export const screenLanguages = ['zh', 'en'] as const
