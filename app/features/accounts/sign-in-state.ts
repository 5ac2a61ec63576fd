import type { ActFailure } from '../../api/act.ts'

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
}

export type SignInAnswer = SignInProgress | ActFailure | undefined

/** What the form shows, whatever was answered last. */
export type SignInView = {
  step: 'phone' | 'code'
  phone: string
  code: string
  consent: SignInProgress['consent']
  /** By the id of the field. */
  errors: { phone?: string; code?: string; agree?: string }
  /** Counts down to the next code; 0 where one can be had. */
  resendAfterSeconds: number
}

/** Turns an answer into what the form shows, so that nothing typed is lost at either step. */
export function signInView(
  answer: SignInAnswer,
  words: { waitText: (seconds: number) => string },
): SignInView {
  const empty: SignInView = {
    step: 'phone',
    phone: '',
    code: '',
    consent: null,
    errors: {},
    resendAfterSeconds: 0,
  }
  if (!answer) return empty
  if (!('isFailure' in answer)) return { ...empty, ...answer, errors: {} }
  return viewOfFailure(answer, empty, words)
}

function viewOfFailure(
  failure: ActFailure,
  empty: SignInView,
  { waitText }: { waitText: (seconds: number) => string },
): SignInView {
  const first = (name: string) => failure.values[name]?.[0] ?? ''
  const wait = failure.retryAfterSeconds ?? 0
  const message = failure.message + (wait > 0 ? waitText(wait) : '')
  const base = { ...empty, phone: first('phone'), resendAfterSeconds: wait > 60 ? 0 : wait }
  // A number that was refused is mended where it is typed, whatever step it came from.
  const isPhoneStep = first('step') === 'phone' || failure.fields.phone !== undefined
  if (isPhoneStep) return { ...base, errors: { phone: failure.fields.phone ?? message } }
  return {
    ...base,
    step: 'code',
    consent: consentOf(first('privacy'), first('terms')),
    errors: failure.fields.agree ? { agree: failure.fields.agree } : { code: failure.fields.code ?? message },
  }
}

function consentOf(privacy: string, terms: string): SignInProgress['consent'] {
  return privacy && terms ? { privacy: Number(privacy), terms: Number(terms) } : null
}
