import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { describeAccount } from './describe-account.ts'
import { describeSuspension } from './describe-suspension.ts'
import { findAccountToSee } from './find-account.ts'
import { liftSuspension } from './lift-suspension.ts'
import { objectToSuspension } from './object.ts'
import { suspendAccount } from './suspend-account.ts'

export const suspensionsHandlers: HandlersOf<Contract['suspensions']> = {
  info: describeSuspension,
  object: objectToSuspension,
}

export const suspensionsStaffHandlers: HandlersOf<Contract['suspensionsStaff']> = {
  find: findAccountToSee,
  detail: describeAccount,
  suspend: suspendAccount,
  lift: liftSuspension,
}
