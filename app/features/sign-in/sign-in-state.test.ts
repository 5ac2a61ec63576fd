import { describe, expect, it } from 'vitest'
import type { ActFailure } from '../../api/forms/act.ts'
import { isRefused, type SignInProgress, signInView } from './sign-in-state.ts'

const words = {
  refusedText: ({ message, retryAfterSeconds: wait }: ActFailure) =>
    wait ? `${message} (${wait} s)` : message,
  agreeText: () => 'tick',
}

const progress: SignInProgress = {
  step: 'code',
  phone: '138',
  resendAfterSeconds: 0,
  code: '',
  consent: null,
  isAgreed: false,
  isAgreeMissing: false,
}

function failure(values: Record<string, string>, rest: Partial<ActFailure> = {}): ActFailure {
  return {
    isFailure: true,
    error: 'codeWrong',
    message: 'message',
    fields: {},
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])),
    ...rest,
  }
}

describe('signInView', () => {
  it('begins with the phone', () => {
    expect(signInView(undefined, words)).toMatchObject({ step: 'phone', phone: '', errors: {} })
  })

  it('shows the code field with the number and the wait for the next code', () => {
    const answer = { ...progress, resendAfterSeconds: 60 }
    expect(signInView(answer, words)).toMatchObject({
      step: 'code',
      phone: '138',
      resendAfterSeconds: 60,
      errors: {},
    })
  })

  it('keeps a refused number where it is mended', () => {
    const answer = failure({ step: 'phone', phone: '1234' }, { fields: { phone: 'eleven digits' } })
    expect(signInView(answer, words)).toMatchObject({
      step: 'phone',
      phone: '1234',
      errors: { phone: 'eleven digits' },
    })
  })

  it('says how long to wait', () => {
    const answer = failure({ step: 'phone', phone: '138' }, { error: 'tooMany', retryAfterSeconds: 90 })
    expect(signInView(answer, words).errors).toEqual({ phone: 'message (90 s)' })
  })

  it('stays at the code after a wrong one, with the consent that was asked for', () => {
    const answer = failure({ step: 'code', phone: '138', privacy: '1', terms: '2' })
    expect(signInView(answer, words)).toMatchObject({
      step: 'code',
      phone: '138',
      consent: { privacy: 1, terms: 2 },
      errors: { code: 'message' },
    })
  })

  it('names the missing consent at its box', () => {
    const answer = { ...progress, code: '123 456', consent: { privacy: 1, terms: 2 }, isAgreeMissing: true }
    expect(isRefused(answer)).toBe(true)
    expect(signInView(answer, words)).toMatchObject({
      code: '123 456',
      consent: { privacy: 1, terms: 2 },
      errors: { agree: 'tick' },
    })
  })

  it('keeps the ticked box where the code was wrong or another one was asked for', () => {
    const wrong = failure({ step: 'code', phone: '138', privacy: '1', terms: '2', agree: 'yes' })
    expect(signInView(wrong, words).isAgreed).toBe(true)
    expect(signInView({ ...progress, isAgreed: true }, words).isAgreed).toBe(true)
    expect(signInView(progress, words).isAgreed).toBe(false)
  })
})
