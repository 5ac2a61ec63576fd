import type { ActFailure } from '../../api/forms/act.ts'

/** The answer of the sign-in when there is another step. */
export type SignInProgress = {
  step: 'code'
  /** As it was typed. */
  phone: string
  resendAfterSeconds: number
  /** The code as it was typed, if only the consent was missing. */
  code: string
  /** The versions to consent to at the first sign-in. */
  consent: { privacy: number; terms: number } | null
  /** Whether the box was ticked when another code was requested. */
  isAgreed: boolean
  /** Whether the form was refused because the box was not ticked; the code is kept. */
  isAgreeMissing: boolean
}

/** Signed in over a page, which stays; whether the account will be deleted. */
export type SignedInOver = { step: 'done'; isLeaving: boolean }

/** The answer to a request for a mailed link. */
export type MailSent = { step: 'mailSent'; email: string }
export type MailSignInAnswer = MailSent | ActFailure | undefined

export type SignInAnswer = SignInProgress | ActFailure | undefined

/** What the form shows, whatever the last answer was. */
export type SignInView = {
  step: 'phone' | 'code'
  phone: string
  /** The country chosen for a refused number. */
  country: string
  code: string
  consent: SignInProgress['consent']
  isAgreed: boolean
  /** By the id of the field. */
  errors: { phone?: string; code?: string; agree?: string }
  /** Counts down to the next code; 0 when one can be requested. */
  resendAfterSeconds: number
}

/** Sentences that depend on the answer. */
export type SignInWords = { refusedText: (failure: ActFailure) => string; agreeText: () => string }

/** Whether the sent form has to be corrected. */
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
  // A refused number is corrected where it is typed, whatever step it came from.
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

/** The versions that a form asked consent for; null if it asked for none. */
export function consentOf(privacy: string, terms: string): SignInProgress['consent'] {
  return privacy && terms ? { privacy: Number(privacy), terms: Number(terms) } : null
}
