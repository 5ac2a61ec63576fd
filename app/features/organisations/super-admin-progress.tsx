import * as m from '#messages'
import type { SuperAdminChangeDetail } from '../../../shared/contract/organisations/super-admin-change.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import type { SuperAdminChangeState } from '../../../shared/rules/organisations/super-admin-change.ts'
import { Tracker, type TrackerState } from '../../ui/tracker.tsx'
import { changeStateText } from './super-admin-words.ts'

type Positions = [TrackerState, TrackerState, TrackerState, TrackerState]

const positions: Record<SuperAdminChangeState, Positions> = {
  requested: ['current', 'pending', 'pending', 'pending'],
  notified: ['done', 'current', 'pending', 'pending'],
  cooling_off: ['done', 'current', 'pending', 'pending'],
  deciding: ['done', 'done', 'current', 'pending'],
  contested: ['done', 'done', 'current', 'pending'],
  done: ['done', 'done', 'done', 'done'],
  refused: ['done', 'done', 'done', 'stopped'],
  withdrawn: ['done', 'stopped', 'pending', 'pending'],
}

/** The progress of a change. */
export function SuperAdminTracker({ change }: { change: SuperAdminChangeDetail }) {
  const titles = [
    m.super_admin_track_requested(),
    change.mySide === 'otherSide' ? m.super_admin_track_cooling_mine() : m.super_admin_track_cooling(),
    m.super_admin_track_deciding(),
    m.super_admin_track_result(),
  ]
  const { text } = changeStateText(change)
  const words: Record<TrackerState, string> = {
    done: m.step_done(),
    current: text,
    pending: m.step_pending(),
    stopped: text,
  }
  return (
    <Tracker
      label={m.super_admin_progress()}
      steps={positions[change.state].map((position, index) => ({
        title: titles[index] ?? '',
        state: position,
        stateText: words[position],
      }))}
    />
  )
}

/** Whose turn it is and until when. */
export function changeTurnText(change: SuperAdminChangeDetail, locale: Locale): string {
  const { state, turn, mySide } = change
  if (turn === 'otherSide') {
    const day = dayText(change.coolingUntil, locale)
    return mySide === 'otherSide' ? m.super_admin_turn_answer({ day }) : m.super_admin_turn_other({ day })
  }
  if (turn === 'staff')
    return m.super_admin_turn_staff({ day: dayText(change.dueOn ?? change.coolingUntil, locale) })
  if (state === 'done') return m.super_admin_turn_done()
  return state === 'refused' ? m.super_admin_turn_refused() : m.super_admin_turn_withdrawn()
}
