import { firstAccent } from './brand.ts'

/** Settings of the whole portal that are not a list of content. */
export type SiteSettings = {
  /** The portal's name, in both languages. */
  siteNameZh: string
  siteNameEn: string
  /** What stands for the name where room is short; empty where the name itself is short. */
  shortNameZh: string
  shortNameEn: string
  /** The colour of links and main buttons on light pages, and on dark ones; empty where that is derived. */
  accent: string
  accentDark: string
  /** What the mark is drawn from; empty for that of the software. */
  markSeed: string
  /** The name of the uploaded mark, which stands for the drawn one; empty where there is none. */
  markPicture: string
  /** The operator's full name, as in its legal texts; empty until it is stated. */
  operatorZh: string
  operatorEn: string
  /** The venture programme's current edition; from 5 on its messages count with those of the portal. */
  currentRound: number
  matchId: number
  ventureIds: number[]
  /** How to reach the portal's staff; empty where there is no way. */
  hotline: string
  mail: string
  /** Record numbers that the law requires on every page; empty where there is none. */
  icp: string
  publicSecurity: string
}

/** A portal's initial settings; the programme's ids are the specification's. */
export const firstSiteSettings: SiteSettings = {
  siteNameZh: '益榫',
  siteNameEn: 'Yisun',
  shortNameZh: '',
  shortNameEn: '',
  accent: firstAccent.light,
  accentDark: '',
  markSeed: '',
  markPicture: '',
  operatorZh: '',
  operatorEn: '',
  currentRound: 5,
  matchId: 2001,
  ventureIds: [2051, 2055, 2052, 2065],
  hotline: '',
  mail: '',
  icp: '',
  publicSecurity: '',
}
