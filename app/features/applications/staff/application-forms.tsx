import { useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { StaffApplicationDetail } from '../../../../shared/contract/applications/application-parts.staff.ts'
import { applicationTerms } from '../../../../shared/rules/applications/application-terms.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { FormKeys, type FormKeysProps } from '../../staff/form-keys.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import { Preview, PreviewButton, type Reason } from '../../staff/work/decision-form.tsx'
import { ReadyWords } from '../../staff/work/ready-words.tsx'
import { formState, type ReviewAnswer } from '../../staff/work/review-form.ts'

type Props = {
  application: StaffApplicationDetail
  keys: FormKeysProps
  answer: ReviewAnswer
  isFresh: boolean
}

/** Names the answers that the applicant is to correct; only these reopen. */
export function CorrectionForm({
  application,
  keys,
  answer,
  isFresh,
  reasons,
}: Props & { reasons: Reason[] }) {
  const remark = useRef<HTMLTextAreaElement>(null)
  const state = formState(answer, 'requestCorrection')
  const fields = state.failure?.fields ?? {}
  const options = application.sections.flatMap((section) =>
    section.questions.map((question) => ({ value: question.key, label: question.label })),
  )
  return (
    <Details title={m.staff_correction_title()} open={state.failure !== undefined} lined>
      <Form method="post" noValidate className="stack">
        <FormKeys {...keys} />
        <CheckboxGroup
          name="keys"
          label={m.staff_correction_keys()}
          hint={m.staff_correction_keys_hint()}
          options={options}
          defaultValues={state.all('keys')}
          {...(fields.keys && { error: fields.keys })}
        />
        <ReadyWords templates={reasons.filter(({ use }) => use === 'correction')} box={remark} />
        <TextArea
          ref={remark}
          name="remark"
          label={m.staff_correction_remark()}
          hint={m.staff_correction_hint({ days: applicationTerms.correctionDays })}
          defaultValue={state.first('remark')}
          limit={1000}
          countText={leftText}
          rows={4}
          {...(fields.remark && { error: fields.remark })}
        />
        <StepUp isFresh={isFresh} failure={state.failure} id="correctionCode" />
        <Button name="intent" value="requestCorrection">
          {m.staff_correction_submit()}
        </Button>
      </Form>
    </Details>
  )
}

/** Reverses a decision; offered to a person who did not take it, with the same preview as a decision. */
export function ReverseForm({ application, keys, answer, isFresh, reasons }: Props & { reasons: Reason[] }) {
  const state = formState(answer, 'reverse', 'previewReversal')
  const fields = state.failure?.fields ?? {}
  const isAnswered = state.first('intent') !== ''
  const isRefused = application.state === 'rejected'
  return (
    <Details title={m.staff_reverse_title()} open={isAnswered} lined>
      <Form method="post" noValidate className="stack">
        <FormKeys {...keys} />
        <input type="hidden" name="verdict" value={isRefused ? 'approve' : 'reject'} />
        <p className="font-bold">{isRefused ? m.staff_reverse_rejection() : m.staff_reverse_approval()}</p>
        {!isRefused && (
          <Select
            id="reverseReason"
            name="reasonCode"
            label={m.staff_decision_reason()}
            defaultValue={state.first('reasonCode')}
            {...(fields.reasonCode && { error: fields.reasonCode })}
          >
            <option value="">{m.staff_decision_reason_none()}</option>
            {reasons
              .filter(({ use }) => use === 'refusal')
              .map((reason) => (
                <option key={reason.code} value={reason.code}>
                  {reason.title}
                </option>
              ))}
          </Select>
        )}
        <TextArea
          id="reverseText"
          name="text"
          label={m.staff_reverse_text()}
          hint={m.staff_reverse_text_hint()}
          defaultValue={state.first('text')}
          limit={2000}
          countText={leftText}
          rows={4}
          {...(fields.text && { error: fields.text })}
        />
        <StepUp isFresh={isFresh} failure={state.failure} id="reverseCode" />
        <ButtonRow>
          <Button kind="danger" name="intent" value="reverse">
            {m.staff_reverse_submit()}
          </Button>
          <PreviewButton intent="previewReversal" />
        </ButtonRow>
        {isAnswered && answer && 'kind' in answer && <Preview messages={answer.messages} />}
      </Form>
    </Details>
  )
}

/** Ends a grant: used up, or revoked. */
export function EndForm({ application, keys, answer, isFresh }: Props) {
  const state = formState(answer, 'end')
  const fields = state.failure?.fields ?? {}
  return (
    <Details title={m.staff_end_title()} open={state.failure !== undefined} lined>
      <Form method="post" noValidate className="stack">
        <FormKeys {...keys} />
        <RadioGroup
          name="how"
          label={m.staff_end_how()}
          options={[
            // A grant that nobody has started to use can only be revoked.
            ...(application.state === 'active' ? [{ value: 'complete', label: m.staff_end_complete() }] : []),
            { value: 'revoke', label: m.staff_end_revoke() },
          ]}
          defaultValue={state.first('how')}
          {...(fields.how && { error: fields.how })}
        />
        <TextArea
          id="endText"
          name="text"
          label={m.staff_end_text()}
          hint={m.staff_reverse_text_hint()}
          defaultValue={state.first('text')}
          limit={2000}
          countText={leftText}
          rows={4}
          {...(fields.text && { error: fields.text })}
        />
        <StepUp isFresh={isFresh} failure={state.failure} id="endCode" />
        <Button kind="danger" name="intent" value="end">
          {m.staff_end_submit()}
        </Button>
      </Form>
    </Details>
  )
}
