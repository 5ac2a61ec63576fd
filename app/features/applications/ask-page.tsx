import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { ErrorSummary, type FieldProblem } from '../../api/forms/error-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AskCheck } from './ask-check.tsx'
import { AskCopied } from './ask-earlier.tsx'
import { AskEnded } from './ask-ended.tsx'
import { type AskPart, partOf } from './ask-parts.ts'
import { AskSections } from './ask-sections.tsx'
import { AskStart } from './ask-start.tsx'
import { AskTasks } from './ask-tasks.tsx'
import { problemsOf } from './question-names.ts'

export type AskPageProps = {
  form: ApplicationForm
  part: string | null
  isReviewed: boolean
  idempotencyKey: string
  failure: ActFailure | undefined
  locale: Locale
}

/** Applying for an offering, from its start page to the check of the answers. */
export function AskPage(props: AskPageProps) {
  const { form, failure } = props
  const part = partOf(form, props.part)
  const problems = problemsShown(part, props)
  const title = titleOf(part, form)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={problems.length > 0 || failure !== undefined} />
      <Breadcrumbs label={m.apply_way_label()} crumbs={[wayTo(part, form)]} />
      <div>
        <Heading level={1} text={title} />
        {form.draft && <p className="text-ink-2">{m.apply_reference({ reference: form.draft.reference })}</p>}
      </div>
      {problems.length > 0 ? (
        <ErrorSummary problems={problems} answer={failure ?? props.part} />
      ) : (
        failure && <Notice kind="error" live answer={failure} title={failure.message} />
      )}
      {part.kind !== 'start' && <AskCopied copied={form.copied} />}
      <Part {...props} shown={part} />
    </div>
  )
}

function Part({
  shown,
  form,
  failure,
  isReviewed,
  idempotencyKey,
  locale,
}: AskPageProps & { shown: AskPart }) {
  if (shown.kind === 'start' || !form.draft) return <AskStart form={form} locale={locale} />
  if (shown.kind === 'ended') return <AskEnded form={form} />
  if (shown.kind === 'tasks') return <AskTasks form={form} />
  if (shown.kind === 'check') return <AskCheck {...{ form, failure, idempotencyKey, locale }} />
  const { sections } = shown
  // Each topic is a separate form: what was typed into one must not appear in the next.
  return (
    <AskSections key={shown.key} draft={form.draft} {...{ form, sections, failure, isReviewed, locale }} />
  )
}

/** The problems in the summary: linked to fields, or on the check page to answers and statements. */
function problemsShown(part: AskPart, { form, failure, isReviewed }: AskPageProps): FieldProblem[] {
  if (part.kind === 'sections') return problemsOf(part.sections, failure, isReviewed)
  if (part.kind !== 'check' || !failure) return []
  const declarations = form.declarations.flatMap(({ key }) => {
    const isMissing = failure.fields[`declared.${key}`] !== undefined
    return isMissing ? [{ fieldId: `declared.${key}`, text: m.apply_must_declare() }] : []
  })
  return [...problemsOf(form.sections, failure, false), ...declarations]
}

/** An offering that is no longer offered may have no page: its draft is found in the list. */
function wayTo(part: AskPart, { offeringKind, offeringId, offeringName }: ApplicationForm) {
  return part.kind === 'ended'
    ? { href: '/accountCenter?part=applications', text: m.applications_title() }
    : { href: offeringPaths[offeringKind].page + offeringId, text: offeringName }
}

function titleOf(part: AskPart, { offeringName }: ApplicationForm): string {
  return part.kind === 'check' ? m.apply_check() : m.apply_title({ offering: offeringName })
}
