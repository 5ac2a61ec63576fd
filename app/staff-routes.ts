import { patternOf } from '../shared/lib/path-pattern.ts'
import type { Privilege } from '../shared/rules/staff/privileges.ts'
import { contentStaffRoutes } from './content-staff-routes.ts'
import type { PageRoute, StaffRoute } from './page-route.ts'

/** Pages for members of staff alone. */
const ofStaff: readonly StaffRoute[] = [
  {
    path: '/staff',
    file: 'routes/staff/queue.tsx',
    privilege: 'any',
    query: ['kind', 'stage', 'assignee', 'overdue', 'search', 'page', 'select'],
  },
  { path: '/staff/notOpen', file: 'routes/staff/not-open.tsx', privilege: 'any', query: ['page', 'needs'] },
  { path: '/staff/dashboard', file: 'routes/staff/dashboard.tsx', privilege: 'any', query: ['period'] },
  {
    path: '/staff/applications/:id',
    file: 'routes/staff/application.tsx',
    privilege: 'reviewApplications',
    query: ['done'],
  },
  {
    path: '/staff/verifications/:id',
    file: 'routes/staff/verification.tsx',
    privilege: 'reviewOrganisations',
    query: ['done'],
  },
  {
    path: '/staff/superAdminChanges/:id',
    file: 'routes/staff/super-admin-change.tsx',
    privilege: 'reviewSuperAdmins',
    query: ['done'],
  },
  {
    path: '/staff/feedback/:id',
    file: 'routes/staff/feedback.tsx',
    privilege: 'handleFeedback',
    query: ['done'],
  },
  {
    path: '/staff/requests/:id',
    file: 'routes/staff/tool-request.tsx',
    privilege: 'handleToolRequests',
    query: ['done'],
  },
  {
    path: '/staff/adoptions/:id',
    file: 'routes/staff/adoption.tsx',
    privilege: 'handleAdoptions',
    query: ['done'],
  },
  {
    path: '/staff/venture',
    file: 'routes/staff/venture/editions.tsx',
    privilege: 'runVenture',
    query: ['done'],
  },
  {
    path: '/staff/venture/rounds/:number',
    file: 'routes/staff/venture/round.tsx',
    privilege: 'runVenture',
    query: ['done', 'reference'],
  },
  {
    path: '/staff/venture/rounds/:number/entries',
    file: 'routes/staff/venture/entries.tsx',
    privilege: 'runVenture',
    query: ['search', 'state', 'track', 'page'],
  },
  {
    path: '/staff/orders/:id',
    file: 'routes/staff/order.tsx',
    privilege: 'reviewApplications',
    query: ['done'],
  },
  {
    path: '/staff/hoursDisputes/:id',
    file: 'routes/staff/hours-dispute.tsx',
    privilege: 'reviewApplications',
    query: ['done'],
  },
  {
    path: '/staff/venture/questions/:id',
    file: 'routes/staff/venture/question.tsx',
    privilege: 'runVenture',
    query: ['done'],
  },
  {
    path: '/staff/venture/ask/:id',
    file: 'routes/staff/venture/ask.tsx',
    privilege: 'runVenture',
  },
  {
    path: '/staff/venture/rounds/:number/deliberation',
    file: 'routes/staff/venture/deliberation.tsx',
    privilege: 'runVenture',
    query: ['filter', 'page', 'done'],
  },
  {
    path: '/staff/venture/rounds/:number/decisions/:id',
    file: 'routes/staff/venture/decision.tsx',
    privilege: 'runVenture',
    query: ['done'],
  },
  {
    path: '/staff/venture/rounds/:number/whatIf',
    file: 'routes/staff/venture/what-if.tsx',
    privilege: 'runVenture',
  },
  {
    path: '/staff/ordering',
    file: 'routes/staff/ordering.tsx',
    privilege: 'manageCodes',
    query: ['kind'],
  },
  {
    path: '/staff/ordering/:id',
    file: 'routes/staff/ordered-offering.tsx',
    privilege: 'manageCodes',
    query: ['done'],
  },
  {
    path: '/staff/venture/awards',
    file: 'routes/staff/venture/awards.tsx',
    privilege: 'runVenture',
    query: ['edition'],
  },
  {
    path: '/staff/venture/awards/:id',
    file: 'routes/staff/venture/award.tsx',
    privilege: 'runVenture',
    query: ['done'],
  },
  { path: '/staff/selfTests', file: 'routes/staff/self-tests.tsx', privilege: 'editContent' },
  {
    path: '/staff/selfTests/figures',
    file: 'routes/staff/self-test-figures.tsx',
    privilege: 'editContent',
    query: ['test', 'kind'],
  },
  {
    path: '/staff/certificates',
    file: 'routes/staff/certificates.tsx',
    privilege: 'handleFeedback',
    query: ['number', 'done'],
  },
  {
    path: '/staff/skilledProjects',
    file: 'routes/staff/skilled-projects.tsx',
    privilege: 'handleFeedback',
    query: ['page'],
  },
  {
    path: '/staff/skilledProjects/:id',
    file: 'routes/staff/skilled-project.tsx',
    privilege: 'handleFeedback',
  },
  {
    path: '/staff/judging',
    file: 'routes/staff/venture/judging.tsx',
    privilege: 'judgeEntries',
    query: ['done'],
  },
  {
    path: '/staff/judging/:id',
    file: 'routes/staff/venture/score.tsx',
    privilege: 'judgeEntries',
    query: ['done', 'sent'],
  },
  {
    path: '/staff/venture/rounds/:id/judges',
    file: 'routes/staff/venture/judges.tsx',
    privilege: 'runVenture',
    query: ['page', 'done'],
  },
  {
    path: '/staff/codes',
    file: 'routes/staff/codes.tsx',
    privilege: 'manageCodes',
    query: ['done', 'handed'],
  },
  {
    path: '/staff/deliveries',
    file: 'routes/staff/deliveries.tsx',
    privilege: 'seeDeliveries',
    query: ['state', 'channel', 'reference', 'from', 'to', 'before', 'done'],
  },
  { path: '/staff/members', file: 'routes/staff/members.tsx', privilege: 'manageStaff' },
  {
    path: '/staff/roleChanges',
    file: 'routes/staff/role-changes.tsx',
    privilege: 'manageStaff',
    query: ['done'],
  },
  { path: '/staff/accounts', file: 'routes/staff/accounts.tsx', privilege: 'manageStaff' },
  {
    path: '/staff/accounts/:id',
    file: 'routes/staff/account.tsx',
    privilege: 'manageStaff',
    query: ['done'],
  },
  { path: '/staff/roles', file: 'routes/staff/roles.tsx', privilege: 'manageStaff', query: ['done'] },
  {
    path: '/staff/audit',
    file: 'routes/staff/audit.tsx',
    privilege: 'readAudit',
    query: ['person', 'action', 'thing', 'from', 'to', 'before'],
  },
  ...contentStaffRoutes,
  { path: '/staff/surveys', file: 'routes/staff/surveys.tsx', privilege: 'runSurveys', query: ['page'] },
  {
    path: '/staff/surveys/:id',
    file: 'routes/staff/survey.tsx',
    takesFiles: true,
    privilege: 'runSurveys',
    query: ['done'],
  },
  {
    path: '/staff/surveys/:id/questions/:question',
    file: 'routes/staff/survey-question.tsx',
    privilege: 'runSurveys',
  },
  {
    path: '/staff/earlierUsers',
    file: 'routes/staff/content/earlier-users.tsx',
    takesFiles: true,
    privilege: 'importEarlierUsers',
    query: ['import', 'page'],
  },
  { path: '/staff/partners', file: 'routes/staff/partners.tsx', privilege: 'managePartners' },
  {
    path: '/staff/setup',
    file: 'routes/staff/setup.tsx',
    privilege: 'changeSettings',
    query: ['done'],
  },
  {
    path: '/staff/settings',
    file: 'routes/staff/settings.tsx',
    privilege: 'changeSettings',
    query: ['done'],
  },
  {
    path: '/staff/settings/brand',
    file: 'routes/staff/brand.tsx',
    privilege: 'changeSettings',
    takesFiles: true,
    query: ['done'],
  },
  {
    path: '/staff/settings/workingDays',
    file: 'routes/staff/working-days.tsx',
    privilege: 'changeSettings',
    query: ['year', 'done'],
  },
  { path: '/staff/help', file: 'routes/staff/content/help-votes.tsx', privilege: 'readHelpVotes' },
]

/** The pages of the console; all but the first two require a member of staff. */
export const staffRoutes: readonly PageRoute[] = [
  {
    path: '/staff/invitation',
    file: 'routes/staff/invitation.tsx',
    access: 'public',
    query: ['token'],
    isKept: false,
  },
  {
    path: '/staff/secondFactor',
    file: 'routes/staff/second-factor.tsx',
    access: 'signedIn',
    beforeConsent: true,
    query: ['back'],
  },
  ...ofStaff.map((page) => ({ ...page, access: 'staff' as const })),
]

/** The privilege that a console page needs, as the page at this path states it. */
export function privilegeAt(path: string): Privilege | null {
  const page = staffRoutes.find((route) => patternOf(route.path).test(path))
  return page?.access === 'staff' && page.privilege !== 'any' ? page.privilege : null
}
