import type { SectionView } from '../../../shared/contract/application-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { SectionFields } from './ask-sections.tsx'

/** The questions of a form as applicants see them, with nothing answered and nothing refused. */
export function FormPreview({ sections, locale }: { sections: SectionView[]; locale: Locale }) {
  return sections.map((section) => (
    <SectionFields
      key={section.key}
      section={section}
      failure={undefined}
      isReviewed={false}
      locale={locale}
    />
  ))
}
