import { redirect, redirectDocument } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { signInRules } from '../../../shared/rules/sign-in/sign-in.ts'
import { type Act, serverAction } from '../../api/forms/act.ts'
import { isSecondPress, stayOnPage } from '../../api/forms/form-key.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { typedPhone, wordPhone } from '../../api/parts/phone-choice.ts'
import { consentOf, type MailSent, type SignedInOver, type SignInProgress } from './sign-in-state.ts'

const act: Act<SignInProgress | MailSent | SignedInOver | ReturnType<typeof stayOnPage>> = async (
  api,
  form,
  { url, locale },
) => {
  if (form.text('step') === 'mail') return askForLink(api, form, url)
  const phone = typedPhone(form)
  if (form.text('step') !== 'code' || form.has('resend')) return askForCode(api, form, phone)
  const isUntouched = form.text('code') === '' || (form.has('privacy') && !form.has('agree'))
  if (isUntouched && isSecondPress(form)) return stayOnPage()
  const tried = await tryCode(api, form, { phone, locale })
  if ('step' in tried) return tried
  if (form.has('stay')) return { step: 'done', isLeaving: tried.isLeaving }
  const back = tried.isLeaving ? leavingPage : localPath(url.searchParams.get('back'), '/home')
  // A full page load: everything that was rendered for a visitor is rendered anew.
  return redirectDocument(pathInLocale(back, locale))
}

async function askForLink(api: Api, form: PostedForm, url: URL): Promise<MailSent> {
  const email = form.text('email')
  await api.waysIn.mailLinkAsk({ email, back: localPath(url.searchParams.get('back'), '/home') })
  return { step: 'mailSent', email }
}

/** The one action behind page and dialog; phone and e-mail are never part of an address. */
export const signInAction = serverAction(act, {
  wordField: (path, error, form) => wordPhone(path, error, form) ?? wordField(path, error),
})
const wordField = wordFields({ phone: m.sign_in_phone, code: m.sign_in_code, email: m.security_email })

async function askForCode(api: Api, form: PostedForm, phone: string): Promise<SignInProgress> {
  const { resendAfterSeconds } = await api.signIn.sendSms({ phone, purpose: 'signIn' }, form.idempotency())
  const consent = consentOf(form.text('privacy'), form.text('terms'))
  return {
    step: 'code',
    phone,
    resendAfterSeconds,
    code: '',
    consent,
    isAgreed: form.has('agree'),
    isAgreeMissing: false,
  }
}

/** Signs in; returns what to show if the consent of a first sign-in is missing. */
async function tryCode(
  api: Api,
  form: PostedForm,
  { phone, locale }: { phone: string; locale: Locale },
): Promise<SignInProgress | { isLeaving: boolean }> {
  const code = form.text('code')
  const asked = consentOf(form.text('privacy'), form.text('terms'))
  const isAgreeMissing = asked !== null && !form.has('agree')
  try {
    return await api.signIn.signIn(
      { phone, code, consent: isAgreeMissing ? null : asked },
      form.idempotency(),
    )
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'accountSuspended' && !form.has('stay'))
      throw redirect(pathInLocale('/suspended', locale))
    if (!(error instanceof ApiError) || error.reason !== 'consentNeeded') throw error
    const { privacy = 0, terms = 0, resendAfterSeconds = 0 } = error.details.params ?? {}
    const consent = { privacy: Number(privacy), terms: Number(terms) }
    return consentStep({
      phone,
      code,
      consent,
      resendAfterSeconds: Number(resendAfterSeconds),
      isAgreeMissing,
    })
  }
}

type Asked = Omit<SignInProgress, 'step' | 'isAgreed'>

/** The consent is asked for below the code, which stays as it was typed. */
function consentStep({ code, ...asked }: Asked): SignInProgress {
  return {
    step: 'code',
    code: code.slice(0, signInRules.codeDigits * 2),
    isAgreed: false,
    ...asked,
  }
}
