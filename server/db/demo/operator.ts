import { firstSiteSettings, type SiteSettings } from '../../../shared/rules/site-settings.ts'

/** Who runs the demo: invented, and named so. */
export const demoOperator: SiteSettings = {
  ...firstSiteSettings,
  operatorZh: '益榫示范运营中心（虚构）',
  operatorEn: 'Yisun Demonstration Centre (fictitious)',
  mail: 'help@yisun.example',
}

/** What only texts of the demo say of who runs it, also as earlier releases published them. */
export const demoOperatorMarks = ['益榫示范运营中心', 'Yisun Demonstration Centre', '@yisun.example']
