import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'

/**
 * The questions that can be answered again: those a reviewer named, with the corrections so far, or all
 * within the ten minutes.
 */
export function reopenedSections({ sections, correction }: ApplicationDetails): SectionView[] {
  return correction?.sections ?? sections
}
