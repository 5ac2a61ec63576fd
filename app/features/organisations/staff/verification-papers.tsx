import * as m from '#messages'
import type { VerificationReview } from '../../../../shared/contract/organisations/organisations.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import { creditCodeBeginnings } from '../../../../shared/rules/organisations/credit-code.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { WrittenText } from '../../../ui/written-text.tsx'
import type { PapersGateProps } from '../../staff/papers-gate.tsx'
import { PapersSection } from '../../staff/papers-section.tsx'
import { type RevealedRow, RevealPersonal } from '../../staff/reveal-personal.tsx'
import { entityName, reviewHref, stateName } from '../../staff/work/queue-words.ts'
import { ReviewHistory } from '../../staff/work/review-history.tsx'
import { fieldName, markName, sideName, verificationEventName } from '../../staff/work/verification-words.ts'
import { VerificationChanges } from './verification-changes.tsx'

type Props = { review: VerificationReview }
/** Whether the reader’s roles let them see personal details in full. */
type Revealing = { mayReveal: boolean } & Pick<PapersGateProps, 'isFresh' | 'failure'>

/** What a team stated and sent, warnings and changes first: the left side of a review. */
export function VerificationPapers({ review, mayReveal, ...opening }: Props & Revealing) {
  const locale = useLocale()
  return (
    <div className="stack stack-lg">
      {review.hasCheckCharacterWarning && (
        <Notice kind="warning" title={m.staff_verification_check_title()}>
          <p>{m.staff_verification_check_text()}</p>
        </Notice>
      )}
      {review.hasOtherTypeWarning && (
        <Notice kind="warning" title={m.staff_verification_other_type_title()}>
          <p>
            {m.staff_verification_other_type_text({
              type: entityName(review.entityType),
              beginning: creditCodeBeginnings[review.entityType] ?? '',
            })}
          </p>
        </Notice>
      )}
      {review.changes.length > 0 && <VerificationChanges review={review} />}
      <PapersSection
        papers={review.papers.map((paper) => ({ ...paper, label: fieldName(paper.field) }))}
        openUntil={review.papersOpenUntil}
        mayOpen={mayReveal}
        {...opening}
      />
      <section className="stack">
        <Heading level={2} text={m.staff_verification_facts()} />
        <SummaryList rows={factRows(review, locale)} />
        <p className="text-sm text-ink-2">{m.staff_verification_masked()}</p>
        {mayReveal && <RevealPersonal reveal={(reason) => revealFacts(review.organisationId, reason)} />}
      </section>
      {review.otherTeams.length > 0 && <OtherTeams review={review} />}
      {review.lookAlikes.length > 0 && <LookAlikes review={review} />}
      <History review={review} />
    </div>
  )
}

async function revealFacts(organisationId: string, reason: string) {
  const { changed, ...facts } = await browserApi().organisationsStaff.reveal({ organisationId, reason })
  const fields = Object.keys(facts) as (keyof typeof facts)[]
  return fields.flatMap((field): RevealedRow[] => {
    const change = changed.find((one) => one.field === field)
    if (change) return [{ term: fieldName(field), value: <Revealed {...change} /> }]
    const value = facts[field]
    return value ? [{ term: fieldName(field), value }] : []
  })
}

/** A personal text that a correction has changed: the old and the new one. */
function Revealed({ before, after }: { before: string | null; after: string | null }) {
  return (
    <>
      <span className="block">
        {m.staff_review_before()} {before ? <del>{before}</del> : m.staff_review_not_given()}
      </span>
      <span className="block">
        {m.staff_review_after()} {after ? <ins>{after}</ins> : m.staff_review_not_given()}
      </span>
    </>
  )
}

function factRows(review: VerificationReview, locale: Locale) {
  const values = [
    ['entityType', entityName(review.entityType)],
    ['name', review.name],
    ['creditCode', review.creditCode],
    ['registeredOn', review.registeredOn && datedText(review.registeredOn, locale)],
    ['address', review.address],
    ['legalRepresentative', review.legalRepresentative],
    ['contactName', review.contactName],
    ['contactPhone', review.contactPhone],
    ['realName', review.realName],
    ['position', review.position],
  ] as const
  return [
    { term: m.staff_review_team(), value: review.teamName },
    ...values.filter(([, value]) => value).map(([field, value]) => ({ term: fieldName(field), value })),
  ]
}

/** The other teams of the organisation; the letter of each is with its verification. */
function OtherTeams({ review }: Props) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_verification_other_teams()} />
      <p className="text-sm text-ink-2">{m.staff_verification_other_teams_text()}</p>
      <ul className="stack">
        {review.otherTeams.map((other) => (
          <li key={other.organisationId}>
            <Link href={reviewHref({ kind: 'verification', id: other.organisationId }, locale)}>
              {other.reference}
            </Link>{' '}
            <WrittenText text={other.teamName} />{' '}
            <StatusTag>{stateName('verification', other.state)}</StatusTag>{' '}
            {other.verifiedUntil && m.staff_verified_until({ day: datedText(other.verifiedUntil, locale) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function LookAlikes({ review }: Props) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_verification_look_alikes()} />
      <p className="text-sm text-ink-2">{m.staff_look_alikes_text()}</p>
      <ul className="stack">
        {review.lookAlikes.map((other) => (
          <li key={other.organisationId}>
            <Link href={reviewHref({ kind: 'verification', id: other.organisationId }, locale)}>
              {other.reference}
            </Link>{' '}
            <WrittenText text={other.name} /> {other.creditCode}{' '}
            <StatusTag>{stateName('verification', other.state)}</StatusTag>
            <span className="block text-sm">
              {m.staff_look_alike_marks({
                marks: other.marks.map(markName).join(locale === 'zh' ? '、' : ', '),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ review }: Props) {
  return (
    <ReviewHistory
      events={review.events.map((event) => ({
        action: event.action,
        at: event.at,
        title: verificationEventName(event.action),
        who: sideName(event.side),
        text: (event.reason || event.remarks.length > 0) && (
          <>
            {event.reason && <p>{event.reason.title}</p>}
            <ul className="list-disc ps-6">
              {event.remarks.map((remark) => (
                <li key={remark.field}>
                  {fieldName(remark.field)}: {remark.text}
                </li>
              ))}
            </ul>
          </>
        ),
      }))}
    />
  )
}
