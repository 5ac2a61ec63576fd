/** Facets of the toolbox. The order is the order in which they are shown. */
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
