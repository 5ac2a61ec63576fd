import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getSiteSettings, saveSiteSettings } from '../settings/site-settings.ts'
import { getWorkingDays, saveWorkingDays } from '../settings/working-days.ts'
import { addMark } from './add-mark.ts'
import { listOpening } from './opening.ts'
import { saveOpening } from './save-opening.ts'
import { sendTestMessage } from './test-message.ts'

export const settingsStaffHandlers: HandlersOf<Contract['settingsStaff']> = {
  opening: listOpening,
  openingSave: saveOpening,
  testMessage: sendTestMessage,
  site: getSiteSettings,
  siteSave: saveSiteSettings,
  markAdd: addMark,
  workingDays: getWorkingDays,
  workingDaysSave: saveWorkingDays,
}
