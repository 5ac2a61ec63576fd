import type { ActFailure } from '../../api/forms/act.ts'

/** What the sign-in answers when there is something more to do. */
export type SignInProgress = {
  step: 'code'
  /** As it was typed. */
  phone: string
  resendAfterSeconds: number
  /** The code as it was typed, where only the consent was missing. */
  code: string
  /** The versions to agree to at the first sign-in. */
  consent: { privacy: number; terms: number } | null
  /** Whether the box was ticked when another code was asked for. */
  isAgreed: boolean
  /** Whether the form came with the box unticked: refused, with the code kept. */
  isAgreeMissing: boolean
}

/** Signed in over a page, which stays; whether the account is about to be deleted. */
export type SignedInOver = { step: 'done'; isLeaving: boolean }

/** What was answered to who asked for a link by mail. */
export type MailSent = { step: 'mailSent'; email: string }
export type MailSignInAnswer = MailSent | ActFailure | undefined

export type SignInAnswer = SignInProgress | ActFailure | undefined

/** What the form shows, whatever was answered last. */
export type SignInView = {
  step: 'phone' | 'code'
  phone: string
  /** Where a refused number is from, as it was chosen. */
  country: string
  code: string
  consent: SignInProgress['consent']
  isAgreed: boolean
  /** By the id of the field. */
  errors: { phone?: string; code?: string; agree?: string }
  /** Counts down to the next code; 0 where one can be had. */
  resendAfterSeconds: number
}

/** Sentences that depend on the answer. */
export type SignInWords = { refusedText: (failure: ActFailure) => string; agreeText: () => string }

/** Whether something of what was sent has to be mended. */
export function isRefused(answer: SignInAnswer): boolean {
  return answer !== undefined && ('isFailure' in answer || answer.isAgreeMissing)
}

/** Turns an answer into what the form shows, so that nothing typed is lost at either step. */
export function signInView(answer: SignInAnswer, words: SignInWords): SignInView {
  const empty: SignInView = {
    step: 'phone',
    phone: '',
    country: '',
    code: '',
    consent: null,
    isAgreed: false,
    errors: {},
    resendAfterSeconds: 0,
  }
  if (!answer) return empty
  if (!('isFailure' in answer)) {
    const { isAgreeMissing, ...progress } = answer
    return { ...empty, ...progress, errors: isAgreeMissing ? { agree: words.agreeText() } : {} }
  }
  return viewOfFailure(answer, empty, words)
}

function viewOfFailure(failure: ActFailure, empty: SignInView, { refusedText }: SignInWords): SignInView {
  const first = (name: string) => failure.values[name]?.[0] ?? ''
  const wait = failure.retryAfterSeconds ?? 0
  const message = refusedText(failure)
  const resendAfterSeconds = wait || Number(failure.params?.resendAfterSeconds ?? 0)
  const base = { ...empty, phone: first('phone'), country: first('country'), resendAfterSeconds }
  // A number that was refused is mended where it is typed, whatever step it came from.
  const isPhoneStep = first('step') === 'phone' || failure.fields.phone !== undefined
  if (isPhoneStep) return { ...base, errors: { phone: failure.fields.phone ?? message } }
  return {
    ...base,
    step: 'code',
    consent: consentOf(first('privacy'), first('terms')),
    isAgreed: first('agree') !== '',
    errors: { code: failure.fields.code ?? message },
  }
}

/** The versions that a form asked consent to; null where it asked none. */
export function consentOf(privacy: string, terms: string): SignInProgress['consent'] {
  return privacy && terms ? { privacy: Number(privacy), terms: Number(terms) } : null
}
