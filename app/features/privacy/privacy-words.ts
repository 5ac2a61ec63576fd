import * as m from '#messages'
import type { DeletionPreview, OwnExport } from '../../../shared/contract/privacy.ts'
import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export { words as documentNames } from '#words/privacy_document'
export { words as goesWords } from '#words/privacy_goes'
export { words as documentPurposes } from '#words/privacy_purpose'
export { words as staysWords } from '#words/privacy_stays'

export type Obstacle = DeletionPreview['obstacles'][number]

export const exportStateWords: Record<OwnExport['state'], { text: () => string; tone: Tone }> = {
  waiting: { text: m.privacy_export_waiting, tone: 'azure' },
  ready: { text: m.privacy_export_ready, tone: 'green' },
  taken: { text: m.privacy_export_taken, tone: 'plain' },
  expired: { text: m.privacy_export_expired, tone: 'plain' },
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
