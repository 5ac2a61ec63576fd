import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getVolunteerActivity, listVolunteerActivities } from './activities.ts'
import {
  checkCertificate,
  heldCertificate,
  issuedCertificates,
  myCertificates,
} from './certificates/describe-certificates.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import {
  certificateForStaff,
  revokeAsHost,
  revokeAsStaff,
  setContact,
} from './certificates/revoke-certificate.ts'
import { reviewDispute } from './disputes/describe-dispute.ts'
import { settleDispute } from './disputes/settle-dispute.ts'
import { givenHours } from './given-hours/give-hours.ts'
import { dayList, noteWalkIn } from './hosting/day-list.ts'
import { decideSignup } from './hosting/decide-signup.ts'
import { addShift, callOff, changePlaces } from './hosting/edit-shifts.ts'
import { hostedActivities, hostedActivity } from './hosting/hosted-activities.ts'
import { proposeActivity } from './hosting/propose-activity.ts'
import { hostedProposal, reviseProposal, takeBackProposal } from './hosting/revise-proposal.ts'
import { checkIn } from './hours/check-in.ts'
import { answerHours, answerHoursAsHost, attendance } from './hours/state-hours.ts'
import { answerSignup } from './signups/answer-signup.ts'
import { feedOf, myFeed, renewFeed } from './signups/feed.ts'
import { mySignups, shiftsOfActivity } from './signups/my-signups.ts'
import { signUp } from './signups/sign-up.ts'
import {
  hostedProject,
  listProjectsForStaff,
  myProject,
  projectForStaff,
} from './skilled/describe-project.ts'
import { stateWork, stateWorkAsHost } from './skilled/state-work.ts'
import { stepProject, stepProjectAsHost } from './skilled/step-project.ts'

export const volunteerHandlers: HandlersOf<Contract['volunteers']> = {
  activityList: listVolunteerActivities,
  activityDetail: getVolunteerActivity,
}

export const volunteeringHandlers: HandlersOf<Contract['volunteering']> = {
  shiftList: shiftsOfActivity,
  signUp,
  mySignups,
  signupAnswer: answerSignup,
  checkIn,
  hoursAnswer: answerHours,
  myFeed,
  feedRenew: renewFeed,
  feed: feedOf,
}

export const hostingHandlers: HandlersOf<Contract['hosting']> = {
  hostedActivities,
  hostedActivity,
  dayList,
  walkIn: noteWalkIn,
  propose: proposeActivity,
  proposal: hostedProposal,
  revise: reviseProposal,
  takeBack: takeBackProposal,
  shiftAdd: addShift,
  shiftPlaces: changePlaces,
  shiftCallOff: callOff,
  attendance,
  hostHours: answerHoursAsHost,
  signupDecide: decideSignup,
}

export const certificateHandlers: HandlersOf<Contract['certificates']> = {
  issue: issueCertificate,
  mine: myCertificates,
  detail: heldCertificate,
  check: checkCertificate,
  issued: issuedCertificates,
  contact: setContact,
  revoke: revokeAsHost,
}

export const skilledHandlers: HandlersOf<Contract['skilled']> = {
  mine: myProject,
  step: stepProject,
  hours: stateWork,
  hosted: hostedProject,
  hostStep: stepProjectAsHost,
  hostHours: stateWorkAsHost,
}

export const volunteeringStaffHandlers: HandlersOf<Contract['volunteeringStaff']> = {
  certificate: certificateForStaff,
  projects: listProjectsForStaff,
  project: projectForStaff,
  revoke: revokeAsStaff,
  disputeDetail: reviewDispute,
  settle: settleDispute,
}

export const partnerHoursHandlers: HandlersOf<Contract['partnerHours']> = {
  given: givenHours,
}
