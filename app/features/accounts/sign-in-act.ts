import { redirectDocument } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { signInRules } from '../../../shared/rules/sign-in.ts'
import { type Act, serverAction } from '../../api/act.ts'
import type { PostedForm } from '../../api/posted-form.ts'
import type { SignInProgress } from './sign-in-state.ts'

const act: Act<SignInProgress> = async (api, form, { url, locale }) => {
  const phone = form.text('phone')
  if (form.text('step') !== 'code' || form.has('resend')) return askForCode(api, phone)
  const missing = await tryCode(api, form, phone)
  // A whole load: everything that was rendered for a visitor is rendered anew.
  return missing ?? redirectDocument(pathInLocale(localPath(url.searchParams.get('back'), '/home'), locale))
}

/** The one action behind page and dialog; the phone is never part of an address. */
export const signInAction = serverAction(act)

async function askForCode(api: Api, phone: string): Promise<SignInProgress> {
  const { resendAfterSeconds } = await api.signIn.sendSms({ phone, purpose: 'signIn' })
  return { step: 'code', phone, resendAfterSeconds, code: '', consent: null }
}

/** Signs in; answers what to show where the consent of a first sign-in is missing. */
async function tryCode(api: Api, form: PostedForm, phone: string): Promise<SignInProgress | null> {
  const code = form.text('code')
  if (form.has('privacy') && !form.has('agree')) {
    throw new ApiError('invalidInput', { fields: { agree: { reason: 'mustAgree' } } })
  }
  const consent = form.has('agree')
    ? { privacy: Number(form.text('privacy')), terms: Number(form.text('terms')) }
    : null
  try {
    await api.signIn.signIn({ phone, code, consent })
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'consentNeeded') throw error
    const { privacy = 0, terms = 0 } = error.details.params ?? {}
    return {
      step: 'code',
      phone,
      code: code.slice(0, signInRules.codeDigits * 2),
      resendAfterSeconds: 0,
      consent: { privacy: Number(privacy), terms: Number(terms) },
    }
  }
}
