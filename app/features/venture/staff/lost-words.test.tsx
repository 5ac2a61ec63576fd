import { expect, it } from 'vitest'
import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { LostWords } from './lost-words.tsx'

const trancheId = '01900000-0000-7000-8000-000000000001'
const noted = {
  ...{ intent: ['tranche:propose'], form: [`tranche-${trancheId}`], trancheId: [trancheId] },
  ...{ version: ['2'], paidOn: ['2026-11-20'], bankReference: ['HT-4471'] },
}

function read(may: string[]): string {
  const award = { tranches: [{ trancheId, may }], reports: [] } as unknown as StaffAward
  const failure = { isFailure: true, error: 'conflict', message: '', fields: {}, values: noted } as const
  return drawn(<LostWords award={award} failure={failure} />)
}

it('what was typed about a payment stays on the page where a colleague has asked to waive it meanwhile', () => {
  const page = read(['waive', 'holdWaiver'])
  for (const words of ['2026-11-20', 'HT-4471']) expect(page).toContain(words)
  expect(page).not.toContain(trancheId)
  expect(read([])).toContain('HT-4471')
})

it('and stands in its form alone where that is still there', () => {
  expect(read(['propose', 'askWaiver'])).not.toContain('HT-4471')
})
