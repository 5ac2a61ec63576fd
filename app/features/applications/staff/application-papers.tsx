import * as m from '#messages'
import type { StaffApplicationDetail } from '../../../../shared/contract/applications/application-parts.staff.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag, type Tone } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { PaperFile } from '../../staff/paper-file.tsx'
import { PapersGate, type PapersGateProps } from '../../staff/papers-gate.tsx'
import { RevealPersonal } from '../../staff/reveal-personal.tsx'
import { reviewHref, stateName } from '../../staff/work/queue-words.ts'
import { AgreedText, AnswerText, type AnswerTextProps } from '../answer-text.tsx'
import { Receipts } from '../receipts/receipts.tsx'

type Props = { application: StaffApplicationDetail }
/** Whether the reader’s roles let them see personal details in full. */
type Revealing = { mayReveal: boolean }
type Opening = Pick<PapersGateProps, 'isFresh' | 'failure'>
type Verdict = StaffApplicationDetail['rules'][number]['verdict']

/** Everything the applicant sent, changes first: the left side of a review. */
export function ApplicationPapers(props: Props & Revealing & Opening) {
  const { application, mayReveal, isFresh, failure } = props
  const gate = { openUntil: application.papersOpenUntil, mayOpen: mayReveal, isFresh, failure }
  if (!hasPapers(application)) return <Sent {...props} />
  return (
    <div className="stack stack-lg">
      <Heading level={2} text={m.staff_verification_papers()} />
      <PapersGate {...gate}>
        <Sent {...props} />
      </PapersGate>
    </div>
  )
}

/** An answer whose papers open in another window. */
function Answer({ question, answer }: AnswerTextProps & { question: { label: string } }) {
  return (
    <AnswerText
      question={question}
      answer={answer}
      linkTo={(file) => <PaperFile file={file} label={question.label} />}
    />
  )
}

/** Files among the answers, as they are or as they were before a correction. */
export function hasPapers({ sections, differences }: StaffApplicationDetail): boolean {
  const answers = sections.flatMap(({ questions }) => questions.map(({ answer }) => answer))
  return [...answers, ...differences.map(({ before }) => before)].some(({ files }) => files.length > 0)
}

function Sent({ application, mayReveal }: Props & Revealing) {
  const locale = useLocale()
  return (
    <div className="stack stack-lg">
      {application.correction && (
        <Notice title={m.staff_review_correction({ day: dayText(application.correction.dueAt, locale) })}>
          <p>{application.correction.remark}</p>
        </Notice>
      )}
      {application.appealText && (
        <Notice kind="warning" title={m.staff_review_appeal()}>
          <p className="whitespace-pre-line">{application.appealText}</p>
        </Notice>
      )}
      {application.differences.length > 0 && <Differences application={application} />}
      <Party application={application} mayReveal={mayReveal} />
      <section className="stack">
        <Heading level={2} text={m.staff_review_answers()} />
        {application.sections.map((section) => (
          <section key={section.key} className="stack">
            <Heading level={3} text={section.title} />
            <SummaryList
              rows={section.questions.map((question) => ({
                term: question.label,
                value: <Answer answer={question.answer} question={question} />,
              }))}
            />
          </section>
        ))}
      </section>
      <Receipts receipts={application.receipts} href="?part=receipts#receipts" />
      <Conditions application={application} />
      {application.others.length > 0 && <Others application={application} />}
    </div>
  )
}

function Differences({ application }: Props) {
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_changes()} />
      <Table
        caption={m.staff_review_changes_caption()}
        rows={application.differences}
        keyOf={(difference) => difference.key}
        columns={[
          {
            key: 'label',
            title: m.staff_review_field(),
            rowHeader: true,
            cell: ({ question }) => question.label,
          },
          {
            key: 'before',
            title: m.staff_review_before(),
            cell: ({ before, question }) => (
              <del>
                <Answer answer={before} question={question} />
              </del>
            ),
          },
          {
            key: 'after',
            title: m.staff_review_after(),
            cell: ({ after, question }) => (
              <ins>
                <Answer answer={after} question={question} />
              </ins>
            ),
          },
        ]}
      />
    </section>
  )
}

function Party({ application, mayReveal }: Props & Revealing) {
  const { team, organisation, contact } = application
  const rows = [
    { term: m.staff_review_team(), value: team.name },
    ...(organisation
      ? [
          {
            term: m.staff_review_organisation(),
            value: `${organisation.name} · ${organisation.isVerified ? m.staff_review_verified() : m.staff_review_not_verified()}`,
          },
          { term: m.staff_review_credit_code(), value: organisation.creditCode || '—' },
        ]
      : []),
    {
      term: m.staff_review_contact(),
      value: [contact.name, contact.phone, contact.email].filter(Boolean).join(' · ') || '—',
    },
  ]
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_party()} />
      <SummaryList rows={rows} />
      <p className="text-sm text-ink-2">{m.staff_application_masked()}</p>
      {mayReveal && <RevealPersonal reveal={(reason) => revealContact(application.applicationId, reason)} />}
    </section>
  )
}

/** The applicant and the people named in the answers, in full; each row once. */
async function revealContact(applicationId: string, reason: string) {
  const { contact, answers } = await browserApi().applicationsStaff.reveal({ applicationId, reason })
  const own = [contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')
  return [
    { term: m.staff_review_contact(), value: own || '—' },
    ...answers.map(({ label, phone, email, name }) => ({ term: label, value: phone ?? email ?? name ?? '' })),
  ]
}

const verdictTones: Record<Verdict, Tone> = { met: 'green', notMet: 'red', unknown: 'amber' }

function verdictText(verdict: Verdict): string {
  if (verdict === 'met') return m.staff_verdict_met()
  return verdict === 'notMet' ? m.staff_verdict_not_met() : m.staff_verdict_unknown()
}

function Conditions({ application }: Props) {
  const { rules, declarations, quota, offeringKind } = application
  if (offeringKind === 'round' && rules.length === 0 && declarations.length === 0) return null
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_rules()} />
      <ul className="stack">
        {rules.map((rule) => (
          <li key={rule.text}>
            <StatusTag tone={verdictTones[rule.verdict]}>{verdictText(rule.verdict)}</StatusTag> {rule.text}
          </li>
        ))}
        {declarations.map((declaration) => (
          <li key={declaration.key}>
            <StatusTag tone={declaration.isDeclared ? 'green' : 'amber'}>
              {declaration.isDeclared ? m.staff_review_declared() : m.staff_verdict_unknown()}
            </StatusTag>{' '}
            {declaration.statement}
            <AgreedText agreed={declaration.agreed} />
          </li>
        ))}
      </ul>
      {offeringKind !== 'round' && (
        <p>
          {quota.stockLeft === null
            ? m.staff_review_stock_open()
            : m.staff_review_stock_left({ count: quota.stockLeft })}
          {' · '}
          {m.staff_review_allowance_left({ count: quota.allowanceLeft })}
        </p>
      )}
    </section>
  )
}

function Others({ application }: Props) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_others()} />
      <ul className="stack">
        {application.others.map((other) => (
          <li key={other.applicationId}>
            <Link href={reviewHref({ kind: 'application', id: other.applicationId }, locale)}>
              {other.reference}
            </Link>{' '}
            {other.offeringName} <StatusTag>{stateName('application', other.state)}</StatusTag>
          </li>
        ))}
      </ul>
    </section>
  )
}
