import { firstSiteSettings, type SiteSettings } from '../../../shared/rules/site-settings.ts'

/** The demo's operator, invented and recognisable as such. */
export const demoOperator: SiteSettings = {
  ...firstSiteSettings,
  operatorZh: '益榫示范运营中心（虚构）',
  operatorEn: 'Yisun Demonstration Centre (fictitious)',
  mail: 'help@yisun.example',
}

/** Text that only the demo uses about its operator, including what earlier releases published. */
export const demoOperatorMarks = ['益榫示范运营中心', 'Yisun Demonstration Centre', '@yisun.example']
