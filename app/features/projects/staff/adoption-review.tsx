import { Form } from 'react-router'
import * as m from '#messages'
import { words as stateWords } from '#words/projects_state'
import type { Adoption } from '../../../../shared/contract/projects.staff.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { actionsIn } from '../../../../shared/rules/lifecycle.ts'
import { type AdoptionState, adoptionTransitions } from '../../../../shared/rules/toolbox/adoption.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import { RevealPersonal } from '../../staff/reveal-personal.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { requestRows } from '../../staff/work/request-rows.tsx'
import { formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'

export type AdoptionReviewProps = ReviewPageProps & { review: Adoption }

const moveWords: Record<AdoptionState, () => string> = {
  ...stateWords,
  inTouch: m.projects_request_to_in_touch,
  adopted: m.projects_request_to_adopted,
  closed: m.projects_request_to_closed,
}

/** A request to adopt a project, and how far an editor has brought it. */
export function AdoptionReviewPage(props: AdoptionReviewProps) {
  const { review, me } = props
  const mayReveal = me.privileges.includes('revealAdopters')
  return (
    <ReviewFrame
      {...props}
      papers={
        <div className="stack">
          <p className="text-ink-2 measure">{m.projects_requests_lead()}</p>
          <Facts review={review} />
          {mayReveal && <RevealPersonal reveal={(reason) => revealContact(review.adoptionId, reason)} />}
        </div>
      }
      decision={<MoveForm {...props} />}
    />
  )
}

function Facts({ review }: { review: Adoption }) {
  const locale = useLocale()
  const lang = langOf(review.language, locale)
  const project = (
    <Link alone href={`/projects/detail/${review.instanceID}`}>
      {review.projectTitle}
    </Link>
  )
  return (
    <SummaryList
      rows={[
        { term: m.projects_request_project(), value: project },
        { term: m.projects_request_place(), value: <span lang={lang}>{review.place}</span> },
        { term: m.projects_request_purpose(), value: <span lang={lang}>{review.purpose}</span> },
        ...requestRows(review, locale),
      ]}
    />
  )
}

async function revealContact(adoptionId: string, reason: string) {
  const { contact } = await browserApi().projectsStaff.adoptionContact({ adoptionId, reason })
  return [{ term: m.staff_request_contact(), value: contact }]
}

function MoveForm({ item, review, formKey, answer }: AdoptionReviewProps) {
  const next = actionsIn(adoptionTransitions, review)
  if (next.length === 0 || item.isOwnInterest) return <p className="text-ink-2">{m.staff_review_nothing()}</p>
  const { failure, first } = formState(answer, 'move')
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys version={review.version} formKey={formKey} />
      <input type="hidden" name="intent" value="move" />
      <TextArea
        name="note"
        rows={3}
        label={m.projects_request_note()}
        hint={m.projects_request_note_hint()}
        optional
        limit={500}
        countText={leftText}
        defaultValue={failure ? first('note') : review.note}
        {...(failure?.fields.note && { error: failure.fields.note })}
      />
      <ButtonRow>
        {next.map((state, index) => (
          <Button key={state} name="state" value={state} kind={index === 0 ? 'primary' : 'secondary'}>
            {moveWords[state]()}
          </Button>
        ))}
      </ButtonRow>
    </Form>
  )
}
