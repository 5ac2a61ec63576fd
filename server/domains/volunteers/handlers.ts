import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getVolunteerActivity, listVolunteerActivities } from './activities.ts'

export const volunteerHandlers: HandlersOf<Contract['volunteers']> = {
  activityList: listVolunteerActivities,
  activityDetail: getVolunteerActivity,
}
