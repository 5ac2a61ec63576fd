import * as m from '#messages'
import type { DeletionPreview, OwnConsent, OwnExport } from '../../../shared/contract/privacy.ts'
import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export type Obstacle = DeletionPreview['obstacles'][number]

export const documentNames: Record<OwnConsent['document'], () => string> = {
  privacy: m.privacy_document_privacy,
  terms: m.privacy_document_terms,
}
export const documentPurposes: Record<OwnConsent['document'], () => string> = {
  privacy: m.privacy_purpose_privacy,
  terms: m.privacy_purpose_terms,
}
export const exportStateWords: Record<OwnExport['state'], { text: () => string; tone: Tone }> = {
  waiting: { text: m.privacy_export_waiting, tone: 'azure' },
  ready: { text: m.privacy_export_ready, tone: 'green' },
  taken: { text: m.privacy_export_taken, tone: 'plain' },
  expired: { text: m.privacy_export_expired, tone: 'plain' },
}
export const goesWords: Record<DeletionPreview['goes'][number]['part'], () => string> = {
  account: m.privacy_goes_account,
  signIn: m.privacy_goes_sign_in,
  messages: m.privacy_goes_messages,
  teams: m.privacy_goes_teams,
  drafts: m.privacy_goes_drafts,
  contacts: m.privacy_goes_contacts,
  files: m.privacy_goes_files,
  looks: m.privacy_goes_looks,
}
export const staysWords: Record<DeletionPreview['stays'][number]['part'], () => string> = {
  team: m.privacy_stays_team,
  decision: m.privacy_stays_decision,
  history: m.privacy_stays_history,
  proof: m.privacy_stays_proof,
  work: m.privacy_stays_work,
  short: m.privacy_stays_short,
}
export const obstacleWords: Record<
  Exclude<Obstacle['kind'], 'application'>,
  (words: { name: string }) => string
> = {
  superAdmin: m.privacy_obstacle_super_admin,
  verification: m.privacy_obstacle_verification,
  staff: m.privacy_obstacle_staff,
}

/** The message of a refused form, in this part's own wording where it has one. */
export function privacyProblem(failure: ActFailure): string {
  const intent = failure.values.intent?.[0]
  if (intent === 'export' && failure.error === 'conflict') return m.privacy_export_busy()
  if (intent === 'export' && failure.error === 'tooMany')
    return m.privacy_export_many({ count: privacyTerms.exportsPerDay })
  if (intent === 'keep' && failure.error === 'illegalTransition') return m.privacy_kept_none()
  if (failure.error === 'conflict') return m.privacy_delete_asked()
  if (failure.error === 'illegalTransition') return m.privacy_delete_settle()
  if (failure.error === 'stepUpNeeded') return m.privacy_code_first()
  return failure.fields.code ?? failure.message
}
