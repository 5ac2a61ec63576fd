import { pathWithoutLocale } from '../lib/locale.ts'
import type { HelpPage } from './help-pages.ts'

/** The group of an address by its first segment, or by its first two where these are more specific. */
const groups = new Map<string, HelpPage>(
  Object.entries({
    'tools/toolsDetail': 'tool',
    'tools/searchToolList': 'search',
    search: 'search',
    tools: 'tools',
    toolAskFor: 'ask',
    toolApplyInfo: 'application',
    applyServices: 'ask',
    applyServicesDetail: 'application',
    resourceApply: 'ask',
    resourceApplyDetail: 'application',
    orders: 'application',
    orderRequest: 'application',
    signIn: 'signIn',
    choseType: 'team',
    noTeam: 'team',
    invitation: 'team',
    authentication: 'verification',
    authenticationInfo: 'verification',
    authApply: 'verification',
    result: 'verification',
    accountCenter: 'account',
    news: 'news',
    projects: 'projects',
    vcOld: 'projects',
    vc: 'projects',
    VCplanTheSecondPhase: 'projects',
    vcp: 'projects',
    vc4: 'projects',
    volunteer: 'volunteer',
    volunteering: 'volunteer',
    certificate: 'volunteer',
    field: 'resources',
    resource: 'resources',
    organization: 'organisation',
    accessible: 'access',
    feedback: 'feedback',
    toolDonationAgreement: 'rules',
    privacy: 'rules',
    terms: 'rules',
    cookies: 'rules',
    'staff/content': 'staffContent',
    'staff/pictures': 'staffContent',
    'staff/preview': 'staffContent',
    staff: 'staff',
  }),
)

/** The group of a page; pages without their own help count as the home page. */
export function helpPageOf(pathname: string): HelpPage {
  const [first = '', second = ''] = pathWithoutLocale(pathname).split('/').slice(1)
  return groups.get(`${first}/${second}`) ?? groups.get(first) ?? 'home'
}
