import { access } from './access.ts'
import { applicationsStaff } from './applications/applications.staff.ts'
import { applications } from './applications/applications.ts'
import { auditStaff } from './audit.staff.ts'
import type { ApiOf } from './call.ts'
import { contentStaff } from './content/content.staff.ts'
import { content } from './content/content.ts'
import { dashboardStaff } from './dashboard.staff.ts'
import { deliveriesStaff } from './deliveries.staff.ts'
import { earlierUsers, earlierUsersStaff } from './earlier-users.ts'
import { files } from './files.ts'
import { home } from './home.ts'
import { impact } from './impact.ts'
import { importsStaff } from './imports.staff.ts'
import { messages } from './messages.ts'
import { openData } from './open-data.ts'
import { ordersStaff } from './orders/orders.staff.ts'
import { orders } from './orders/orders.ts'
import { organisationsStaff } from './organisations/organisations.staff.ts'
import { organisations } from './organisations/organisations.ts'
import { partnerHours } from './partner-hours.ts'
import { partnersStaff } from './partners.staff.ts'
import { partners } from './partners.ts'
import { privacy } from './privacy.ts'
import { projectsStaff } from './projects.staff.ts'
import { projects } from './projects.ts'
import { resources } from './resources.ts'
import { searchStaff } from './search.staff.ts'
import { search } from './search.ts'
import { selftestStaff } from './selftest.staff.ts'
import { selftest } from './selftest.ts'
import { selftestRounds } from './selftest-rounds.ts'
import { selftestTeam } from './selftest-team.ts'
import { services } from './services.ts'
import { settingsStaff } from './settings.staff.ts'
import { passkeys } from './sign-in/passkeys.ts'
import { providers, wechat } from './sign-in/providers.ts'
import { recoveryCodes } from './sign-in/recovery-codes.ts'
import { security } from './sign-in/security.ts'
import { signIn } from './sign-in/sign-in.ts'
import { waysIn } from './sign-in/ways-in.ts'
import { roleChangesStaff } from './staff/role-changes.ts'
import { staff } from './staff/staff.ts'
import { supportStaff } from './support/support.staff.ts'
import { support } from './support/support.ts'
import { surveysStaff } from './surveys.staff.ts'
import { surveys } from './surveys.ts'
import { suspensionsStaff } from './suspensions.staff.ts'
import { suspensions } from './suspensions.ts'
import { handOvers } from './teams/hand-overs.ts'
import { teams } from './teams/teams.ts'
import { usercenter } from './teams/usercenter.ts'
import { toolRequestsStaff } from './toolbox/tool-requests.staff.ts'
import { toolbox } from './toolbox/toolbox.ts'
import { ventureAwardsStaff } from './venture/awards.staff.ts'
import { ventureAwards } from './venture/awards.ts'
import { ventureDecidingStaff } from './venture/deciding.staff.ts'
import { judgingStaff } from './venture/judging.staff.ts'
import { judging } from './venture/judging.ts'
import { ventureQuestionsStaff } from './venture/questions.staff.ts'
import { ventureQuestions } from './venture/questions.ts'
import { ventureStaff } from './venture.staff.ts'
import { venture } from './venture.ts'
import { certificates } from './volunteers/certificates.ts'
import { hosting } from './volunteers/hosting.ts'
import { skilled } from './volunteers/skilled.ts'
import { volunteeringStaff } from './volunteers/volunteering.staff.ts'
import { volunteering } from './volunteers/volunteering.ts'
import { volunteers } from './volunteers/volunteers.ts'

/** Every call of the portal, by domain. */
export const contract = {
  access,
  applications,
  applicationsStaff,
  auditStaff,
  content,
  contentStaff,
  dashboardStaff,
  deliveriesStaff,
  earlierUsers,
  earlierUsersStaff,
  files,
  handOvers,
  home,
  impact,
  importsStaff,
  judging,
  judgingStaff,
  messages,
  openData,
  orders,
  ordersStaff,
  organisations,
  organisationsStaff,
  passkeys,
  privacy,
  partners,
  partnersStaff,
  projects,
  projectsStaff,
  providers,
  recoveryCodes,
  resources,
  roleChangesStaff,
  search,
  searchStaff,
  security,
  selftest,
  selftestRounds,
  selftestStaff,
  selftestTeam,
  services,
  settingsStaff,
  signIn,
  staff,
  support,
  supportStaff,
  teams,
  surveys,
  surveysStaff,
  suspensions,
  suspensionsStaff,
  toolRequestsStaff,
  toolbox,
  usercenter,
  venture,
  ventureDecidingStaff,
  ventureQuestions,
  ventureQuestionsStaff,
  ventureStaff,
  ventureAwards,
  ventureAwardsStaff,
  volunteers,
  volunteering,
  hosting,
  certificates,
  partnerHours,
  skilled,
  volunteeringStaff,
  waysIn,
  wechat,
}

export type Contract = typeof contract

/** The typed client: `api.toolbox.itemDetail({ toolId: '1001' })`. */
export type Api = ApiOf<Contract>
