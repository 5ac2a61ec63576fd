import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listCallingCodes } from './calling-codes.ts'
import { sendCode } from './send-code.ts'
import { endOtherSessions, listSessions, signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { whoAmI } from './who-am-i.ts'

export const signInHandlers: HandlersOf<Contract['signIn']> = {
  sendSms: sendCode,
  signIn,
  callingCodes: listCallingCodes,
  session: whoAmI,
  logout: signOut,
  sessionList: listSessions,
  sessionEnd: endOtherSessions,
}
