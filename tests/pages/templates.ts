import { turnOf } from '../support/browser/languages.ts'
import { demoTool } from '../support/world/demo-content.ts'
import type { PersonalState, PersonName } from './personal-state.ts'

const discourse = demoTool('discourse')

/** One page template to check: an address that shows it, without language prefix. */
export type Template = { name: string; path: string; status?: number; hasScript?: false }

/** Every public page template, each shown once. */
export const publicTemplates: Template[] = [
  { name: 'home', path: '/' },
  { name: 'tools', path: '/tools' },
  { name: 'tools of a topic, filtered', path: '/tools?topic=2001&cost=hostedByProgramme&sort=reply' },
  { name: 'tools, nothing left', path: '/tools?kind=mobileApp&cost=donatedQuota&need=finance' },
  { name: 'search', path: '/tools/searchToolList?keywords=nextclod' },
  { name: 'search without results', path: '/tools/searchToolList?keywords=moodxqzv' },
  { name: 'search of everything', path: '/search?keywords=accessiblity' },
  { name: 'search of everything, nothing found', path: '/search?keywords=moodxqzv' },
  { name: 'tool', path: '/tools/toolsDetail/1001' },
  { name: 'a tool that nobody applies for', path: '/tools/toolsDetail/1057' },
  { name: 'topics', path: '/tools/specialList?need=security' },
  { name: 'scenes', path: '/tools/sceneService' },
  { name: 'scenes, nothing left', path: '/tools/sceneService?need=fundraising' },
  { name: 'scene', path: '/tools/scene/3003' },
  { name: 'comparison', path: '/tools/compare?id=1001&id=1031&id=1030' },
  { name: 'comparison of nothing', path: '/tools/compare' },
  { name: 'comparison, one more by name', path: '/tools/compare?id=1001&name=wang' },
  { name: 'recommendation: a question', path: '/tools/keywordToolList?step=2&need=finance' },
  {
    name: 'recommendation',
    path: '/tools/keywordToolList?step=result&need=collaboration&need=security&who=unregistered&upkeep=none&money=none&pace=unsure',
  },
  { name: 'self-test, not begun', path: '/tools/selfTest' },
  { name: 'self-test for services, not begun', path: '/tools/digitalSelfTest' },
  { name: 'self-test report, none yet', path: '/tools/selfTestResult' },
  { name: 'self-test by colleagues that is closed', path: '/tools/selfTestRound' },
  { name: 'tool that did not open', path: '/tools/errTip?tool=1001' },
  { name: 'digital services, filtered', path: '/tools/digitalServices?cost=free&sort=reply' },
  { name: 'digital services, nothing left', path: '/tools/digitalServices?category=website&cost=free' },
  { name: 'digital service', path: '/tools/digitalService/403' },
  { name: 'a service that teams apply for', path: '/tools/digitalService/401' },
  { name: 'sign in', path: '/signIn' },
  { name: 'an invitation that is closed', path: '/invitation' },
  { name: 'sign in by mail', path: '/signIn?way=mail' },
  { name: 'mailed link that is closed', path: '/auth/third?link=none' },
  { name: 'suspension that is not shown here', path: '/suspended' },
  { name: 'deletion by a link that is closed', path: '/accountDeletion?link=none' },
  { name: 'sign in over the home page', path: '/home?signIn=%2FaccountCenter' },
  { name: 'article', path: '/toolDonationAgreement' },
  { name: 'privacy', path: '/privacy' },
  { name: 'content centre', path: '/news' },
  { name: 'news article', path: '/news/203' },
  { name: 'content centre, nothing found', path: '/news?keywords=moodxqzv' },
  { name: 'help centre', path: '/support?page=signIn' },
  { name: 'help article', path: '/support/102' },
  { name: 'project library', path: '/projects?stage=spreading&sort=liked' },
  { name: 'project', path: '/projects/detail/3001' },
  { name: 'activity of a project', path: '/projects/activity/3201' },
  { name: 'programme impact', path: '/impact?year=2025' },
  { name: 'volunteer platform', path: '/volunteer?mode=online&place=683&within=682' },
  { name: 'volunteer activity', path: '/volunteer/52' },
  { name: 'check of a certificate', path: '/certificate' },
  { name: 'accessibility zone', path: '/accessible?aspect=screenReader' },
  { name: 'venture edition with a list', path: '/vcOld' },
  { name: 'venture list, a class', path: '/vcOld/list/303' },
  { name: 'venture edition with all its projects', path: '/vc' },
  { name: 'venture plan', path: '/VCplanTheSecondPhase' },
  { name: 'venture edition with sets', path: '/vc4' },
  { name: 'field', path: '/field/disability' },
  { name: 'resources, filtered', path: '/resource?kind=template&field=disability' },
  { name: 'resources, nothing left', path: '/resource?kind=dataset&zone=phone-tables' },
  { name: 'resource', path: '/resource/663' },
  { name: 'a resource that teams apply for', path: '/resource/668' },
  { name: 'calls', path: '/api/docs', hasScript: false },
  { name: 'calls of a group', path: '/api/docs/applications', hasScript: false },
  { name: 'institution', path: '/organization/644' },
  { name: 'project set', path: '/vcp/projects/31' },
  { name: 'feedback', path: '/feedback?topic=accessibility&page=/tools' },
  { name: 'follow feedback', path: '/feedback/ticket?reference=FK-2026-7K3M9' },
  { name: 'invitation that is closed', path: '/staff/invitation?token=none' },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

/** A template that needs a person of the prepared state: an address, or the name of one in the state. */
export type PersonalTemplate = { name: string; who: PersonName; path: string; add?: string }

const draft = `/toolAskFor/${discourse.number}`

/** Every page template behind sign-in, each shown once in each state that looks different. */
export const personalTemplates: PersonalTemplate[] = [
  { name: 'choose a kind', who: 'newTeam', path: '/choseType' },
  { name: 'newer texts, none', who: 'newTeam', path: '/newTerms' },
  { name: 'newer texts to agree to', who: 'late', path: '/newTerms?back=/accountCenter' },
  { name: 'choose or create a team', who: 'newTeam', path: '/noTeam' },
  { name: 'find a team', who: 'newTeam', path: '/authApply?search=91310000MA1K00000X' },
  { name: 'account without verification', who: 'newTeam', path: '/accountCenter' },
  { name: 'no messages', who: 'newTeam', path: '/accountCenter?part=messages' },
  { name: 'surveys and invitations', who: 'newTeam', path: '/survey' },
  { name: 'a survey', who: 'newTeam', path: 'survey' },
  { name: 'self-test, finished', who: 'newTeam', path: '/tools/selfTest' },
  { name: 'self-test: a dimension with a branch', who: 'newTeam', path: '/tools/selfTest?part=4' },
  { name: 'self-test report', who: 'newTeam', path: '/tools/selfTestResult?test=maturity' },
  { name: 'self-test plan', who: 'newTeam', path: '/tools/selfTestPlan?test=maturity&done=kept' },
  { name: 'self-test plan, nothing kept', who: 'newTeam', path: '/tools/selfTestPlan?test=service' },
  { name: 'self-test together, not open', who: 'newTeam', path: '/tools/selfTestTogether?test=service' },
  { name: 'self-test together, two have finished', who: 'newTeam', path: '/tools/selfTestTogether' },
  { name: 'self-test of a round, finished', who: 'newTeam', path: 'self-test round' },
  { name: 'self-test report that a team keeps', who: 'newTeam', path: 'kept self-test' },
  { name: 'nothing from an earlier platform', who: 'newTeam', path: '/earlierAccount' },
  { name: 'no partner platforms', who: 'newTeam', path: '/partners' },
  { name: 'search first', who: 'newTeam', path: '/authentication?search=91310000MA1K00000X' },
  { name: 'statement', who: 'newTeam', path: '/authentication?step=form' },
  { name: 'verification sent', who: 'pending', path: 'pending sent' },
  { name: 'verification pending', who: 'pending', path: 'pending info' },
  { name: 'verification returned', who: 'returned', path: 'returned info' },
  { name: 'verification verified', who: 'verified', path: 'verified info' },
  { name: 'account', who: 'verified', path: '/accountCenter' },
  { name: 'applications', who: 'verified', path: '/accountCenter?part=applications' },
  { name: 'no orders yet', who: 'verified', path: '/orders' },
  { name: 'nothing ordered of a team yet', who: 'newTeam', path: '/orders?side=provider' },
  { name: 'what a team provides', who: 'newTeam', path: '/orders/provided/service-402' },
  { name: 'notification settings', who: 'verified', path: '/accountCenter?part=messages&show=settings' },
  { name: 'messages', who: 'verified', path: '/accountCenter?part=messages' },
  { name: 'team', who: 'verified', path: '/accountCenter?part=team' },
  { name: 'handing a team over', who: 'newTeam', path: '/handOver' },
  { name: 'a hand-over that waits', who: 'returned', path: '/handOver' },
  { name: 'no handing over where staff decide', who: 'verified', path: '/handOver' },
  { name: 'public page of an organisation', who: 'verified', path: 'face' },
  { name: 'profile', who: 'verified', path: '/accountCenter?part=profile' },
  { name: 'security', who: 'verified', path: '/accountCenter?part=security' },
  { name: 'my data', who: 'verified', path: '/accountCenter?part=privacy' },
  { name: 'leaving', who: 'verified', path: '/accountCenter?part=privacy&show=deletion' },
  { name: 'ask: start', who: 'verified', path: `${draft}?part=start` },
  { name: 'ask: tasks', who: 'verified', path: `${draft}?part=tasks` },
  { name: 'ask: topic, refused', who: 'verified', path: `${draft}?part=care&review=1` },
  { name: 'ask: last topic', who: 'verified', path: `${draft}?part=launch` },
  { name: 'ask: check', who: 'verified', path: `${draft}?part=check` },
  { name: 'ask for a service: start', who: 'verified', path: '/applyServices/401' },
  { name: 'ask for a resource: start', who: 'verified', path: '/resourceApply/668' },
  {
    name: 'applications for services',
    who: 'verified',
    path: '/accountCenter?part=applications&kind=service',
  },
  { name: 'application for a service', who: 'verified', path: 'service' },
  { name: 'application for a resource', who: 'verified', path: 'resource' },
  { name: 'application sent', who: 'verified', path: 'sent' },
  { name: 'application to amend', who: 'verified', path: 'sent', add: 'amend' },
  { name: 'application approved', who: 'verified', path: 'approved' },
  { name: 'application refused', who: 'verified', path: 'rejected' },
  { name: 'application to correct', who: 'verified', path: 'correction' },
  { name: 'correction', who: 'verified', path: 'correction', add: 'correct' },
  { name: 'sign-up for an activity', who: 'newTeam', path: 'sign-up' },
  { name: 'my volunteering', who: 'newTeam', path: '/volunteering' },
  { name: 'my certificates', who: 'newTeam', path: '/volunteering/certificates' },
  { name: 'hosted activities', who: 'verified', path: '/volunteering/host' },
  { name: 'proposing an activity', who: 'verified', path: '/volunteering/host/new' },
  { name: 'a hosted activity', who: 'verified', path: 'hosted activity' },
  { name: 'a ticket of feedback', who: 'verified', path: 'ticket' },
  { name: 'handling of feedback', who: 'agent', path: 'ticket review' },
  { name: 'queue', who: 'reviewer', path: '/staff' },
  { name: 'review of a verification', who: 'reviewer', path: 'pending review' },
  { name: 'review of an application', who: 'reviewer', path: 'open review' },
  { name: 'decided application', who: 'reviewer', path: 'rejected review' },
  { name: 'second factor', who: 'reviewer', path: '/staff/secondFactor' },
  { name: 'certificates, by number', who: 'agent', path: '/staff/certificates' },
  { name: 'activation codes', who: 'reviewer', path: '/staff/codes' },
  { name: 'ordering', who: 'reviewer', path: '/staff/ordering' },
  { name: 'how a service is ordered', who: 'reviewer', path: '/staff/ordering/service-401' },
  { name: 'collections', who: 'editor', path: '/staff/content' },
  { name: 'a collection', who: 'editor', path: '/staff/content/pages' },
  { name: 'a collection, narrowed', who: 'editor', path: '/staff/content/helps?in=en&f.category=11' },
  { name: 'the order of a collection', who: 'editor', path: '/staff/content/labels/order' },
  { name: 'a field for many', who: 'editor', path: '/staff/content/tools?fill=shared.toolNeeds&select=page' },
  { name: 'what a record lacks', who: 'editor', path: '/staff/content/ventureEditions/4?check=en' },
  { name: 'a new record', who: 'editor', path: '/staff/content/articles/new' },
  { name: 'a record', who: 'editor', path: '/staff/content/pages/102' },
  { name: 'the form of a tool', who: 'editor', path: '/staff/content/tools/1056/form' },
  { name: 'the form of a service', who: 'editor', path: '/staff/content/services/409/form' },
  { name: 'a question of a form', who: 'editor', path: '/staff/content/tools/1039/form/sample' },
  { name: 'versions of a text', who: 'editor', path: '/staff/content/pages/102/versions?version=1' },
  { name: 'preview', who: 'editor', path: '/staff/preview/pages/102' },
  { name: 'preview on the home page', who: 'editor', path: '/staff/preview/banners/1' },
  { name: 'preview in the footer', who: 'editor', path: '/staff/preview/footerLinks/1' },
  { name: 'preview of a class', who: 'editor', path: '/staff/preview/projectClasses/301' },
  { name: 'preview of a self-test', who: 'editor', path: '/staff/preview/selfTestQuestions/741' },
  { name: 'a question of a self-test', who: 'editor', path: '/staff/content/selfTestQuestions/750' },
  { name: 'ways through the self-tests', who: 'editor', path: '/staff/selfTests' },
  { name: 'figures of the self-tests', who: 'editor', path: '/staff/selfTests/figures' },
  { name: 'imports', who: 'editor', path: '/staff/imports' },
  { name: 'fields of an import', who: 'editor', path: 'import to map' },
  { name: 'report of an import', who: 'editor', path: 'import tried' },
  { name: 'a new import', who: 'editor', path: '/staff/imports/new' },
  { name: 'a help article to edit', who: 'editor', path: '/staff/content/helps/102' },
  { name: 'what readers think of the help', who: 'editor', path: '/staff/help' },
  { name: 'searches without result', who: 'editor', path: '/staff/searches' },
  { name: 'queue of an editor', who: 'editor', path: '/staff' },
  { name: 'a request to adopt', who: 'editor', path: 'adoption review' },
  { name: 'a request for a tool', who: 'editor', path: 'tool request review' },
  { name: 'a new synonym', who: 'editor', path: '/staff/content/synonyms/new' },
  { name: 'a banner', who: 'editor', path: '/staff/content/banners/1' },
  { name: 'surveys', who: 'editor', path: '/staff/surveys' },
  { name: 'a draft of a survey', who: 'editor', path: 'survey draft' },
  { name: 'results of a survey', who: 'editor', path: 'survey results' },
  { name: 'earlier users', who: 'administrator', path: '/staff/earlierUsers' },
  { name: 'partners', who: 'administrator', path: '/staff/partners' },
  { name: 'figures', who: 'administrator', path: '/staff/dashboard?period=90' },
  { name: 'settings', who: 'administrator', path: '/staff/settings' },
  { name: 'working days', who: 'administrator', path: '/staff/settings/workingDays?year=2026' },
  { name: 'media library', who: 'editor', path: '/staff/pictures' },
  { name: 'text messages and mails', who: 'agent', path: '/staff/deliveries' },
  { name: 'the audit', who: 'administrator', path: '/staff/audit' },
  { name: 'a page of the console for other roles', who: 'editor', path: '/staff/notOpen?page=/staff/audit' },
  { name: 'members of staff', who: 'administrator', path: '/staff/members' },
  { name: 'role changes', who: 'administrator', path: '/staff/roleChanges' },
  { name: 'search for an account', who: 'administrator', path: '/staff/accounts' },
  { name: 'an account to suspend', who: 'administrator', path: 'account to suspend' },
  { name: 'a suspended account', who: 'administrator', path: 'suspended account' },
  { name: 'roles of staff', who: 'administrator', path: '/staff/roles' },
]

/** The address of a personal template, without language prefix. */
export function personalPath({ path, add }: PersonalTemplate, { paths }: PersonalState): string {
  const address = path.startsWith('/') ? path : paths[path]
  if (!address) throw new Error(`the state has no ${path}`)
  return add ? `${address.split('?')[0]}?part=${add}` : address
}

export type View = { theme: 'light' | 'dark'; size: 'normal' | 'elder'; width: 320 | 1280 }

/** Each theme and size occurs with each width at least once. */
const pairwiseViews: View[] = [
  { theme: 'light', size: 'normal', width: 320 },
  { theme: 'dark', size: 'normal', width: 1280 },
  { theme: 'light', size: 'elder', width: 1280 },
  { theme: 'dark', size: 'elder', width: 320 },
]

export const allViews: View[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['normal', 'elder'] as const).flatMap((size) =>
    ([320, 1280] as const).map((width) => ({ theme, size, width })),
  ),
)

/**
 * The views in which a template is checked: by its name one half of the pairwise cover; every view if
 * `BROWSER_TEST_MATRIX` is `all`, none if it is `none`.
 */
export function viewsOf(name: string): View[] {
  if (process.env.BROWSER_TEST_MATRIX === 'all') return allViews
  if (process.env.BROWSER_TEST_MATRIX === 'none') return []
  const half = (turnOf(name) >>> 1) % 2
  return pairwiseViews.filter((_, turn) => turn >> 1 === half)
}
