import { expect, it } from 'vitest'
import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { trackerSteps, turnLine } from './info-turn.ts'

type Events = ApplicationDetails['events']

const happened = (action: Events[number]['action'], at: string) => ({
  ...{ action, at, party: 'staff' as const, who: null, staffName: null, toState: 'in_review' as const },
  note: null,
})

it('says of each part that is done on which day that was, by what ended it last', () => {
  const details = {
    ...{ tracker: { step: 'use', isStopped: false }, turn: 'nobody', label: 'inUse' },
    submittedAt: '2026-03-02T02:00:00.000Z',
    events: [
      happened('reject', '2026-03-05T02:00:00.000Z'),
      happened('approve', '2026-03-20T02:00:00.000Z'),
      happened('confirm', '2026-03-22T02:00:00.000Z'),
    ],
  } as unknown as ApplicationDetails
  const day = (date: string) => dayText(`${date}T02:00:00.000Z`, 'zh')
  expect(trackerSteps(details, 'zh').map(({ state, note }) => [state, note])).toEqual([
    ['done', day('2026-03-02')],
    ['done', day('2026-03-02')],
    ['done', day('2026-03-20')],
    ['done', day('2026-03-20')],
    ['done', day('2026-03-22')],
    ['current', '使用中'],
  ])
})

it('asks for no steps where the offering says none', () => {
  const granted = (steps: string[]) => {
    const activation = { kind: 'steps', code: null, startLink: null, partner: null, steps }
    return { state: 'fulfilling', activation, may: {} } as unknown as ApplicationDetails
  }
  expect(turnLine(granted(['下载']), 'zh')).toBe(m.application_turn_confirm())
  expect(turnLine(granted([]), 'zh')).toBe(m.application_turn_ask())
})
