import { expect, it } from 'vitest'
import type { ActFailure } from '../../api/forms/act.ts'
import { oneProof } from './one-proof.ts'

const stale = { isFresh: false }
const forms = [false, 'openPapers', 'decide', 'reverse'] as const
const refused = (error: ActFailure['error'], intent: string): ActFailure => ({
  ...{ isFailure: true, error, message: '', fields: {}, values: { intent: [intent] } },
})
const asking = (failure?: ActFailure, me = stale) => {
  const isProven = oneProof({ me, failure, forms })
  return forms.filter((intent) => intent && !isProven(intent))
}

it('one form of a page asks for the second factor: the first, or the one that was refused for want of it', () => {
  expect(asking()).toEqual(['openPapers'])
  expect(asking(refused('stepUpNeeded', 'decide'))).toEqual(['decide'])
  expect(asking(refused('codeWrong', 'reverse'))).toEqual(['reverse'])
  expect(asking(refused('invalidInput', 'decide'))).toEqual(['openPapers'])
  expect(asking(refused('stepUpNeeded', 'assign'))).toEqual(['openPapers'])
  expect(asking(undefined, { isFresh: true })).toEqual([])
})

it('forms with the same intents are told apart by their name', () => {
  const failure = { ...refused('stepUpNeeded', 'pay'), values: { intent: ['pay'], form: ['second'] } }
  const isProven = oneProof({ me: stale, failure, forms: ['first', 'second'], by: 'form' })
  expect(['first', 'second'].filter((form) => !isProven(form))).toEqual(['second'])
})
