/** What holds for the whole portal and is no list of content. */
export type SiteSettings = {
  /** What the portal is called, in both languages. */
  siteNameZh: string
  siteNameEn: string
  /** Who runs it, by the full name that stands in its legal texts; empty until it is stated. */
  operatorZh: string
  operatorEn: string
  /** The venture programme's edition that is running; from 5 on its messages count with those of the portal. */
  currentRound: number
  matchId: number
  ventureIds: number[]
  /** How to reach the portal's people; empty where there is none. */
  hotline: string
  mail: string
  /** Record numbers that the law asks for on every page; empty where there is none. */
  icp: string
  publicSecurity: string
}

/** What a portal begins with; the programme's ids are the specification's. */
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
