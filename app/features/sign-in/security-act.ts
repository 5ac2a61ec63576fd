import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import type { providers } from '../../../shared/contract/sign-in/providers.ts'
import type { RecoveryOverview } from '../../../shared/contract/sign-in/recovery-codes.ts'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import type { WaysIn } from '../../../shared/contract/sign-in/ways-in.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { typedPhone } from '../../api/parts/phone-choice.ts'
import type { PasskeyItem } from './passkey-part.tsx'
import type { SessionItem } from './session-list.tsx'

export type SecurityData = {
  ways: WaysIn
  sessions: SessionItem[]
  providers: ProviderItem[]
  passkeys: PasskeyItem[]
  recovery: RecoveryOverview
  countries: CallingCode[]
}
export type ProviderItem = OutputOf<(typeof providers)['list']>['providers'][number]

/** The success answer of a form in this part, and what its next step starts from. */
export type SecurityDone = {
  isFailure: false
  done:
    | 'confirmCodeSent'
    | 'confirmMailSent'
    | 'confirmed'
    | 'phoneCodeSent'
    | 'phoneChanged'
    | 'emailLinkSent'
    | 'emailRemoved'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'recoveryMade'
    | 'providerUnlinked'
    | 'sessionsEnded'
  /** The new number, as it was typed. */
  phone?: string
  email?: string
  /** The recovery codes, shown this once. */
  codes?: string[]
}
export type SecurityAnswer = SecurityDone | ActFailure

export async function loadSecurity(api: Api): Promise<SecurityData> {
  const [ways, { sessions }, { providers }, { passkeys }, recovery, { countries }] = await Promise.all([
    api.waysIn.overview({}),
    api.signIn.sessionList({}),
    api.providers.list({}),
    api.passkeys.list({}),
    api.recoveryCodes.overview({}),
    api.signIn.callingCodes({}),
  ])
  return { ways, sessions, providers, passkeys, recovery, countries }
}

/** Carries out a form of the part; `intent` names it. */
export async function actOnSecurity(api: Api, form: PostedForm): Promise<SecurityDone> {
  const done = (what: SecurityDone['done'], more: Partial<SecurityDone> = {}): SecurityDone => ({
    isFailure: false,
    done: what,
    ...more,
  })
  const [phone, code, email] = [typedPhone(form), form.text('code'), form.text('email')]
  switch (form.text('intent')) {
    case 'sendConfirm':
      await api.signIn.sendSms({ purpose: 'confirmIdentity' }, form.idempotency())
      return done('confirmCodeSent')
    case 'mailConfirm':
      await api.waysIn.identityMail({})
      return done('confirmMailSent')
    case 'confirm':
      await api.waysIn.identityConfirm({ code })
      return done('confirmed')
    case 'sendPhone':
      await api.signIn.sendSms({ phone, purpose: 'changePhone' }, form.idempotency())
      return done('phoneCodeSent', { phone })
    case 'phone':
      await api.waysIn.phoneChange({ phone, code })
      return done('phoneChanged')
    case 'addEmail':
      await api.waysIn.emailAdd({ email })
      return done('emailLinkSent', { email })
    case 'removeEmail':
      await api.waysIn.emailRemove({})
      return done('emailRemoved')
    // The browser has done these by passkey calls; the page reports them and reloads.
    case 'passkeyAdded':
      return done('passkeyAdded')
    case 'confirmedHere':
      return done('confirmed')
    case 'makeRecovery':
      return done(
        'recoveryMade',
        await api.recoveryCodes.create({ madeAt: form.optionalText('madeAt') ?? null }),
      )
    case 'recover':
      await api.recoveryCodes.use({ code: form.text('recoveryCode') })
      return done('confirmed')
    case 'removePasskey':
      await api.passkeys.remove({ passkeyID: form.text('passkeyID') })
      return done('passkeyRemoved')
    case 'unlinkProvider':
      await api.providers.unlink({ provider: form.text('provider') })
      return done('providerUnlinked')
    default:
      await api.signIn.sessionEnd({ sessionID: form.text('sessionID') })
      return done('sessionsEnded')
  }
}
