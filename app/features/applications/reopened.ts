import type { SectionView } from '../../../shared/contract/application-parts.ts'
import type { ApplicationDetails } from '../../../shared/contract/applications.ts'

/** The questions that can be answered anew: those a reviewer named, or all within the ten minutes. */
export function reopenedSections({ sections, correction }: ApplicationDetails): SectionView[] {
  if (!correction) return sections
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ key }) => correction.keys.includes(key)),
    }))
    .filter(({ questions }) => questions.length > 0)
}
