/** What a partner is: a platform of volunteers, or who provides a tool of the toolbox. */
export const partnerKinds = ['volunteer', 'tool'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** A token is made at the moment of going there. */
export const partnerTokenSeconds = 120

/** How far a team is with a tool that a partner provides. */
export const partnerToolStatuses = ['none', 'applying', 'granted', 'ended'] as const
export type PartnerToolStatus = (typeof partnerToolStatuses)[number]
