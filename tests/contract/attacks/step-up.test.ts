import { describe, expect, it } from 'vitest'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { hasPersonal } from '../../../server/http/calls/personal-answers.ts'

const ofStaff = indexedCalls.filter(({ call }) => call.access === 'staff')

/** Staff writes that neither decide, export, reveal nor change rights, grouped by what they do instead. */
const withoutStepUp: Record<string, string[]> = {
  'looks, with personal texts masked, and says so to colleagues': [
    'applicationsStaff.detail',
    'ordersStaff.detail',
    'organisationsStaff.changeDetail',
    'organisationsStaff.detail',
    'projectsStaff.adoptionDetail',
    'supportStaff.detail',
    'suspensionsStaff.detail',
    'suspensionsStaff.find',
    'staff.leave',
    'staff.look',
    'toolRequestsStaff.detail',
    'ventureAwardsStaff.detail',
    'ventureQuestionsStaff.detail',
    'volunteeringStaff.disputeDetail',
  ],
  'looks as judges do, without any name, and says so to whom it belongs': ['judgingStaff.preview'],
  'shares out or begins work that is still to be decided': [
    'applicationsStaff.open',
    'staff.assign',
    'supportStaff.triage',
    'judgingStaff.judgeSet',
    'judgingStaff.assign',
    'judgingStaff.pairSet',
    'judgingStaff.sampleSet',
    'judgingStaff.remind',
  ],
  'writes to who asked and can be written again': [
    'applicationsStaff.requestCorrection',
    'applicationsStaff.sendMessage',
    'deliveriesStaff.sendAgain',
    'settingsStaff.testMessage',
    'supportStaff.answer',
    'supportStaff.close',
    'ventureQuestionsStaff.answer',
    'ventureQuestionsStaff.ask',
    'toolRequestsStaff.answer',
    'toolRequestsStaff.move',
    'searchStaff.missedHandle',
    'projectsStaff.adoptionMove',
  ],
  'edits what has versions and can be put back': [
    'contentStaff.pictureAdd',
    'contentStaff.pictureSave',
    'contentStaff.recordAdd',
    'contentStaff.recordAutosave',
    'contentStaff.recordFill',
    'contentStaff.recordOrder',
    'contentStaff.recordSave',
    'contentStaff.starterTakeIn',
    'contentStaff.starterTakeOut',
    'contentStaff.textMove',
    'contentStaff.textMoveMany',
    'contentStaff.translationConfirm',
    'contentStaff.versionRestore',
    'ordersStaff.changeSlots',
    'ordersStaff.setOffering',
    'importsStaff.importBegin',
    'importsStaff.importContinue',
    'importsStaff.importDiscard',
    'importsStaff.importMap',
    'importsStaff.importStart',
    'importsStaff.importUndo',
    'settingsStaff.markAdd',
    'settingsStaff.openingSave',
    'settingsStaff.siteSave',
    'settingsStaff.workingDaysSave',
    'surveysStaff.close',
    'surveysStaff.create',
    'surveysStaff.remove',
    'surveysStaff.save',
    'ventureAwardsStaff.propose',
  ],
  'plans what has not begun, or moves a closing later and says so to everybody': [
    'ventureStaff.addRound',
    'ventureStaff.makeEdition',
    'ventureStaff.plan',
    'ventureStaff.postpone',
    'ventureStaff.removeRound',
  ],
  'says what one judge thinks of an entry, which they can take up again while it is judged': [
    'judging.answer',
    'judging.save',
    'judging.submit',
    'judging.step',
  ],
  'takes away what no reader has ever seen': ['contentStaff.pictureRemove', 'contentStaff.recordRemove'],
  'adds to a stock': ['applicationsStaff.addCodes'],
}

describe('trust 9: a decision, export, reveal or role change 15 minutes after proof', () => {
  it('every reveal asks for it', () => {
    const reveals = ofStaff.filter(({ call }) => call.secured !== 'none' && hasPersonal(call.output))
    expect(reveals.length).toBeGreaterThan(3)
    expect(reveals.filter(({ call }) => !call.needsStepUp).map(({ id }) => id)).toEqual([])
  })

  it('every other write of staff is none of these, for a reason', () => {
    const writes = ofStaff.filter(({ call }) => call.effect !== 'read' && !call.needsStepUp)
    expect(writes.map(({ id }) => id).sort()).toEqual(Object.values(withoutStepUp).flat().sort())
  })

  it('asks of staff alone: nobody else has a second factor', () => {
    const others = indexedCalls.filter(({ call }) => call.access !== 'staff')
    expect(others.filter(({ call }) => call.needsStepUp || call.privilege).map(({ id }) => id)).toEqual([])
  })
})
