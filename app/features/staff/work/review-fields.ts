import * as m from '#messages'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import type { QueueItem } from '../../../../shared/contract/staff/staff-work.ts'
import { staffActions } from '../../../../shared/rules/orders/order-transitions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import type { FieldProblem } from '../../../api/forms/error-summary.tsx'
import { namedFieldText } from '../../../api/forms/named-field.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { codeProblem } from '../code-problem.ts'
import { verdictName } from './verification-words.ts'

type Kind = QueueItem['kind']
type Field = { id: string; name: () => string }
/** The fields of a form by the path of their error. */
type Fields = Record<string, Field>

const field = (id: string, name: () => string): Field => ({ id, name })
const code = (id: string) => field(id, m.staff_factor_code)

const decision: Fields = {
  verdict: field('verdict', m.staff_decision_verdict),
  reasonCode: field('reasonCode', m.staff_decision_reason),
  text: field('text', m.staff_decision_text),
  grantedUntil: field('grantedUntil', m.staff_decision_until),
  code: code('code'),
}

const reversal: Fields = {
  reasonCode: field('reverseReason', m.staff_decision_reason),
  text: field('reverseText', m.staff_reverse_text),
  code: code('reverseCode'),
}

const verificationDecision: Fields = {
  exists: field('exists', () => verdictName('exists')),
  personMayAct: field('personMayAct', () => verdictName('personMayAct')),
  eligible: field('eligible', () => verdictName('eligible')),
  standing: field('standing', () => verdictName('standing')),
  outcome: field('outcome', m.staff_outcome),
  reason: field('reason', m.staff_outcome_reason),
  remarks: field('remarks', m.staff_outcome_remarks_name),
  code: code('code'),
}

const opinion: Fields = {
  verdict: field('verdict', m.staff_change_verdict),
  reason: field('reason', m.staff_change_reason),
  code: code('code'),
}

const openPapers: Fields = {
  reason: field('papersReason', m.staff_reveal_reason),
  code: code('papersCode'),
}

const toolAnswer: Fields = {
  answer: field('answer', m.tool_requests_answer),
  toolId: field('toolId', m.tool_requests_answer_tool_id),
}

const requestNote: Fields = { note: field('note', m.staff_request_note) }

/** The forms of every review by their intent: the place of each field and its name for staff. */
const forms: Record<Kind, Record<string, Fields>> = {
  application: {
    openPapers,
    decide: decision,
    preview: decision,
    requestCorrection: {
      keys: field('keys', m.staff_correction_keys),
      remark: field('remark', m.staff_correction_remark),
      code: code('correctionCode'),
    },
    reverse: reversal,
    previewReversal: reversal,
    end: {
      how: field('how', m.staff_end_how),
      text: field('endText', m.staff_end_text),
      code: code('endCode'),
    },
    message: { body: field('body', m.staff_review_message) },
  },
  verification: {
    openPapers,
    decide: verificationDecision,
    preview: verificationDecision,
    changeStanding: {
      action: field('action', m.staff_standing_action),
      reason: field('standingReason', m.staff_standing_reason),
      code: code('standingCode'),
    },
  },
  superAdminChange: { openPapers, decide: opinion, preview: opinion },
  feedback: {
    openPapers,
    triage: {
      kind: field('kind', m.staff_feedback_kind),
      topic: field('topic', m.staff_feedback_topic),
      concerned: field('concerned', m.staff_feedback_concerned),
    },
    answer: {
      body: field('body', m.staff_feedback_answer),
      result: field('result', m.objection_result),
      resultReason: field('resultReason', m.objection_result_reason),
    },
  },
  toolRequest: { decide: toolAnswer, preview: toolAnswer, closed: requestNote, received: requestNote },
  adoption: { move: { note: field('note', m.projects_request_note) } },
  hoursDispute: {
    settle: {
      hours: field('hours', m.volunteers_dispute_settle_hours),
      text: field('text', m.volunteers_dispute_settle_text),
      code: code('code'),
    },
  },
  ventureQuestion: {
    answer: { text: field('text', m.venture_question_answer) },
    ask: {
      text: field('ask-text', m.venture_question_ask_text),
      judgeId: field('judgeId', m.venture_question_judge),
    },
  },
  order: Object.fromEntries(
    staffActions.map((action) => [
      action,
      {
        text: field(`${action}-text`, m.order_why),
        from: field(`${action}-from`, m.order_from),
        until: field(`${action}-until`, m.order_until),
        code: code(`${action}-code`),
      },
    ]),
  ),
}

/** For the action of a review: the message for a field's error, by the form that was sent. */
export function wordReviewField(kind: Kind) {
  return (path: string, error: FieldError, form: PostedForm): string | undefined => {
    const known = forms[kind][form.text('intent')]?.[path]
    if (path === 'resultReason' && error.reason === 'unfitting') return m.staff_objection_names_sender()
    return known && namedFieldText(known.name(), error)
  }
}

/** The summary of a refused form, each error linked to its field; empty if the refusal concerns no field. */
export function reviewProblems(kind: Kind, failure: ActFailure): FieldProblem[] {
  const fields = forms[kind][failure.values.intent?.[0] ?? ''] ?? {}
  const codeText = failure.fields.code ? undefined : codeProblem(failure)
  const problems = Object.entries({ ...failure.fields, ...(codeText && { code: codeText }) })
  return problems.map(([path, text]) => ({ fieldId: fields[path]?.id ?? path, text }))
}
