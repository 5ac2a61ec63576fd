import { describe, expect, it } from 'vitest'
import { applicationLabels, applicationSteps } from '../../../shared/rules/applications/application-status.ts'
import { applicationActions } from '../../../shared/rules/applications/application-transitions.ts'
import { eventText, labelText, labelTone, partyText, stepText, turnText } from './application-words.ts'

describe('words of applications', () => {
  it.each(applicationLabels)('label %s', (label) => {
    expect(labelText(label)).not.toBe('')
    expect(labelTone(label)).toBeTruthy()
  })
  it.each(applicationSteps)('step %s', (step) => expect(stepText(step)).not.toBe(''))
  it.each(applicationActions)('event %s', (action) => expect(eventText(action)).not.toBe(''))
  it.each(['applicant', 'staff', 'portal'] as const)('party %s', (party) =>
    expect(partyText(party)).not.toBe(''),
  )
  it.each(['applicant', 'programme', 'nobody'] as const)('turn of %s', (turn) =>
    expect(turnText(turn)).not.toBe(''),
  )
})
