import type { Contract } from '../../shared/contract/contract.ts'
import { accessHandlers } from './access/handlers.ts'
import { applicationsHandlers } from './applications/handlers.ts'
import { applicationsStaffHandlers } from './applications/review/staff-handlers.ts'
import { auditStaffHandlers } from './audit/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { contentStaffHandlers } from './content/staff-handlers.ts'
import { dashboardStaffHandlers } from './dashboard/handlers.ts'
import { earlierUsersHandlers, earlierUsersStaffHandlers } from './earlier-users/handlers.ts'
import { filesHandlers } from './files/handlers.ts'
import type { HandlersOf } from './handler-types.ts'
import { homeHandlers } from './home/handlers.ts'
import { settingsStaffHandlers } from './home/settings-handlers.ts'
import { contentAddresses } from './home/site-addresses.ts'
import { impactHandlers } from './impact/handlers.ts'
import { fillRecords } from './imports/fill-records.ts'
import { importsStaffHandlers } from './imports/staff-handlers.ts'
import { messagesHandlers } from './messages/handlers.ts'
import { deliveriesStaffHandlers } from './messages/sending/deliveries-handlers.ts'
import { openDataHandlers } from './open-data/handlers.ts'
import { ordersHandlers, ordersStaffHandlers } from './orders/handlers.ts'
import { organisationsHandlers } from './organisations/handlers.ts'
import { organisationsStaffHandlers } from './organisations/staff-handlers.ts'
import { partnersHandlers } from './partners/handlers.ts'
import { partnersStaffHandlers } from './partners/staff-handlers.ts'
import { previewRecord } from './previews/preview-record.ts'
import { privacyHandlers } from './privacy/handlers.ts'
import { projectsHandlers } from './projects/handlers.ts'
import { projectsStaffHandlers } from './projects/staff-handlers.ts'
import { resourcesHandlers } from './resources/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { searchStaffHandlers } from './search/staff-handlers.ts'
import {
  selftestHandlers,
  selftestRoundHandlers,
  selftestStaffHandlers,
  selftestTeamHandlers,
} from './selftest/handlers.ts'
import { servicesHandlers } from './services/handlers.ts'
import { recoveryCodeHandlers } from './sign-in/factors/handlers.ts'
import { signInHandlers } from './sign-in/handlers.ts'
import { passkeyHandlers } from './sign-in/passkeys/handlers.ts'
import { providerHandlers, wechatHandlers } from './sign-in/providers/handlers.ts'
import { securityHandlers } from './sign-in/trace-ids/handlers.ts'
import { waysInHandlers } from './sign-in/ways-in/handlers.ts'
import { staffHandlers } from './staff/handlers.ts'
import { roleChangesStaffHandlers } from './staff/role-changes/handlers.ts'
import { supportHandlers } from './support/handlers.ts'
import { supportStaffHandlers } from './support/staff-handlers.ts'
import { surveysHandlers } from './surveys/handlers.ts'
import { surveysStaffHandlers } from './surveys/staff-handlers.ts'
import { suspensionsHandlers, suspensionsStaffHandlers } from './suspensions/handlers.ts'
import { handOverHandlers } from './teams/hand-overs/handlers.ts'
import { teamHandlers } from './teams/handlers.ts'
import { usercenterHandlers } from './teams/usercenter-handlers.ts'
import { whoAmI } from './teams/who-am-i.ts'
import { toolboxHandlers } from './toolbox/handlers.ts'
import { toolRequestsStaffHandlers } from './toolbox/requests/staff-requests.ts'
import { ventureDecidingStaffHandlers } from './venture/deciding/staff-handlers.ts'
import {
  judgingHandlers,
  judgingStaffHandlers,
  ventureAwardsHandlers,
  ventureAwardsStaffHandlers,
  ventureHandlers,
} from './venture/handlers.ts'
import { ventureQuestionsHandlers, ventureQuestionsStaffHandlers } from './venture/questions/handlers.ts'
import { ventureStaffHandlers } from './venture/rounds/staff-handlers.ts'
import {
  certificateHandlers,
  hostingHandlers,
  partnerHoursHandlers,
  skilledHandlers,
  volunteerHandlers,
  volunteeringHandlers,
  volunteeringStaffHandlers,
} from './volunteers/handlers.ts'

/** Every call's handler; the type forces each call of the contract to have one. */
export const handlers: { [Group in keyof Contract]: HandlersOf<Contract[Group]> } = {
  access: accessHandlers,
  applications: applicationsHandlers,
  applicationsStaff: applicationsStaffHandlers,
  auditStaff: auditStaffHandlers,
  content: { ...contentHandlers, contentAddresses },
  contentStaff: { ...contentStaffHandlers, recordFill: fillRecords, recordPreview: previewRecord },
  dashboardStaff: dashboardStaffHandlers,
  handOvers: handOverHandlers,
  deliveriesStaff: deliveriesStaffHandlers,
  home: homeHandlers,
  settingsStaff: settingsStaffHandlers,
  earlierUsers: earlierUsersHandlers,
  earlierUsersStaff: earlierUsersStaffHandlers,
  files: filesHandlers,
  impact: impactHandlers,
  importsStaff: importsStaffHandlers,
  judging: judgingHandlers,
  judgingStaff: judgingStaffHandlers,
  openData: openDataHandlers,
  orders: ordersHandlers,
  ordersStaff: ordersStaffHandlers,
  organisations: organisationsHandlers,
  organisationsStaff: organisationsStaffHandlers,
  passkeys: passkeyHandlers,
  privacy: privacyHandlers,
  recoveryCodes: recoveryCodeHandlers,
  partners: partnersHandlers,
  partnersStaff: partnersStaffHandlers,
  projects: projectsHandlers,
  projectsStaff: projectsStaffHandlers,
  resources: resourcesHandlers,
  roleChangesStaff: roleChangesStaffHandlers,
  security: securityHandlers,
  search: searchHandlers,
  searchStaff: searchStaffHandlers,
  selftest: selftestHandlers,
  selftestRounds: selftestRoundHandlers,
  selftestStaff: selftestStaffHandlers,
  selftestTeam: selftestTeamHandlers,
  services: servicesHandlers,
  signIn: { ...signInHandlers, session: whoAmI },
  staff: staffHandlers,
  support: supportHandlers,
  supportStaff: supportStaffHandlers,
  teams: teamHandlers,
  surveys: surveysHandlers,
  surveysStaff: surveysStaffHandlers,
  suspensions: suspensionsHandlers,
  suspensionsStaff: suspensionsStaffHandlers,
  toolRequestsStaff: toolRequestsStaffHandlers,
  toolbox: toolboxHandlers,
  usercenter: usercenterHandlers,
  messages: messagesHandlers,
  venture: ventureHandlers,
  ventureDecidingStaff: ventureDecidingStaffHandlers,
  ventureQuestions: ventureQuestionsHandlers,
  ventureQuestionsStaff: ventureQuestionsStaffHandlers,
  ventureStaff: ventureStaffHandlers,
  ventureAwards: ventureAwardsHandlers,
  ventureAwardsStaff: ventureAwardsStaffHandlers,
  volunteers: volunteerHandlers,
  volunteering: volunteeringHandlers,
  hosting: hostingHandlers,
  certificates: certificateHandlers,
  partnerHours: partnerHoursHandlers,
  skilled: skilledHandlers,
  volunteeringStaff: volunteeringStaffHandlers,
  waysIn: waysInHandlers,
  providers: providerHandlers,
  wechat: wechatHandlers,
}
