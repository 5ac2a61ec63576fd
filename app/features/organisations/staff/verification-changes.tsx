import * as m from '#messages'
import type { VerificationReview } from '../../../../shared/contract/organisations/organisations.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table } from '../../../ui/table.tsx'
import { entityName } from '../../staff/work/queue-words.ts'
import { fieldName } from '../../staff/work/verification-words.ts'

export type VerificationChangesProps = {
  review: Pick<VerificationReview, 'changes' | 'papers' | 'submission'>
}
type Change = VerificationReview['changes'][number]

/** What a correction has changed, field by field. */
export function VerificationChanges({ review }: VerificationChangesProps) {
  const locale = useLocale()
  const shown = ({ field }: Change, value: string | null) => shownValue(field, value, review.papers, locale)
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_changes()} />
      <Table
        caption={`${m.staff_submission_number({ number: review.submission })} · ${m.staff_review_changes_caption()}`}
        rows={review.changes}
        keyOf={(change) => change.field}
        columns={[
          {
            key: 'field',
            title: m.staff_review_field(),
            rowHeader: true,
            cell: ({ field }) => fieldName(field),
          },
          {
            key: 'before',
            title: m.staff_review_before(),
            cell: (change) => <del>{shown(change, change.before)}</del>,
          },
          {
            key: 'after',
            title: m.staff_review_after(),
            cell: (change) => <ins>{shown(change, change.after)}</ins>,
          },
        ]}
      />
    </section>
  )
}

/** A value as text; for a personal field only that it changed, for papers the names of those kept. */
function shownValue(
  field: Change['field'],
  value: string | null,
  papers: VerificationReview['papers'],
  locale: Locale,
): string {
  switch (field) {
    case 'certificate':
    case 'letter':
      return value === null ? m.staff_review_none() : namesOf(value, papers, locale)
    case 'entityType':
      return value === null ? m.staff_review_none() : entityName(value as EntityType)
    case 'registeredOn':
      return value === null ? m.staff_review_none() : datedText(value, locale)
    case 'name':
    case 'creditCode':
      return value ?? m.staff_review_none()
    default:
      return m.staff_review_changed_personal()
  }
}

/** @param beginnings of the papers' hashes, separated by commas */
function namesOf(beginnings: string, papers: VerificationReview['papers'], locale: Locale): string {
  const names = beginnings.split(', ').map((beginning) => {
    const kept = papers.find(({ sha256, file }) => file && sha256.startsWith(beginning))
    return kept?.file?.name ?? m.staff_review_paper_gone()
  })
  return names.join(locale === 'zh' ? '、' : ', ')
}
