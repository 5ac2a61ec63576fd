/** Settings of the whole portal that are not a list of content. */
export type SiteSettings = {
  /** The portal's name, in both languages. */
  siteNameZh: string
  siteNameEn: string
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
