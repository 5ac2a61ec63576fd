import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button, ButtonLink, ButtonRow } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useShownAnswer } from '../../../ui/use-shown-answer.ts'
import { StepUp } from '../step-up.tsx'
import type { BulkConfirmation, BulkResult } from './queue-actions.ts'

/** What a bulk action did, with the reason for each item that it left out. */
export function BulkResultNotice({ result }: { result: BulkResult }) {
  return (
    <Notice
      kind={result.failures.length > 0 ? 'warning' : 'success'}
      title={result.text}
      live
      answer={result}
    >
      {result.failures.length > 0 && (
        <>
          <p>{m.staff_result_why()}</p>
          <ul className="list-disc ps-6">
            {result.failures.map((failure) => (
              <li key={failure.reference}>
                {failure.reference} {failure.why}
              </li>
            ))}
          </ul>
        </>
      )}
      {result.undo && (
        <Form method="post" noValidate>
          <input type="hidden" name="undo" value={result.undo} />
          <Button name="intent" value="undo">
            {m.staff_result_undo()}
          </Button>
        </Form>
      )}
    </Notice>
  )
}

export type ConfirmStepProps = {
  confirmation: BulkConfirmation
  isFresh: boolean
  failure: ActFailure | undefined
}

const stepWords = {
  approve: {
    title: m.staff_confirm_title,
    text: m.staff_confirm_text,
    submit: m.staff_confirm_submit,
  },
  close: {
    title: m.staff_confirm_close_title,
    text: m.staff_confirm_close_text,
    submit: m.staff_confirm_close_submit,
  },
}

/** Between choosing and deciding: what will be approved or closed, what will not and why. */
export function ConfirmStep({ confirmation, isFresh, failure }: ConfirmStepProps) {
  const { pathname, search } = useLocation()
  // Refused, the words for that come first.
  const shown = useShownAnswer<HTMLElement>(failure ? undefined : confirmation)
  const { step, items, skipped } = confirmation
  const words = stepWords[step]
  return (
    <section className="staff-panel stack" {...shown}>
      <Heading level={2} text={words.title()} />
      {items.length > 0 && <p>{words.text({ count: items.length })}</p>}
      <ul className="list-disc ps-6">
        {items.map((item) => (
          <li key={item.id}>
            {item.reference} {item.text}
          </li>
        ))}
      </ul>
      {skipped.length > 0 && (
        <>
          <p>{m.staff_confirm_skipped({ count: skipped.length })}</p>
          <ul className="list-disc ps-6">
            {skipped.map((item) => (
              <li key={item.reference}>
                {item.reference} {item.why}
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" noValidate className="stack">
        {items.map((item) => (
          <input
            key={item.id}
            type="hidden"
            name="seen"
            value={`${item.id} ${item.version} ${item.reference} ${item.text}`}
          />
        ))}
        {step === 'approve' && items.length > 0 && <StepUp isFresh={isFresh} failure={failure} />}
        <ButtonRow>
          {items.length > 0 && (
            <Button kind="primary" name="intent" value={step}>
              {words.submit({ count: items.length })}
            </Button>
          )}
          <ButtonLink href={pathname + search}>{m.staff_confirm_cancel()}</ButtonLink>
        </ButtonRow>
      </Form>
    </section>
  )
}
