/** A partner's kind: a volunteer platform, or the provider of a tool of the toolbox. */
export const partnerKinds = ['volunteer', 'tool'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** A token is made at the moment of going to the partner. */
export const partnerTokenSeconds = 120

/** A team's progress with a partner's tool. */
export const partnerToolStatuses = ['none', 'applying', 'granted', 'ended'] as const
export type PartnerToolStatus = (typeof partnerToolStatuses)[number]
