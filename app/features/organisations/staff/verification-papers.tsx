import * as m from '#messages'
import type { VerificationReview } from '../../../../shared/contract/organisations/organisations.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { datedText, instantText } from '../../../../shared/lib/text/day-text.ts'
import { creditCodeBeginnings } from '../../../../shared/rules/organisations/credit-code.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { WrittenText } from '../../../ui/written-text.tsx'
import { PaperFile } from '../../staff/paper-file.tsx'
import { PapersGate, type PapersGateProps } from '../../staff/papers-gate.tsx'
import { type RevealedRow, RevealPersonal } from '../../staff/reveal-personal.tsx'
import { entityName, reviewHref, stateName } from '../../staff/work/queue-words.ts'
import { fieldName, markName, sideName, verificationEventName } from '../../staff/work/verification-words.ts'
import { VerificationChanges } from './verification-changes.tsx'

type Props = { review: VerificationReview }
/** Whether the reader’s roles let them see personal details in full. */
type Revealing = { mayReveal: boolean } & Pick<PapersGateProps, 'isFresh' | 'failure'>

/** What a team stated and sent, warnings and changes first: the left side of a review. */
export function VerificationPapers({ review, ...revealing }: Props & Revealing) {
  const { mayReveal } = revealing
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
      <Papers review={review} {...revealing} />
      <section className="stack">
        <Heading level={2} text={m.staff_verification_facts()} />
        <SummaryList rows={factRows(review, locale)} />
        <p className="text-sm text-ink-2">{m.staff_verification_masked()}</p>
        {mayReveal && <RevealPersonal reveal={(reason) => revealFacts(review.organisationId, reason)} />}
      </section>
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

function Papers({ review, mayReveal, isFresh, failure }: Props & Revealing) {
  const gate = { openUntil: review.papersOpenUntil, mayOpen: mayReveal, isFresh, failure }
  const papers = (
    <ul className="stack">
      {review.papers.map((paper) => (
        <li key={paper.sha256}>
          <strong>{fieldName(paper.field)}</strong>{' '}
          {paper.file ? (
            <PaperFile file={paper.file} label={fieldName(paper.field)} />
          ) : (
            <span className="text-ink-2">
              {m.staff_verification_paper_gone({ hash: paper.sha256.slice(0, 12) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_verification_papers()} />
      {review.papers.length === 0 && <p className="text-ink-2">{m.staff_verification_no_papers()}</p>}
      {review.papers.some(({ file }) => file) ? <PapersGate {...gate}>{papers}</PapersGate> : papers}
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
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_history()} />
      <Timeline
        label={m.staff_review_history()}
        items={review.events.map((event) => ({
          key: `${event.at} ${event.action}`,
          title: verificationEventName(event.action),
          who: sideName(event.side),
          at: event.at,
          timeText: instantText(event.at, locale),
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
    </section>
  )
}
