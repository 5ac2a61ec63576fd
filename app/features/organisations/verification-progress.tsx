import * as m from '#messages'
import type { VerificationDetail } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import type { VerificationState } from '../../../shared/rules/organisations/verification-transitions.ts'
import { Tracker, type TrackerState } from '../../ui/tracker.tsx'
import { stateText } from './verification-words.ts'

type Positions = [sent: TrackerState, papers: TrackerState, review: TrackerState, result: TrackerState]

const positions: Record<VerificationState, Positions> = {
  unverified: ['current', 'pending', 'pending', 'pending'],
  pending_documents: ['done', 'current', 'pending', 'pending'],
  pending_review: ['done', 'done', 'current', 'pending'],
  returned: ['done', 'current', 'pending', 'pending'],
  refused: ['done', 'done', 'stopped', 'pending'],
  verified: ['done', 'done', 'done', 'done'],
  due_renewal: ['done', 'done', 'done', 'current'],
  expired: ['done', 'done', 'done', 'stopped'],
  suspended: ['done', 'done', 'done', 'stopped'],
  revoked: ['done', 'done', 'done', 'stopped'],
  withdrawn: ['done', 'stopped', 'pending', 'pending'],
  closed: ['done', 'stopped', 'pending', 'pending'],
}

/** The progress of a verification. */
export function VerificationTracker({ state }: { state: VerificationState }) {
  const titles = [
    m.verification_step_sent(),
    m.verification_step_papers(),
    m.verification_step_review(),
    m.verification_step_result(),
  ]
  const words: Record<TrackerState, string> = {
    done: m.step_done(),
    current: stateText(state),
    pending: m.step_pending(),
    stopped: stateText(state),
  }
  return (
    <Tracker
      label={m.verification_progress()}
      steps={titles.map((title, index) => {
        const position = positions[state][index] ?? 'pending'
        return { title, state: position, stateText: words[position] }
      })}
    />
  )
}

/** Whose turn it is and until when, in one line. */
export function turnText(verification: VerificationDetail, locale: Locale): string {
  const { state, dueOn, verifiedUntil, remarks } = verification
  const until = verifiedUntil ? dayText(verifiedUntil, locale) : ''
  switch (state) {
    case 'pending_documents':
      return dueOn ? m.turn_letter_until({ day: dayText(dueOn, locale) }) : m.turn_letter()
    case 'returned':
      return dueOn
        ? m.turn_mend_until({ count: remarks.length, day: dayText(dueOn, locale) })
        : m.turn_mend({ count: remarks.length })
    case 'pending_review':
      return dueOn ? m.turn_review({ day: dayText(dueOn, locale) }) : m.turn_review_soon()
    case 'due_renewal':
      return m.turn_renew({ day: until })
    case 'expired':
      return m.turn_expired({ day: until })
    case 'suspended':
      return m.turn_suspended()
    case 'verified':
      return m.turn_verified({ day: until })
    case 'withdrawn':
      return m.turn_withdrawn()
    case 'closed':
      return m.turn_closed()
    default:
      return m.turn_ended()
  }
}

/** What can be done now when nobody is waiting; null otherwise. */
export function nextText({ state }: VerificationDetail): string | null {
  if (state === 'pending_documents') return m.verification_next_letter()
  if (state === 'revoked') return m.verification_next_revoked()
  return state === 'withdrawn' || state === 'closed' ? m.verification_next_over() : null
}

/** Says that a timely renewal keeps the verification valid, and until when; null otherwise. */
export function meanwhileText(verification: VerificationDetail, locale: Locale): string | null {
  const { state, holds, dueOn } = verification
  if (!holds) return null
  if (state === 'pending_review') return m.verification_holds_meanwhile()
  return state === 'returned' && dueOn
    ? m.verification_holds_until_mended({ day: dayText(dueOn, locale) })
    : null
}
