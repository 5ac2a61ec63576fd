import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listEarlierImports, readEarlierReport } from './list-imports.ts'
import { checkNewUser, decideEarlier, getEarlierStatus } from './take-over.ts'
import { uploadEarlierUsers } from './upload-earlier-users.ts'

export const earlierUsersHandlers: HandlersOf<Contract['earlierUsers']> = {
  checknewuser: checkNewUser,
  status: getEarlierStatus,
  import: decideEarlier,
}

export const earlierUsersStaffHandlers: HandlersOf<Contract['earlierUsersStaff']> = {
  list: listEarlierImports,
  report: readEarlierReport,
  upload: uploadEarlierUsers,
}
