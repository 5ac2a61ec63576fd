import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { addUserAuth, getBindingStatus, giveHours } from './bind-account.ts'
import { generateToken } from './make-token.ts'
import { getPartnerToolStatus, openPartnerTool, openPartnerToolAsTeam } from './partner-tool.ts'
import { redeemToken } from './redeem-token.ts'

export const partnersHandlers: HandlersOf<Contract['partners']> = {
  getBindingStatus,
  addUserAuth,
  giveHours,
  gentoken: generateToken,
  getApplyTanLiveStatus: getPartnerToolStatus,
  getTanLiveUrl: openPartnerTool,
  getTanLiveUrlByTeam: openPartnerToolAsTeam,
  redeem: redeemToken,
}
