/** Names of the journeys' teams and of one organisation; staff see them in either language. */
export const journeyTeams = {
  volunteers: '梧桐街道服务社',
  dayList: '青禾街道服务社',
  sessionEnds: '续登公益团队',
  secondClaim: '同码公益团队',
  secondClaimOrganisation: '同码公益团队基金会',
  wayBack: '青禾来回团队',
  refusedFiles: '青禾拒收团队',
  ownData: '青禾自阅团队',
  ownContacts: '青禾自查团队',
  photographed: '青禾照相团队',
  unreadEverywhere: '青禾同看团队',
  whoSaw: '看得见的团队',
  soughtOnPhone: '手机查找团队',
  unfinished: '半截资料团队',
  discarded: '收回资料团队',
  late: '青禾迟签团队',
  ended: '青禾收场团队',
  sharedState: '青禾共享状态团队',
  drawing: '画图团队',
  invited: '青禾受邀团队',
  unfinishedOrganisation: '青禾半截基金会',
  renewed: '又见青禾',
  renewedOrganisation: '又见青禾基金会',
  superAdmin: '禾苗公益中心',
  handedOver: '青禾移交团队',
  takenBack: '青禾撤回团队',
  twoWindows: '青禾两窗团队',
  budget: '青禾预算团队',
  entering: '青禾参赛团队',
  enteringToo: '青禾同场团队',
  classes: '青禾开课团队',
  selfTest: '青禾自测团队',
  first: '青禾甲团队',
  second: '青禾乙团队',
}

/** Roles that administrators create in the journeys, by their names in both languages. */
export const journeyRoles = {
  desk: { zh: '夜间值班员', en: 'Night desk' },
  waiting: { zh: '周末值班员', en: 'Weekend desk' },
}

/** The reason why an administrator in the journeys refuses a change. */
export const refusedChangeReason = '先问过值班的同事'
