import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { readFigures } from './figures.ts'

export const dashboardStaffHandlers: HandlersOf<Contract['dashboardStaff']> = {
  figures: readFigures,
}
