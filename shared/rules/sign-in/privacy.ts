/** Terms of exporting data and of leaving, the same in pages and server. */
export const privacyTerms = {
  /** Days from the request to the deletion of an account; until then it can be cancelled. */
  deletionDays: 7,
  /** How long an export is kept for download. */
  exportHours: 72,
  /** How long an export can be downloaded after its owner's proof of identity. */
  releaseMinutes: 10,
  exportsPerDay: 3,
} as const

/** Where a leaving person sees the date and can cancel; signing in leads there. */
export const leavingPage = '/accountCenter?part=privacy&show=deletion'

/** Purposes of a code to one's own phone here. */
export const ownCodePurposes = ['confirmIdentity', 'deleteAccount'] as const
export type OwnCodePurpose = (typeof ownCodePurposes)[number]

/** What is deleted with an account. The text of each is the message `privacy_goes_…`. */
export const goingParts = [
  'account',
  'signIn',
  'messages',
  'teams',
  'drafts',
  'contacts',
  'files',
  'looks',
  'volunteering',
] as const
export type GoingPart = (typeof goingParts)[number]

/** Why something stays after an account's deletion. The text of each is the message `privacy_stays_…`. */
export const stayingReasons = ['team', 'decision', 'history', 'proof', 'work', 'short'] as const
export type StayingReason = (typeof stayingReasons)[number]

/** The part of an export that a table fills; its title is the message `privacy_data_…`. */
export const exportSections = [
  'account',
  'signIn',
  'consents',
  'teams',
  'messages',
  'files',
  'drafts',
  'applications',
  'verifications',
  'feedback',
  'requests',
  'likes',
  'volunteering',
  'looks',
  'staff',
  'actions',
] as const
export type ExportSection = (typeof exportSections)[number]

/** What has to be settled before an account can be deleted. */
export const deletionObstacles = ['superAdmin', 'verification', 'application', 'staff'] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]

export const exportStates = ['waiting', 'ready', 'taken', 'expired'] as const
export type ExportState = (typeof exportStates)[number]
