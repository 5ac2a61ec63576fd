import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { applicationTerms } from '../../../shared/rules/applications/application-terms.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'

/** The pages of a form share one address and are told apart by `part`. */
export type AskPart =
  | { kind: 'start' }
  | { kind: 'tasks' }
  | { kind: 'sections'; sections: SectionView[]; key: string }
  | { kind: 'check' }
  | { kind: 'ended' }

/** A short form has all its questions on one page. */
const allKey = 'answers'

/** Whether the form is short enough for one page. */
export function isShort({ sections }: ApplicationForm): boolean {
  return sections.flatMap(({ questions }) => questions).length <= applicationTerms.questionsOnOnePage
}

/** The page that `part` asks for. Without a draft only the start; for an ended offering only what was written. */
export function partOf(form: ApplicationForm, part: string | null): AskPart {
  if (form.draft && !form.isOffered) return { kind: 'ended' }
  if (!form.draft || part === 'start') return { kind: 'start' }
  if (part === 'check') return { kind: 'check' }
  if (isShort(form)) return { kind: 'sections', sections: form.sections, key: allKey }
  const section = form.sections.find(({ key }) => key === part)
  return section ? { kind: 'sections', sections: [section], key: section.key } : { kind: 'tasks' }
}

export type OfferingOnWire = Pick<ApplicationForm, 'offeringKind' | 'offeringId'>

/** The address of a part. */
export function askHref(
  { offeringKind, offeringId }: OfferingOnWire,
  part: string | null,
  locale: Locale,
  isReviewed = false,
): string {
  const query = new URLSearchParams()
  if (part) query.set('part', part)
  if (isReviewed) query.set('review', '1')
  const path = pathInLocale(offeringPaths[offeringKind].form + offeringId, locale)
  return query.size === 0 ? path : `${path}?${query}`
}

/** The part that contains a question. */
export function partOfQuestion(form: ApplicationForm, key: string): string {
  if (isShort(form)) return allKey
  return (
    form.sections.find(({ questions }) => questions.some((question) => question.key === key))?.key ?? allKey
  )
}

/** Where filling in begins: all questions, or the list of topics. */
export function firstPart(form: ApplicationForm): string {
  return isShort(form) ? allKey : 'tasks'
}

/** The part that follows: the next topic, finally the check; a short form goes there at once. */
export function partAfter(form: ApplicationForm, key: string): string {
  const index = form.sections.findIndex((section) => section.key === key)
  return (!isShort(form) && form.sections[index + 1]?.key) || 'check'
}
