import { redirect, redirectDocument } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import type { ShownStep } from './provider-page.tsx'
import { consentOf } from './sign-in-state.ts'

/** The texts that need consent before this way to sign in opens. */
export type LinkConsent = { consent: { privacy: number; terms: number }; isAgreeMissing: boolean }

/** Follows the mailed link that the browser keeps; returns what to show without consent, else redirects. */
export async function followLink(api: Api, form: PostedForm, locale: Locale) {
  const asked = consentOf(form.text('privacy'), form.text('terms'))
  const isAgreeMissing = asked !== null && !form.has('agree')
  return withConsent(isAgreeMissing, async () => {
    const { back } = await api.waysIn
      .mailLinkFollow({ consent: isAgreeMissing ? null : asked })
      .catch((error: unknown) => {
        const isSuspended = error instanceof ApiError && error.reason === 'accountSuspended'
        throw isSuspended ? redirect(pathInLocale('/suspended', locale)) : error
      })
    // A full page load: everything that was rendered for a visitor is rendered anew.
    return redirectDocument(pathInLocale(localPath(back, '/home'), locale))
  })
}

/** Runs a sign-in step; missing consent is asked for, any other error is thrown. */
async function withConsent<Done>(
  isAgreeMissing: boolean,
  letIn: () => Promise<Done>,
): Promise<Done | LinkConsent> {
  try {
    return await letIn()
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'consentNeeded') throw error
    const { privacy = 0, terms = 0 } = error.details.params ?? {}
    return { consent: { privacy: Number(privacy), terms: Number(terms) }, isAgreeMissing }
  }
}

/** After a provider's answer: redirects if signed in, otherwise returns what to show. */
export async function resumeProvider(api: Api, state: string, locale: Locale): Promise<ShownStep | Response> {
  const step = await withConsent(false, () => api.providers.resume({ state }))
  if ('consent' in step) return { step: 'consent', consent: step }
  return step.step === 'signedIn'
    ? redirectDocument(pathInLocale(localPath(step.back, '/home'), locale))
    : step
}

/** Signs in with the missing consent, or links the provider to the signed-in account. */
export async function followProvider(api: Api, state: string, form: PostedForm, locale: Locale) {
  const asked = consentOf(form.text('privacy'), form.text('terms'))
  const isAgreeMissing = asked !== null && !form.has('agree')
  return withConsent(isAgreeMissing, async () => {
    const consent = isAgreeMissing ? null : asked
    const { back } = asked ? await resumed(api, state, consent) : await api.providers.link({ state })
    return redirectDocument(pathInLocale(localPath(back, '/home'), locale))
  })
}

/** An attempt that has expired meanwhile leads to the sign-in. */
async function resumed(api: Api, state: string, consent: LinkConsent['consent'] | null) {
  const step = await api.providers.resume({ state, consent })
  return step.step === 'signedIn' ? step : { back: '/signIn' }
}
