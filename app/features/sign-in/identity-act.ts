import type { Api } from '../../../shared/contract/contract.ts'
import type { WaysIn } from '../../../shared/contract/sign-in/ways-in.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { actOnSecurity, type SecurityDone } from './security-act.ts'

/** How a person can prove that the account is theirs, and whether they recently have. */
export type Identity = { ways: WaysIn; hasPasskey: boolean; hasRecovery: boolean }

export async function loadIdentity(api: Api): Promise<Identity> {
  const [ways, { passkeys }, recovery] = await Promise.all([
    api.waysIn.overview({}),
    api.passkeys.list({}),
    api.recoveryCodes.overview({}),
  ])
  return { ways, hasPasskey: passkeys.length > 0, hasRecovery: recovery.left > 0 }
}

/** The answer of a step of the proof, with everything carried along from the form that needs it. */
export type IdentityDone = SecurityDone & { values: ActFailure['values'] }
export type IdentityAnswer = IdentityDone | ActFailure

const intents = ['sendConfirm', 'mailConfirm', 'confirm', 'confirmedHere', 'recover']

/** Whether a posted form is a step of the proof. */
export function isIdentityIntent(intent: string): boolean {
  return intents.includes(intent)
}

export async function actOnIdentity(api: Api, form: PostedForm): Promise<IdentityDone> {
  return { ...(await actOnSecurity(api, form)), values: form.values() }
}

/** Whether a page is in the middle of the proof: it was requested, or a step of it was taken. */
export function isProofAsked(answer: IdentityAnswer | undefined): boolean {
  if (!answer?.isFailure) return answer !== undefined
  return answer.error === 'stepUpNeeded' || isIdentityIntent(answer.values.intent?.[0] ?? '')
}
