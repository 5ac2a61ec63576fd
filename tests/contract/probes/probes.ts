import { randomUUID } from 'node:crypto'
import type { Call, InputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type { World } from '../world.ts'
import { createNotice, inviteStaff } from '../world.ts'
import { accessProbes } from './access-probes.ts'
import { applicationProbes, applicationStaffProbes } from './application-probes.ts'
import { auditStaffProbes } from './audit-probes.ts'
import { awardProbes, awardStaffProbes } from './award-probes.ts'
import { contentProbes } from './content-probes.ts'
import { decidingProbes } from './deciding-probes.ts'
import { deliveriesProbes } from './deliveries-probes.ts'
import { earlierUsersProbes, earlierUsersStaffProbes } from './earlier-users-probes.ts'
import { handOverProbes } from './hand-over-probes.ts'
import { importProbes } from './import-probes.ts'
import { judgingProbes, judgingStaffProbes } from './judging-probes.ts'
import { orderProbes, orderStaffProbes } from './order-probes.ts'
import { organisationProbes, organisationStaffProbes } from './organisation-probes.ts'
import { partnerHoursProbes, partnerProbes, partnerStaffProbes } from './partner-probes.ts'
import { passkeyProbes } from './passkey-probes.ts'
import { privacyProbes } from './privacy-probes.ts'
import { projectProbes, projectStaffProbes } from './project-probes.ts'
import { providerProbes, wechatProbes } from './provider-probes.ts'
import { recoveryCodeProbes } from './recovery-code-probes.ts'
import { resourceProbes } from './resource-probes.ts'
import { roleChangesStaffProbes } from './role-change-probes.ts'
import { searchProbes, searchStaffProbes } from './search-probes.ts'
import {
  selftestProbes,
  selftestRoundProbes,
  selftestStaffProbes,
  selftestTeamProbes,
} from './selftest-probes.ts'
import { settingsProbes } from './settings-probes.ts'
import { supportProbes, supportStaffProbes } from './support-probes.ts'
import { surveyProbes, surveyStaffProbes } from './survey-probes.ts'
import { suspensionsProbes, suspensionsStaffProbes } from './suspension-probes.ts'
import { teamProbes } from './team-probes.ts'
import { toolRequestStaffProbes } from './tool-request-probes.ts'
import { ventureProbes, ventureStaffProbes } from './venture-probes.ts'
import { ventureQuestionsProbes, ventureQuestionsStaffProbes } from './venture-question-probes.ts'
import {
  certificateProbes,
  hostingProbes,
  skilledProbes,
  volunteeringProbes,
  volunteeringStaffProbes,
  volunteerProbes,
} from './volunteer-probes.ts'
import { waysInProbes } from './ways-in-probes.ts'
import { workProbes } from './work-probes.ts'

/** The input of a call about an object of team A, created anew for each use. */
type Probe<Input> = {
  /** About an existing object of team A, or about nothing in particular. */
  existing: (world: World) => Promise<Input>
  /** The same about an object that does not exist; omitted where the call names none. */
  missing?: (world: World) => Promise<Input>
}

/** One probe for every call of the contract: a call without one does not compile. */
export type Probes = {
  [Group in keyof Contract]: {
    [Name in keyof Contract[Group]]: Contract[Group][Name] extends Call
      ? Probe<InputOf<Contract[Group][Name]>>
      : never
  }
}

const nothing = { existing: async () => ({}) }

const demoTool = {
  existing: async () => ({ toolId: '1001' }),
  missing: async () => ({ toolId: '999999999' }),
}

export const probes: Probes = {
  applications: applicationProbes,
  auditStaff: auditStaffProbes,
  deliveriesStaff: deliveriesProbes,
  applicationsStaff: applicationStaffProbes,
  content: {
    describeDynamicCenterLabel: nothing,
    describeDynamicCenterList: nothing,
    describeDynamicCenterInfo: {
      existing: async () => ({ DynamicAliasID: 'privacy' }),
      missing: async () => ({ DynamicAliasID: 'nosucharticle' }),
    },
    articleSearch: { existing: async () => ({ keywords: '备份' }) },
    articleFeed: { existing: async () => ({}), missing: async () => ({ label: '999999999' }) },
    contentAddresses: nothing,
  },
  contentStaff: contentProbes,
  impact: { figures: nothing },
  importsStaff: importProbes,
  files: {
    upload: {
      existing: async (world) => ({ purpose: 'certificate' as const, file: world.paper() }),
    },
  },
  home: {
    homePageAll: nothing,
    homePageDomain: nothing,
    homePageProjectCount: nothing,
    configInfo: nothing,
  },
  messages: {
    describeMessageList: nothing,
    describeMessageInfo: {
      existing: async (world) => ({ messageId: await createNotice(world) }),
      missing: async () => ({ messageId: randomUUID() }),
    },
    message: {
      existing: async (world) => ({ messageId: await createNotice(world) }),
      missing: async () => ({ messageId: randomUUID() }),
    },
    modifyMessageRead: {
      existing: async (world) => ({ messageIds: [await createNotice(world)] }),
      missing: async () => ({ messageIds: [randomUUID()] }),
    },
    unreadCount: nothing,
    readToolMessages: nothing,
    unreadCounts: nothing,
    preferences: nothing,
    preferencesSave: {
      existing: async () => ({
        sent: ['tool.mail' as const],
        isQuietAtNight: true,
        hasDigest: true,
        hasDeviceTexts: true,
      }),
    },
  },
  openData: {
    records: { existing: async () => ({ kind: 'tools' as const }) },
    activityChanges: nothing,
  },
  orders: orderProbes,
  ordersStaff: orderStaffProbes,
  organisations: organisationProbes,
  organisationsStaff: organisationStaffProbes,
  passkeys: passkeyProbes,
  privacy: privacyProbes,
  recoveryCodes: recoveryCodeProbes,
  roleChangesStaff: roleChangesStaffProbes,
  projects: projectProbes,
  projectsStaff: projectStaffProbes,
  security: {
    getTraceId: {
      existing: async (world) => ({ publicKey: world.publicKey, call: 'usercenter/info' }),
    },
  },
  services: {
    serviceInfo: {
      existing: async () => ({ serviceId: '401' }),
      missing: async () => ({ serviceId: '999999999' }),
    },
    serviceList: nothing,
  },
  signIn: {
    sendSms: { existing: async (world) => ({ phone: world.freshPhone(), purpose: 'signIn' as const }) },
    signIn: { existing: async (world) => ({ phone: world.freshPhone(), code: '000000' }) },
    callingCodes: nothing,
    session: nothing,
    logout: { existing: async () => ({ appId: 'yisun' as const }) },
    sessionList: nothing,
    sessionEnd: {
      existing: async (world) => ({ sessionID: await world.furtherSession() }),
      missing: async () => ({ sessionID: randomUUID() }),
    },
  },
  staff: {
    invitation: {
      existing: async (world) => ({ token: await inviteStaff(world) }),
      missing: async () => ({ token: 'A'.repeat(43) }),
    },
    invitationAccept: {
      existing: async (world) => ({ token: await inviteStaff(world) }),
      missing: async () => ({ token: 'A'.repeat(43) }),
    },
    secondFactor: nothing,
    secondFactorConfirm: { existing: async () => ({ code: '000000' }) },
    secondFactorProve: { existing: async () => ({ code: '000000' }) },
    memberlist: nothing,
    roleList: nothing,
    queue: nothing,
    ...workProbes,
    leave: { existing: async () => ({ id: randomUUID() }) },
    colleagues: nothing,
    rolesWith: { existing: async () => ({ privilege: 'readAudit' as const }) },
    invitationCreate: { existing: async () => ({ name: '新同事', roles: ['reviewer' as const] }) },
    memberRoles: {
      existing: async (world) => ({
        userID: await world.furtherStaff(),
        roles: ['reviewer' as const],
      }),
      missing: async () => ({ userID: randomUUID(), roles: ['reviewer' as const] }),
    },
  },
  support: supportProbes,
  supportStaff: supportStaffProbes,
  earlierUsers: earlierUsersProbes,
  earlierUsersStaff: earlierUsersStaffProbes,
  partnerHours: partnerHoursProbes,
  partners: partnerProbes,
  partnersStaff: partnerStaffProbes,
  surveys: surveyProbes,
  surveysStaff: surveyStaffProbes,
  suspensions: suspensionsProbes,
  suspensionsStaff: suspensionsStaffProbes,
  dashboardStaff: { figures: { existing: async () => ({ period: 30 }) } },
  selftest: selftestProbes,
  selftestRounds: selftestRoundProbes,
  selftestStaff: selftestStaffProbes,
  selftestTeam: selftestTeamProbes,
  settingsStaff: settingsProbes,
  toolRequestsStaff: toolRequestStaffProbes,
  toolbox: {
    listPage: nothing,
    item: demoTool,
    topicList: nothing,
    noticeList: nothing,
    sceneList: nothing,
    sceneInfo: {
      existing: async () => ({ sceneId: '3001' }),
      missing: async () => ({ sceneId: '999999999' }),
    },
    indexList: nothing,
    topicPrefix: nothing,
    topicCards: nothing,
    searchTools: { existing: async () => ({ keywords: 'nextcloud' }) },
    cardList: { existing: async () => ({ benefitBelongToType: 1 as const }) },
    itemDetail: demoTool,
    wished: demoTool,
    compare: { existing: async () => ({ id: ['1001', '1007'] }) },
    recommend: { existing: async () => ({ need: ['finance' as const], who: 'unregistered' as const }) },
    requestTool: { existing: async () => ({ need: '想要一个能给志愿者排班的工具', keywords: '排班' }) },
  },
  handOvers: handOverProbes,
  teams: teamProbes,
  usercenter: {
    info: nothing,
    waiting: nothing,
    teaminfo: nothing,
    memberlist: nothing,
    teamlist: nothing,
    teamcreate: { existing: async () => ({ kind: 'unregistered' as const, name: '新的志愿者团队' }) },
    teamchoose: {
      existing: async (world) => ({ TeamID: world.teamA.teamId }),
      missing: async () => ({ TeamID: randomUUID() }),
    },
    profileupdate: { existing: async () => ({ name: '林知远' }) },
    dataViews: nothing,
  },
  access: accessProbes,
  judging: judgingProbes,
  judgingStaff: judgingStaffProbes,
  venture: ventureProbes,
  ventureQuestions: ventureQuestionsProbes,
  ventureQuestionsStaff: ventureQuestionsStaffProbes,
  ventureDecidingStaff: decidingProbes,
  ventureStaff: ventureStaffProbes,
  ventureAwards: awardProbes,
  ventureAwardsStaff: awardStaffProbes,
  resources: resourceProbes,
  search: searchProbes,
  searchStaff: searchStaffProbes,
  volunteers: volunteerProbes,
  volunteering: volunteeringProbes,
  hosting: hostingProbes,
  certificates: certificateProbes,
  skilled: skilledProbes,
  volunteeringStaff: volunteeringStaffProbes,
  waysIn: waysInProbes,
  providers: providerProbes,
  wechat: wechatProbes,
}
