import { describe, expect, it } from 'vitest'
import { type Answers, type Candidate, fitOf } from './recommend-tools.ts'

const unknown: Answers = { need: [], who: null, upkeep: null, money: null, pace: null }
const tool: Candidate = {
  needs: ['finance', 'projectManagement'],
  kind: 'selfHosted',
  cost: 'donatedQuota',
  whoMayApply: 'verifiedOrganisation',
  replyWorkingDays: 9,
}

describe('how well a tool fits', () => {
  it('is not asked of a tool that meets none of the needs', () => {
    expect(fitOf(tool, { ...unknown, need: ['mapping'] })).toBeNull()
    expect(fitOf(tool, { ...unknown, need: ['mapping', 'finance'] })?.needs).toEqual(['finance'])
  })

  it('ignores what is unknown', () => {
    expect(fitOf(tool, unknown)).toEqual({ score: 0, reasons: [], cautions: [], needs: [] })
  })

  it('grows with each need that is met', () => {
    const one = fitOf(tool, { ...unknown, need: ['finance'] })
    const two = fitOf(tool, { ...unknown, need: ['finance', 'projectManagement'] })
    expect(two?.score).toBeGreaterThan(one?.score ?? 0)
  })

  it('warns of each thing that stands in the way, and ranks what is open higher', () => {
    const answers: Answers = {
      need: ['finance'],
      who: 'unregistered',
      upkeep: 'none',
      money: 'none',
      pace: 'soon',
    }
    const hard = fitOf(tool, answers)
    expect(hard?.cautions).toEqual(['verifyFirst', 'needsServer', 'costsLater', 'takesTime'])
    const easy = fitOf(
      { ...tool, kind: 'desktopApp', cost: 'free', whoMayApply: 'anyTeam', replyWorkingDays: 1 },
      answers,
    )
    expect(easy?.reasons).toEqual(['need', 'openToYou', 'noUpkeep', 'free', 'fast'])
    expect(easy?.cautions).toEqual([])
    expect(easy?.score).toBeGreaterThan(hard?.score ?? 0)
  })

  it('takes what the programme runs as needing no server of one’s own', () => {
    const hosted = { ...tool, cost: 'hostedByProgramme' as const }
    const fit = fitOf(hosted, { ...unknown, upkeep: 'none', money: 'none' })
    expect(fit?.reasons).toEqual(['noUpkeep', 'keptFree'])
  })
})
