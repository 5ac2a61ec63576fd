import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { passkeys } from '../../../shared/contract/sign-in/passkeys.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { errorText } from '../forms/form-errors.ts'
import { browserApi } from '../transport/browser-api.ts'

type RequestOptions = OutputOf<(typeof passkeys)['proveStart']>

/** Has the device create a passkey for this account, and the server store its public key. */
export async function addPasskey(name: string): Promise<void> {
  const api = browserApi().passkeys
  const optionsJSON = (await api.registerStart({})) as PublicKeyCredentialCreationOptionsJSON
  await api.register({ name, response: await startRegistration({ optionsJSON }) })
}

/** Proves with a passkey of this account that its owner is present. */
export async function provePasskey(): Promise<void> {
  const api = browserApi().passkeys
  await api.prove({ response: await answerTo(await api.proveStart({})) })
}

/** Signs in with a passkey; a person whose account is being deleted is led to what they can still do. */
export async function signInWithPasskey(): Promise<void> {
  const api = browserApi().passkeys
  const { isLeaving } = await api.signIn({ response: await answerTo(await api.signInStart({})) })
  if (!isLeaving) return
  location.assign(pathInLocale(leavingPage, localeOfPath(location.pathname)))
  await new Promise<never>(() => {})
}

/** The message for what went wrong. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) {
    return error.reason === 'consentNeeded' ? m.passkeys_consent() : errorText(error.reason, error.details)
  }
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return m.passkeys_known()
  return name === 'NotSupportedError' || name === 'SecurityError'
    ? m.passkeys_unsupported()
    : m.passkeys_cancelled()
}

function answerTo(options: RequestOptions) {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
}
