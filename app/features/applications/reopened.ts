import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'

/** The questions open again: those a reviewer named, with corrections so far, or all within ten minutes. */
export function reopenedSections({ sections, correction }: ApplicationDetails): SectionView[] {
  return correction?.sections ?? sections
}
