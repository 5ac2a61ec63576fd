import type { Bilingual } from '../../../../shared/lib/locale.ts'

/** A made-up person outside the staff. */
export type DemoMember = {
  phone: string
  name: string
  /** Shown where one chooses whom to sign in as; left out for those who only fill the demo. */
  is?: Bilingual
}

/** A team and who leads it. Names have both languages, since a team has one name for all readers, and fit the header. */
export type DemoTeam = { name: string; kind: 'registered' | 'unregistered'; lead: DemoMember }

export const readingTeam: DemoTeam = {
  name: '示例萤窗 Firefly',
  kind: 'registered',
  lead: {
    phone: '+8613900000011',
    name: '顾小满',
    is: {
      zh: '公益机构的超级管理员：申请、预约与借用、自测计划、自己办的志愿活动与技能项目、一笔创投资助',
      en: 'Super admin of a nonprofit: applications, orders and a loan, a plan from self-tests, a hosted activity and skilled projects, a venture grant',
    },
  },
}

/** The organisation that the reading team acts for, with a credit code of no real region. */
export const readingOrganisation = {
  name: '示例县萤窗乡村阅读社',
  creditCode: '52990001MJ0000001B',
  registeredOn: '2019-03-22',
  address: '示例县云溪镇书院路 8 号',
}

export const teachingTeam: DemoTeam = {
  name: '示例陪学 No Hurry',
  kind: 'unregistered',
  lead: {
    phone: '+8613900000012',
    name: '秦安',
    is: {
      zh: '服务提供方的超级管理员：各队的预约、排期与空位、评分、一份正在评审的创投申请',
      en: 'Super admin of a service provider: orders of many teams, weeks and places, ratings, a venture entry that is being judged',
    },
  },
}

export const volunteer: DemoMember = {
  phone: '+8613900000013',
  name: '叶知夏',
  is: {
    zh: '志愿者：报名、等待确认的时长、技能项目、一份可以查验的证书',
    en: 'Volunteer: sign-ups, hours to confirm, skilled projects, a certificate that anyone can check',
  },
}

const led = (phone: string, lead: string, name: string): DemoTeam => ({
  name: `${name} (demo)`,
  kind: 'unregistered',
  lead: { phone, name: lead },
})

/** Teams that have used what the reading team uses, so that there are figures and ratings to see. */
export const neighbourTeams: readonly DemoTeam[] = [
  led('+8613900000021', '杜清禾', '晴窗助老志愿队 · Sunny Window Volunteers'),
  led('+8613900000022', '韩立夏', '石桥陪读志愿队 · Stone Bridge Companions'),
  led('+8613900000023', '曹远', '河湾社区学堂 · River Bend Community School'),
  led('+8613900000024', '宋知意', '手语茶桌志愿队 · Sign Language Table'),
]

/** Teams that have entered a round of the venture programme and do nothing else. */
export const enteringTeams: readonly DemoTeam[] = [
  led('+8613900000041', '苗小禾', '岛上学堂志愿队 · Island School'),
  led('+8613900000042', '蓝溪', '北坡互助队 · North Slope Neighbours'),
  led('+8613900000043', '纪晓棠', '针线合作社 · Needle and Thread'),
  led('+8613900000044', '石一鸣', '听得见工作组 · Heard Here'),
]

/** Who signs up beside the volunteer. */
export const otherVolunteers: readonly DemoMember[] = [
  { phone: '+8613900000031', name: '白桦' },
  { phone: '+8613900000032', name: '施雨' },
  { phone: '+8613900000033', name: '廖晨' },
  { phone: '+8613900000034', name: '阮星' },
]

export const demoTeams: readonly DemoTeam[] = [readingTeam, teachingTeam, ...neighbourTeams, ...enteringTeams]
export const demoMembers: readonly DemoMember[] = [
  ...demoTeams.map(({ lead }) => lead),
  volunteer,
  ...otherVolunteers,
]
