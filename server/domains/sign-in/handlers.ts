import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listCallingCodes } from './codes/calling-codes.ts'
import { sendCode } from './codes/send-code.ts'
import { endOtherSessions, listSessions, signOut } from './sessions/sessions.ts'
import { signIn } from './sessions/sign-in.ts'

export const signInHandlers: Omit<HandlersOf<Contract['signIn']>, 'session'> = {
  sendSms: sendCode,
  signIn,
  callingCodes: listCallingCodes,
  logout: signOut,
  sessionList: listSessions,
  sessionEnd: endOtherSessions,
}
