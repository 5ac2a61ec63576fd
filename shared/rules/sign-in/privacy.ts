/** The figures of taking one's data away and of leaving; the pages state them, the server keeps them. */
export const privacyTerms = {
  /** Between asking for the deletion of an account and doing it; it can be withdrawn until it is done. */
  deletionDays: 7,
  /** How long a package is kept that nobody has taken. */
  exportHours: 72,
  /** How long a package may be taken once its owner has proven who they are. */
  releaseMinutes: 10,
  exportsPerDay: 3,
} as const

/** Where who is leaving reads when, and withdraws it; they are led there when they sign in. */
export const leavingPage = '/accountCenter?part=privacy&show=deletion'

/** What a code to one's own phone is asked for here. */
export const ownCodePurposes = ['confirmIdentity', 'deleteAccount'] as const
export type OwnCodePurpose = (typeof ownCodePurposes)[number]

/** What goes with an account. The words of each stand in the messages as `privacy_goes_…`. */
export const goingParts = [
  'account',
  'signIn',
  'messages',
  'teams',
  'drafts',
  'contacts',
  'files',
  'looks',
] as const
export type GoingPart = (typeof goingParts)[number]

/** Why something stays when an account goes. The words of each stand in the messages as `privacy_stays_…`. */
export const stayingReasons = ['team', 'decision', 'history', 'proof', 'work', 'short'] as const
export type StayingReason = (typeof stayingReasons)[number]

/** The part of a package that a table fills; its title stands in the messages as `privacy_data_…`. */
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
  'looks',
  'staff',
  'actions',
] as const
export type ExportSection = (typeof exportSections)[number]

/** What has to be settled before an account can go. */
export const deletionObstacles = ['superAdmin', 'verification', 'application', 'staff'] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]

export const exportStates = ['waiting', 'ready', 'taken', 'expired'] as const
export type ExportState = (typeof exportStates)[number]
