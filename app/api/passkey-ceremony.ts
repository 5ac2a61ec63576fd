import * as m from '#messages'
import type { OutputOf } from '../../shared/contract/call.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import type { passkeys } from '../../shared/contract/sign-in/passkeys.ts'
import { localeOfPath, pathInLocale } from '../../shared/lib/locale.ts'
import { leavingPage } from '../../shared/rules/privacy.ts'
import { browserApi } from './browser-api.ts'
import { errorText } from './form-errors.ts'

type CreationOptions = OutputOf<(typeof passkeys)['registerStart']>
type RequestOptions = OutputOf<(typeof passkeys)['proveStart']>

/** Has the device make a passkey for this account, and the server keep its public half. */
export async function addPasskey(name: string): Promise<void> {
  const api = browserApi().passkeys
  const credential = await navigator.credentials.create({
    publicKey: creationOf(await api.registerStart({})),
  })
  const { response, ...rest } = credentialOf<AuthenticatorAttestationResponse>(credential)
  await api.register({
    name,
    response: {
      ...rest,
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        // Older WebViews do not tell how the device is reached.
        transports: response.getTransports?.() ?? [],
      },
    },
  })
}

/** Confirms with a passkey of this account that its owner sits here. */
export async function provePasskey(): Promise<void> {
  const api = browserApi().passkeys
  await api.prove({ response: await answerTo(await api.proveStart({})) })
}

/** Signs in with a passkey that the person chooses; who is about to leave is led to what they can do about it. */
export async function signInWithPasskey(): Promise<void> {
  const api = browserApi().passkeys
  const { isLeaving } = await api.signIn({ response: await answerTo(await api.signInStart({})) })
  if (!isLeaving) return
  location.assign(pathInLocale(leavingPage, localeOfPath(location.pathname)))
  await new Promise<never>(() => {})
}

/** What stopped it, in words. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) {
    return error.reason === 'consentNeeded' ? m.passkeys_consent() : errorText(error.reason, error.details)
  }
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'InvalidStateError') return m.passkeys_known()
  return name === 'NotSupportedError' || name === 'SecurityError'
    ? m.passkeys_unsupported()
    : m.passkeys_cancelled()
}

async function answerTo(options: RequestOptions) {
  const { challenge, allowCredentials, ...rest } = options
  const credential = await navigator.credentials.get({
    publicKey: {
      ...rest,
      challenge: bytesOf(challenge),
      allowCredentials: allowCredentials.map(descriptorOf),
    },
  })
  const { response, ...found } = credentialOf<AuthenticatorAssertionResponse>(credential)
  return {
    ...found,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle && textOf(response.userHandle),
    },
  }
}

function creationOf(options: CreationOptions): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials, ...rest } = options
  return {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(descriptorOf),
  }
}

function descriptorOf({ id, transports }: RequestOptions['allowCredentials'][number]) {
  return {
    type: 'public-key' as const,
    id: bytesOf(id),
    transports: transports as AuthenticatorTransport[],
  }
}

function credentialOf<Response extends AuthenticatorResponse>(credential: Credential | null) {
  const { id, rawId, response } = credential as PublicKeyCredential
  return { id, rawId: textOf(rawId), type: 'public-key' as const, response: response as Response }
}

/** The browsers of the baseline have no JSON forms of their own yet. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
