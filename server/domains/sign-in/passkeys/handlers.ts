import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { describePasskeys, removePasskey } from './passkeys.ts'
import { registerPasskey, startPasskey } from './register-passkey.ts'
import { proveByPasskey, signInByPasskey, startPasskeySignIn, startProof } from './use-passkey.ts'

export const passkeyHandlers: HandlersOf<Contract['passkeys']> = {
  list: describePasskeys,
  registerStart: startPasskey,
  register: registerPasskey,
  remove: removePasskey,
  proveStart: startProof,
  prove: proveByPasskey,
  signInStart: startPasskeySignIn,
  signIn: signInByPasskey,
}
