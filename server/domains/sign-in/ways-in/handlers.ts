import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { changePhone } from './change-phone.ts'
import { confirmIdentity } from './identity-proof.ts'
import {
  askToAddEmail,
  askToConfirmByMail,
  askToSignIn,
  describeMailLink,
  removeEmail,
} from './mail-links.ts'
import { followMailLink } from './use-mail-link.ts'
import { describeWaysIn } from './ways-in.ts'

export const waysInHandlers: HandlersOf<Contract['waysIn']> = {
  overview: describeWaysIn,
  identityConfirm: confirmIdentity,
  identityMail: askToConfirmByMail,
  phoneChange: changePhone,
  emailAdd: askToAddEmail,
  emailRemove: removeEmail,
  mailLinkAsk: askToSignIn,
  mailLinkInfo: describeMailLink,
  mailLinkFollow: followMailLink,
}
