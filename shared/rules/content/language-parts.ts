/** Whether each language has its own value, and whether it is required. */
export const own = { perLanguage: true, isRequired: true } as const
export const ownOptional = { perLanguage: true, isRequired: false } as const
export const shared = { perLanguage: false, isRequired: true } as const
export const sharedOptional = { perLanguage: false, isRequired: false } as const
