import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import { SectionFields } from './ask-sections.tsx'

/** The questions of a form as applicants see them, unanswered and without errors. */
export function FormPreview({ sections }: { sections: SectionView[] }) {
  const locale = useLocale()
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
