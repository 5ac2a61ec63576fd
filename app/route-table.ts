import type { Access } from '../shared/contract/call.ts'

/** A page of the portal; it answers in Chinese at `path` and in English below `/en`. */
export type PageRoute = {
  /** As in the specification, with `:id` for parameters; `/` is the home page. */
  path: string
  /** The route module below `app/`. */
  file: string
  access: Access
  /** Query parameters that change the page; any other is ignored. */
  query?: readonly string[]
  /** Whether a public page is kept by the page cache; searches are not. */
  isKept?: boolean
  /** A parameter with which a public page is a search, and as such not kept. */
  searchQuery?: string
}

/** Every page, in the order in which they are matched. What is not here is the designed 404. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', file: 'routes/public/home.tsx', access: 'public' },
  {
    path: '/home',
    file: 'routes/public/home.tsx',
    access: 'public',
    query: ['signIn', 'from', 'notice'],
    isKept: false,
  },
  { path: '/signIn', file: 'routes/account/sign-in.tsx', access: 'public', query: ['back'], isKept: false },
  {
    path: '/authentication',
    file: 'routes/account/authentication.tsx',
    access: 'signedIn',
    query: ['search', 'step', 'tool'],
  },
  { path: '/authenticationInfo/:id', file: 'routes/account/authentication-info.tsx', access: 'team' },
  { path: '/result', file: 'routes/account/result.tsx', access: 'signedIn', query: ['verification'] },
  {
    path: '/accountCenter',
    file: 'routes/account/account-center.tsx',
    access: 'signedIn',
    query: ['part', 'category', 'unread', 'message', 'page'],
  },
  {
    path: '/choseType',
    file: 'routes/account/choose-kind.tsx',
    access: 'signedIn',
    query: ['back', 'chosen'],
  },
  { path: '/noTeam', file: 'routes/account/create-team.tsx', access: 'signedIn', query: ['back', 'kind'] },
  { path: '/toolDonationAgreement', file: 'routes/public/article.tsx', access: 'public' },
  { path: '/privacy', file: 'routes/public/article.tsx', access: 'public' },
  { path: '/terms', file: 'routes/public/article.tsx', access: 'public' },
  { path: '/cookies', file: 'routes/public/article.tsx', access: 'public' },
  { path: '/f7b9b5e', file: 'routes/public/article.tsx', access: 'public' },
  { path: '/c0b81b0', file: 'routes/public/article.tsx', access: 'public' },
  {
    path: '/news',
    file: 'routes/public/news.tsx',
    access: 'public',
    query: ['keywords', 'label', 'page'],
    searchQuery: 'keywords',
  },
  { path: '/news/:id', file: 'routes/public/news-article.tsx', access: 'public' },
  {
    path: '/search',
    file: 'routes/public/search.tsx',
    access: 'public',
    query: ['keywords', 'kind', 'page'],
    isKept: false,
  },
  {
    path: '/support',
    file: 'routes/public/support.tsx',
    access: 'public',
    query: ['keywords', 'page', 'error'],
    searchQuery: 'keywords',
  },
  { path: '/support/:id', file: 'routes/public/support-article.tsx', access: 'public', query: ['voted'] },
  {
    path: '/projects',
    file: 'routes/public/projects.tsx',
    access: 'public',
    query: ['keywords', 'class', 'stage', 'field', 'sort', 'page'],
    searchQuery: 'keywords',
  },
  {
    path: '/projects/detail/:id',
    file: 'routes/public/project-detail.tsx',
    access: 'public',
    query: ['done'],
  },
  {
    path: '/projects/adopt/:id',
    file: 'routes/public/adopt-project.tsx',
    access: 'public',
    query: ['sent'],
    isKept: false,
  },
  {
    path: '/accessible',
    file: 'routes/public/accessible.tsx',
    access: 'public',
    query: ['aspect', 'page'],
  },
  { path: '/vcOld', file: 'routes/public/venture-edition.tsx', access: 'public' },
  {
    path: '/vcOld/list/:id?',
    file: 'routes/public/venture-entries.tsx',
    access: 'public',
    query: ['page'],
  },
  { path: '/vc', file: 'routes/public/venture-edition.tsx', access: 'public' },
  { path: '/VCplanTheSecondPhase', file: 'routes/public/venture-plan.tsx', access: 'public' },
  { path: '/vcp', file: 'routes/public/venture-edition.tsx', access: 'public' },
  { path: '/vc4', file: 'routes/public/venture-edition.tsx', access: 'public' },
  { path: '/vcp/projects/:id', file: 'routes/public/project-set.tsx', access: 'public' },
  {
    path: '/feedback',
    file: 'routes/public/feedback.tsx',
    access: 'public',
    query: ['kind', 'topic', 'page', 'searched'],
    isKept: false,
  },
  {
    path: '/feedback/ticket',
    file: 'routes/public/feedback-follow.tsx',
    access: 'public',
    query: ['reference'],
    isKept: false,
  },
  {
    path: '/feedback/ticket/:reference',
    file: 'routes/public/feedback-ticket.tsx',
    access: 'public',
    query: ['done'],
    isKept: false,
  },
  {
    path: '/volunteer',
    file: 'routes/public/volunteer.tsx',
    access: 'public',
    query: ['when', 'kind', 'skill', 'page'],
  },
  { path: '/volunteer/:id', file: 'routes/public/volunteer-activity.tsx', access: 'public' },
  { path: '/field/:id', file: 'routes/public/field.tsx', access: 'public' },
  {
    path: '/resource',
    file: 'routes/public/resources.tsx',
    access: 'public',
    query: ['kind', 'field', 'zone', 'sort', 'page'],
  },
  { path: '/resource/:id', file: 'routes/public/resource.tsx', access: 'public' },
  // Not kept: an organisation may take back at any moment that it is shown.
  {
    path: '/organization/:id',
    file: 'routes/public/organisation.tsx',
    access: 'public',
    isKept: false,
  },
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
    query: ['back'],
  },
  {
    path: '/staff',
    file: 'routes/staff/queue.tsx',
    access: 'staff',
    query: ['kind', 'stage', 'assignee', 'overdue', 'search', 'page', 'select'],
  },
  { path: '/staff/applications/:id', file: 'routes/staff/application.tsx', access: 'staff', query: ['done'] },
  {
    path: '/staff/verifications/:id',
    file: 'routes/staff/verification.tsx',
    access: 'staff',
    query: ['done'],
  },
  { path: '/staff/feedback/:id', file: 'routes/staff/feedback.tsx', access: 'staff', query: ['done'] },
  { path: '/staff/codes', file: 'routes/staff/codes.tsx', access: 'staff', query: ['done', 'handed'] },
  {
    path: '/staff/adoptions',
    file: 'routes/staff/adoptions.tsx',
    access: 'staff',
    query: ['state', 'page', 'done'],
  },
  { path: '/staff/members', file: 'routes/staff/members.tsx', access: 'staff' },
  { path: '/staff/content', file: 'routes/staff/collections.tsx', access: 'staff', query: ['done'] },
  {
    path: '/staff/content/:collection',
    file: 'routes/staff/collection.tsx',
    access: 'staff',
    query: ['search', 'state', 'sort', 'page', 'select'],
  },
  { path: '/staff/content/:collection/new', file: 'routes/staff/record.tsx', access: 'staff' },
  {
    path: '/staff/content/:collection/:number',
    file: 'routes/staff/record.tsx',
    access: 'staff',
    query: ['done'],
  },
  {
    path: '/staff/content/:collection/:number/versions',
    file: 'routes/staff/record-versions.tsx',
    access: 'staff',
    query: ['language', 'version'],
  },
  { path: '/staff/preview/:collection/:number', file: 'routes/staff/preview.tsx', access: 'staff' },
  {
    path: '/staff/pictures',
    file: 'routes/staff/pictures.tsx',
    access: 'staff',
    query: ['search', 'page', 'done'],
  },
  {
    path: '/staff/searches',
    file: 'routes/staff/searches.tsx',
    access: 'staff',
    query: ['state', 'page', 'done'],
  },
  { path: '/staff/help', file: 'routes/staff/help-votes.tsx', access: 'staff' },
  { path: '/staff/gallery', file: 'routes/staff/gallery.tsx', access: 'staff' },
  {
    path: '/tools',
    file: 'routes/public/tools.tsx',
    access: 'public',
    query: ['topic', 'need', 'field', 'whoMayApply', 'cost', 'kind', 'sort', 'page'],
  },
  {
    path: '/tools/searchToolList',
    file: 'routes/public/search-tools.tsx',
    access: 'public',
    query: ['keywords', 'need', 'field', 'whoMayApply', 'cost', 'kind', 'page', 'requested'],
    isKept: false,
  },
  {
    path: '/tools/specialList',
    file: 'routes/public/special.tsx',
    access: 'public',
    query: ['need', 'page'],
  },
  {
    path: '/tools/sceneService',
    file: 'routes/public/scenes.tsx',
    access: 'public',
    query: ['need', 'page'],
  },
  { path: '/tools/scene/:id', file: 'routes/public/scene.tsx', access: 'public' },
  {
    path: '/tools/compare',
    file: 'routes/public/compare.tsx',
    access: 'public',
    query: ['id'],
    isKept: false,
  },
  {
    path: '/tools/keywordToolList',
    file: 'routes/public/recommend.tsx',
    access: 'public',
    query: ['need', 'who', 'upkeep', 'money', 'pace', 'step'],
    isKept: false,
  },
  {
    path: '/tools/errTip',
    file: 'routes/public/err-tip.tsx',
    access: 'public',
    query: ['tool'],
    isKept: false,
  },
  {
    path: '/tools/digitalServices',
    file: 'routes/public/services.tsx',
    access: 'public',
    query: ['category', 'mode', 'cost', 'whoMayApply', 'sort', 'page'],
  },
  { path: '/tools/digitalService/:id', file: 'routes/public/service.tsx', access: 'public' },
  { path: '/tools/toolsDetail/:id', file: 'routes/public/tool-detail.tsx', access: 'public' },
  {
    path: '/toolAskFor/:id',
    file: 'routes/account/tool-ask.tsx',
    access: 'team',
    query: ['part', 'review'],
  },
  {
    path: '/toolApplyInfo/:id',
    file: 'routes/account/tool-apply-info.tsx',
    access: 'team',
    query: ['part', 'done'],
  },
]
