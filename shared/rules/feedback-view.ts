/** The view settings of the portal. */
export const viewThemes = ['auto', 'light', 'dark'] as const
export const viewSizes = ['normal', 'large', 'elder'] as const

/** What a barrier report can include about its sender's view of the portal. */
export const viewParts = ['theme', 'size', 'width', 'language', 'script', 'device'] as const
export type ViewPart = (typeof viewParts)[number]

/** The topic with a view; with any other the view is not stored. */
export const viewTopic = 'accessibility'
