import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { languageTag } from '../../../../shared/lib/locale.ts'
import type { ReasonUse } from '../../../../shared/rules/applications/application-reasons.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { DateField, Select } from '../../../ui/controls/text-field.tsx'
import { useHasScript } from '../../../ui/controls/use-has-script.ts'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { FormKeys, type FormKeysProps } from '../form-keys.tsx'
import { StepUp } from '../step-up.tsx'
import { formState, type ReviewAnswer, type ReviewPreview } from './review-form.ts'

export type Reason = {
  code: string
  use: ReasonUse
  title: string
  templates: { zh: string; en: string }
  nextStep: string
}

export type DecisionFormProps = {
  keys: FormKeysProps
  reasons: Reason[]
  answer: ReviewAnswer
  isFresh: boolean
  /** Whether an approval is for some time, and the last day by the offering's usual term, as a default. */
  hasTerm: boolean
  usualUntil: string | null
}

/** Approve or refuse, with a reason and a text; can be previewed any number of times before submitting. */
export function DecisionForm({ keys, reasons, answer, isFresh, hasTerm, usualUntil }: DecisionFormProps) {
  const state = formState(answer, 'decide', 'preview')
  const fields = state.failure?.fields ?? {}
  const refusals = reasons.filter(({ use }) => use === 'refusal')
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys {...keys} />
      <RadioGroup
        name="verdict"
        label={m.staff_decision_verdict()}
        options={[
          { value: 'approve', label: m.staff_decision_approve() },
          { value: 'reject', label: m.staff_decision_reject() },
        ]}
        defaultValue={state.first('verdict')}
        {...(fields.verdict && { error: fields.verdict })}
      />
      <div className="staff-refusal stack">
        <Select
          name="reasonCode"
          label={m.staff_decision_reason()}
          hint={m.staff_decision_reason_hint()}
          defaultValue={state.first('reasonCode')}
          {...(fields.reasonCode && { error: fields.reasonCode })}
        >
          <option value="">{m.staff_decision_reason_none()}</option>
          {refusals.map((reason) => (
            <option key={reason.code} value={reason.code}>
              {reason.title}
            </option>
          ))}
        </Select>
        <Templates reasons={refusals} />
      </div>
      <TextArea
        name="text"
        label={m.staff_decision_text()}
        hint={m.staff_decision_text_hint()}
        defaultValue={state.first('text')}
        limit={2000}
        countText={leftText}
        rows={5}
        optional
        {...(fields.text && { error: fields.text })}
      />
      {hasTerm && (
        <DateField
          name="grantedUntil"
          label={m.staff_decision_until()}
          hint={usualUntil ? m.staff_decision_until_hint() : m.staff_decision_until_hint_open()}
          defaultValue={state.all('grantedUntil')[0] ?? usualUntil ?? ''}
          optional
          {...(fields.grantedUntil && { error: fields.grantedUntil })}
        />
      )}
      <DecisionEnd submit={m.staff_decision_submit()} isFresh={isFresh} answer={answer} />
    </Form>
  )
}

type DecisionEndProps = { submit: string; isFresh: boolean; answer: ReviewAnswer }

/** The end of every form that decides: the proof if it is asked for, submitting and previewing, and the preview. */
export function DecisionEnd({ submit, isFresh, answer }: DecisionEndProps) {
  const { failure, first } = formState(answer, 'decide', 'preview')
  return (
    <>
      <StepUp isFresh={isFresh} failure={failure} />
      <ButtonRow>
        <Button kind="primary" name="intent" value="decide">
          {submit}
        </Button>
        <PreviewButton intent="preview" />
      </ButtonRow>
      {first('intent') && answer && 'kind' in answer && <Preview messages={answer.messages} />}
    </>
  )
}

function Templates({ reasons }: { reasons: Reason[] }) {
  const locale = useLocale()
  return (
    <Details title={m.staff_decision_templates()}>
      <dl className="stack">
        {reasons.map((reason) => (
          <div key={reason.code}>
            <dt className="font-bold">{reason.title}</dt>
            <dd>
              {reason.templates[locale]}{' '}
              <span className="text-ink-2">{m.staff_decision_next({ step: reason.nextStep })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  )
}

/**
 * Without script its address leads to the preview. With script the address would scroll there a second time,
 * after the page has reloaded, and move the element being pressed away from the pointer.
 */
export function PreviewButton({ intent }: { intent: string }) {
  const { pathname } = useLocation()
  const formAction = useHasScript() ? pathname : `#${previewId}`
  return (
    <Button name="intent" value={intent} formAction={formAction}>
      {m.staff_decision_preview()}
    </Button>
  )
}

type PreviewProps = Pick<ReviewPreview, 'messages'>

const previewId = 'preview'

/**
 * What the applicant or each side will read, in the language they use. It is brought into view: with script it takes the
 * focus, without script the button's address leads to it.
 */
export function Preview({ messages }: PreviewProps) {
  const element = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further preview has new messages
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [messages])
  return (
    <section
      ref={element}
      id={previewId}
      tabIndex={-1}
      className="staff-panel stack"
      aria-label={m.staff_preview_title()}
    >
      <Heading level={3} text={m.staff_preview_title()} />
      <p className="text-sm text-ink-2">{m.staff_preview_note()}</p>
      {messages.map(({ to, language, title, body }) => (
        <div key={`${to} ${language}`} className="stack">
          <p className="text-sm font-bold">
            {to && `${to} · `}
            {language === 'zh' ? m.staff_preview_zh() : m.staff_preview_en()}
          </p>
          <blockquote lang={languageTag(language)} className="staff-quote">
            <p className="font-bold">{title}</p>
            <p className="whitespace-pre-line">{body}</p>
          </blockquote>
        </div>
      ))}
    </section>
  )
}
