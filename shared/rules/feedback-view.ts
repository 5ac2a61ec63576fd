/** How the portal can be shown. */
export const viewThemes = ['auto', 'light', 'dark'] as const
export const viewSizes = ['normal', 'large', 'elder'] as const

/** What a report of a barrier can carry along of how its sender sees the portal. */
export const viewParts = ['theme', 'size', 'width', 'language', 'script', 'device'] as const
export type ViewPart = (typeof viewParts)[number]

/** The topic that a view says something about; with any other it is not kept. */
export const viewTopic = 'accessibility'
