/** The state of a person's data from an earlier platform. */
export const earlierUserStates = ['none', 'waiting', 'imported', 'declined'] as const
export type EarlierUserState = (typeof earlierUserStates)[number]

/** The outcome of a row of a file. */
export const earlierRowOutcomes = ['added', 'updated', 'refused'] as const
/** Why a row is refused. `takenOver`: its owner has decided already. */
export const earlierRowReasons = ['noPhone', 'duplicate', 'tooLong', 'takenOver', 'unreadable'] as const

export type EarlierUserRow = {
  /** The row's place: `users.csv:14`. */
  place: string
  outcome: (typeof earlierRowOutcomes)[number]
  reason: (typeof earlierRowReasons)[number] | null
  /** Masked. */
  phone: string
}

export const earlierUserLimits = {
  rows: 5_000,
  bytes: 2 * 1024 * 1024,
  name: 40,
  email: 120,
  team: 60,
} as const

/** Common column names of such files, normalised for comparison. */
export const earlierColumns = {
  phone: [
    'phone',
    'mobile',
    'tel',
    'telephone',
    'phonenumber',
    '手机',
    '手机号',
    '手机号码',
    '电话',
    '联系电话',
  ],
  name: ['name', 'fullname', 'realname', '姓名', '名字', '真实姓名'],
  email: ['email', 'mail', '邮箱', '电子邮箱', '邮件'],
  team: ['team', 'teamname', 'organisation', 'organization', '团队', '团队名称', '机构', '机构名称'],
} as const
