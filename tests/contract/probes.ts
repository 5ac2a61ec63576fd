import { randomUUID } from 'node:crypto'
import type { Call, InputOf } from '../../shared/contract/call.ts'
import type { Contract } from '../../shared/contract/contract.ts'
import { createApplication, passAmendWindow, versionOf } from '../support/applications.ts'
import { makeCreditCode } from '../support/make-credit-code.ts'
import { createTool, plainAnswers } from '../support/tools.ts'
import { makeStatement, sendVerification, uploadPapers, verifyTeam } from '../support/verifications.ts'
import { accessProbes } from './access-probes.ts'
import { auditStaffProbes } from './audit-probes.ts'
import { contentProbes } from './content-probes.ts'
import { deliveriesProbes } from './deliveries-probes.ts'
import { earlierUsersProbes, earlierUsersStaffProbes } from './earlier-users-probes.ts'
import { faceProbes } from './face-probes.ts'
import { importProbes } from './import-probes.ts'
import { partnerProbes, partnerStaffProbes } from './partner-probes.ts'
import { passkeyProbes } from './passkey-probes.ts'
import { privacyProbes } from './privacy-probes.ts'
import { projectProbes, projectStaffProbes } from './project-probes.ts'
import { providerProbes, wechatProbes } from './provider-probes.ts'
import { recoveryCodeProbes } from './recovery-code-probes.ts'
import { resourceProbes } from './resource-probes.ts'
import { roleChangesStaffProbes } from './role-change-probes.ts'
import { searchProbes, searchStaffProbes } from './search-probes.ts'
import { settingsProbes } from './settings-probes.ts'
import { superAdminProbes, superAdminStaffProbes } from './super-admin-probes.ts'
import { supportProbes, supportStaffProbes } from './support-probes.ts'
import { surveyProbes, surveyStaffProbes } from './survey-probes.ts'
import { teamProbes } from './team-probes.ts'
import { toolRequestStaffProbes } from './tool-request-probes.ts'
import { ventureProbes } from './venture-probes.ts'
import { volunteerProbes } from './volunteer-probes.ts'
import { waysInProbes } from './ways-in-probes.ts'
import type { World } from './world.ts'
import { createNotice, inviteStaff } from './world.ts'

/** The input of a call about an object of team A, made anew for every use. */
type Probe<Input> = {
  /** About an existing object of team A, or about nothing in particular. */
  existing: (world: World) => Promise<Input>
  /** The same about an object that does not exist; left out where the call names none. */
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

type Made = Awaited<ReturnType<typeof createApplication>>
type State = Parameters<typeof createApplication>[1]

/** An application of team A; its tool costs nothing of the allowance, so that there may be many. */
async function applicationOf({ portal, teamA }: World, state: State) {
  const toolId = await createTool(portal, { allowanceUnits: 0 })
  return createApplication(portal, state, { team: teamA, toolId })
}

/** A write of the applicant on their application in a state. */
function ownApplication<More extends object>(state: State, more: More) {
  return {
    existing: async (world: World) => {
      const { applicationId } = await applicationOf(world, state)
      return { TeamID: world.actingTeam.teamId, applicationId, ...more }
    },
    missing: async (world: World) => ({
      TeamID: world.actingTeam.teamId,
      applicationId: randomUUID(),
      ...more,
    }),
  }
}

/** A write of a reviewer on an application in a state. */
function seenApplication<More extends object>(
  state: State,
  more: More,
  prepare: (world: World, made: Made) => Promise<void> = async () => {},
) {
  return {
    existing: async (world: World) => {
      const made = await applicationOf(world, state)
      await prepare(world, made)
      const { applicationId } = made
      return { applicationId, version: await versionOf(world.portal, applicationId), ...more }
    },
    missing: async () => ({ applicationId: randomUUID(), version: 1, ...more }),
  }
}

const ofTool = {
  existing: async (world: World) => ({ toolId: await createTool(world.portal) }),
  missing: async () => ({ toolId: '999999999' }),
}

const demoTool = {
  existing: async () => ({ toolId: '1001' }),
  missing: async () => ({ toolId: '999999999' }),
}

const verified = {
  outcome: 'verified' as const,
  exists: 'met' as const,
  personMayAct: 'met' as const,
  eligible: 'met' as const,
  standing: 'met' as const,
}

/** Something that a verifier does with a verification that waits. */
function sentVerification<More extends object>(more: More) {
  return {
    existing: async (world: World) => ({
      organisationId: (await sendVerification(world.portal, world.teamA)).organisationId,
      ...more,
    }),
    missing: async () => ({ organisationId: randomUUID(), ...more }),
  }
}

/** What team A sends where the letter of authorisation is to follow. */
async function sendVerificationWithoutPerson({ portal, teamA }: World): Promise<void> {
  const { letter: _, realName: __, position: ___, ...statement } = await makeStatement(portal, teamA)
  await (await portal.api({ token: teamA.superAdmin.token })).organisations.add(statement)
}

async function makePerson({ portal, actingTeam }: World) {
  const { letter } = await uploadPapers(portal, actingTeam.superAdmin.token)
  return { TeamID: actingTeam.teamId, realName: '周小满', position: '项目主管', letter }
}

export const probes: Probes = {
  applications: {
    eligibility: ofTool,
    role: nothing,
    form: ofTool,
    start: {
      existing: async (world) => ({
        TeamID: world.actingTeam.teamId,
        toolId: await createTool(world.portal),
      }),
      missing: async (world) => ({ TeamID: world.actingTeam.teamId, toolId: '999999999' }),
    },
    saveDraft: ownApplication('draft', { answers: { purpose: '排班' } }),
    discardDraft: ownApplication('draft', {}),
    submit: {
      existing: async (world) => ({
        TeamID: world.actingTeam.teamId,
        toolId: await createTool(world.portal),
        answers: plainAnswers,
      }),
      missing: async (world) => ({
        TeamID: world.actingTeam.teamId,
        toolId: '999999999',
        answers: plainAnswers,
      }),
    },
    list: nothing,
    details: {
      existing: async (world) => ({
        applicationId: (await applicationOf(world, 'submitted')).applicationId,
      }),
      missing: async () => ({ applicationId: randomUUID() }),
    },
    amend: ownApplication('submitted', { answers: plainAnswers }),
    release: ownApplication('submitted', {}),
    saveCorrection: ownApplication('needs_correction', { answers: { purpose: '更具体' } }),
    correct: ownApplication('needs_correction', { answers: { purpose: '更具体' } }),
    withdraw: ownApplication('submitted', {}),
    appeal: ownApplication('rejected', { text: '请再看一次' }),
    sendMessage: ownApplication('submitted', { body: '什么时候能有结果？' }),
    confirmActivation: ownApplication('fulfilling', {}),
  },
  auditStaff: auditStaffProbes,
  deliveriesStaff: deliveriesProbes,
  applicationsStaff: {
    look: {
      existing: async (world) => ({ applicationId: (await applicationOf(world, 'in_review')).applicationId }),
      missing: async () => ({ applicationId: randomUUID() }),
    },
    detail: {
      existing: async (world) => ({
        applicationId: (await applicationOf(world, 'in_review')).applicationId,
      }),
      missing: async () => ({ applicationId: randomUUID() }),
    },
    assign: {
      existing: async (world) => ({
        applicationIds: [(await applicationOf(world, 'submitted')).applicationId],
        accountId: world.staff.reviewer.accountId,
      }),
    },
    open: seenApplication('submitted', {}, async (world, made) =>
      passAmendWindow(world.portal, made.applicationId),
    ),
    requestCorrection: seenApplication('in_review', { keys: ['purpose'], remark: '写具体一点' }),
    decide: seenApplication('in_review', { verdict: 'approve' as const }),
    decideMany: {
      existing: async (world) => {
        const { applicationId } = await applicationOf(world, 'in_review')
        const items = [{ applicationId, version: await versionOf(world.portal, applicationId) }]
        return { items, verdict: 'approve' as const }
      },
    },
    preview: {
      existing: async (world) => ({
        applicationId: (await applicationOf(world, 'in_review')).applicationId,
        verdict: 'approve' as const,
      }),
      missing: async () => ({ applicationId: randomUUID(), verdict: 'approve' as const }),
    },
    reverse: seenApplication('rejected', { text: '复核后改判' }),
    end: seenApplication('active', { how: 'complete' as const, text: '用完了' }),
    sendMessage: {
      existing: async (world) => ({
        applicationId: (await applicationOf(world, 'in_review')).applicationId,
        body: '请补充说明',
      }),
      missing: async () => ({ applicationId: randomUUID(), body: '请补充说明' }),
    },
    reasons: nothing,
    reveal: {
      existing: async (world) => ({
        applicationId: (await applicationOf(world, 'in_review')).applicationId,
        reason: '约定上门时间',
      }),
      missing: async () => ({ applicationId: randomUUID(), reason: '约定上门时间' }),
    },
    codes: nothing,
    addCodes: {
      existing: async (world) => ({
        toolId: await createTool(world.portal, { activationKind: 'code' }),
        codes: [randomUUID()],
      }),
      missing: async () => ({ toolId: '999999999', codes: [randomUUID()] }),
    },
  },
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
  openData: { records: { existing: async () => ({ kind: 'tools' as const }) } },
  organisations: {
    add: {
      existing: async (world) => makeStatement(world.portal, world.actingTeam),
      missing: async (world) => ({
        ...(await makeStatement(world.portal, world.actingTeam)),
        organisationId: randomUUID(),
        version: 1,
      }),
    },
    addUserVerification: {
      existing: async (world) => {
        await sendVerificationWithoutPerson(world)
        return makePerson(world)
      },
      missing: makePerson,
    },
    detailUserVerification: {
      existing: async (world) => {
        await sendVerification(world.portal, world.teamA)
        return { UserId: world.teamA.superAdmin.accountId }
      },
      missing: async () => ({ UserId: randomUUID() }),
    },
    list: nothing,
    draft: nothing,
    saveDraft: {
      existing: async ({ actingTeam }) => ({ TeamID: actingTeam.teamId, name: '青禾公益基金会' }),
    },
    discardDraft: {
      existing: async ({ portal, actingTeam: { teamId: TeamID, superAdmin } }) => {
        await (await portal.api({ token: superAdmin.token })).organisations.saveDraft({
          TeamID,
          name: '青禾',
        })
        return { TeamID }
      },
    },
    ...faceProbes,
    ...superAdminProbes,
    check: { existing: async () => ({ creditCode: makeCreditCode() }) },
    detail: {
      existing: async (world) => ({
        organisationId: (await sendVerification(world.portal, world.teamA)).organisationId,
      }),
      missing: async () => ({ organisationId: randomUUID() }),
    },
  },
  organisationsStaff: {
    ...superAdminStaffProbes,
    reasons: nothing,
    detail: sentVerification({}),
    reveal: sentVerification({ reason: '核对授权证明' }),
    open: sentVerification({}),
    assign: {
      existing: async (world) => ({
        organisationIds: [(await sendVerification(world.portal, world.teamA)).organisationId],
        assigneeId: world.staff.verifier.accountId,
      }),
    },
    decide: {
      existing: async (world) => {
        const { organisationId, version } = await sendVerification(world.portal, world.teamA)
        return { organisationId, version, ...verified }
      },
      missing: async () => ({ organisationId: randomUUID(), version: 1, ...verified }),
    },
    changeStanding: {
      existing: async (world) => {
        const { organisationId, version } = await verifyTeam(world.portal, world.teamA)
        return { organisationId, version, action: 'suspend' as const, reason: 'complaint' }
      },
      missing: async () => ({
        organisationId: randomUUID(),
        version: 1,
        action: 'suspend' as const,
        reason: 'complaint',
      }),
    },
  },
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
    leave: { existing: async () => ({ id: randomUUID() }) },
    colleagues: nothing,
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
  partners: partnerProbes,
  partnersStaff: partnerStaffProbes,
  surveys: surveyProbes,
  surveysStaff: surveyStaffProbes,
  dashboardStaff: { figures: { existing: async () => ({ period: 30 }) } },
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
  teams: teamProbes,
  usercenter: {
    info: nothing,
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
  venture: ventureProbes,
  resources: resourceProbes,
  search: searchProbes,
  searchStaff: searchStaffProbes,
  volunteers: volunteerProbes,
  waysIn: waysInProbes,
  providers: providerProbes,
  wechat: wechatProbes,
}
