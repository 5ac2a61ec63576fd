import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listOpening } from './opening.ts'
import { getSiteSettings, saveSiteSettings } from './site-settings.ts'
import { getWorkingDays, saveWorkingDays } from './working-days.ts'

export const settingsStaffHandlers: HandlersOf<Contract['settingsStaff']> = {
  opening: listOpening,
  site: getSiteSettings,
  siteSave: saveSiteSettings,
  workingDays: getWorkingDays,
  workingDaysSave: saveWorkingDays,
}
