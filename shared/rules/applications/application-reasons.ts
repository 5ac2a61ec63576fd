import type { Bilingual } from '../../lib/locale.ts'

/** A reason for a refusal: the applicant's text, and the next step. */
export type RefusalReason = {
  code: string
  /** One line in lists and notices. */
  title: Bilingual
  /** The template text for reviewers. */
  template: Bilingual
  nextStep: { text: Bilingual; to: NextStep }
}

/** Where an applicant can go after a refusal. */
export const nextSteps = ['sameNeed', 'hosted', 'again', 'verification', 'teams', 'agreement'] as const
export type NextStep = (typeof nextSteps)[number]
/** Those that lead to pages of the refused offering's kind. */
export type OfferingStep = Exclude<NextStep, 'verification' | 'teams'>

/** The use of a template: a refusal, the refusal of an entry in its formal check, or a request to correct an application. */
export const reasonUses = ['refusal', 'roundRefusal', 'correction'] as const
export type ReasonUse = (typeof reasonUses)[number]

/** The reasons that a portal begins with, apart from rounds. Every refusal has a reason, a next step and the right to appeal. */
export const refusalReasons: readonly RefusalReason[] = [
  {
    code: 'notFitting',
    title: { zh: '用途与这款工具不合', en: 'The purpose does not fit this tool' },
    template: {
      zh: '你描述的用途，这款工具做不到或做不好。下面的工具更接近你的需要，可以直接申领。',
      en: 'The tool cannot do what you describe, or not well. Others come closer to your need, and you may apply for them right away.',
    },
    nextStep: {
      text: { zh: '看同类用途、你能申领的工具', en: 'See tools for the same purpose that are open to you' },
      to: 'sameNeed',
    },
  },
  {
    code: 'planUnclear',
    title: { zh: '使用计划还不够具体', en: 'The plan of use is not concrete enough' },
    template: {
      zh: '我们没能看出谁来用、用在哪项工作上、从什么时候开始。写清这三点后欢迎再次申领。',
      en: 'We could not see who will use it, for which work and from when. Once these three are clear, please apply again.',
    },
    nextStep: {
      text: { zh: '补充计划，重新申领这款工具', en: 'Apply for this tool again with a clearer plan' },
      to: 'again',
    },
  },
  {
    code: 'capacityMissing',
    title: { zh: '暂时没有人手维护', en: 'Nobody to look after it yet' },
    template: {
      zh: '这款工具要有人定期升级和备份，申请里没有安排这个人。可以先用由我们托管的工具。',
      en: 'This tool needs somebody who updates and backs it up, and the application names nobody. A tool that we host would be a start.',
    },
    nextStep: {
      text: { zh: '看同类用途、由我们托管的工具', en: 'See tools for the same purpose that we host' },
      to: 'hosted',
    },
  },
  {
    code: 'proofMismatch',
    title: { zh: '材料与登记信息对不上', en: 'Papers and registration differ' },
    template: {
      zh: '上传的材料与机构登记的信息不一致。请先在账户中心更新认证信息，再提交新的申请。',
      en: 'The papers differ from what the organisation is registered with. Please bring the verification up to date in your account first, then apply again.',
    },
    nextStep: { text: { zh: '查看认证信息', en: 'See the verification' }, to: 'verification' },
  },
  {
    code: 'duplicate',
    title: { zh: '机构已有同类权益', en: 'The organisation has the same benefit already' },
    template: {
      zh: '同一家机构的另一个团队已经在使用这款工具，名额可以合并使用。请先联系那个团队的管理员。',
      en: 'Another team of the organisation uses this tool already and its places can be shared. Please speak to the admin of that team first.',
    },
    nextStep: { text: { zh: '查看我的团队', en: 'See my teams' }, to: 'teams' },
  },
  {
    code: 'outsidePurpose',
    title: { zh: '用途不属于公益服务', en: 'The purpose is not charitable' },
    template: {
      zh: '捐赠的名额只用于公益服务，申请里写的用途带有经营性质。',
      en: 'Donated places serve charitable work alone; the purpose in the application is a commercial one.',
    },
    nextStep: {
      text: { zh: '阅读捐赠协议', en: 'Read the donation agreement' },
      to: 'agreement',
    },
  },
]

const roundAgain = {
  text: { zh: '看这一轮的要求', en: 'See what this round asks for' },
  to: 'again',
} as const

/** The same for the formal check of entries. */
export const roundRefusalReasons: readonly RefusalReason[] = [
  {
    code: 'roundNotEligible',
    title: { zh: '不符合参赛条件', en: 'Not eligible to enter' },
    template: {
      zh: '团队或项目不符合这一轮的参赛条件。',
      en: 'The team or the project does not meet the conditions of this round.',
    },
    nextStep: roundAgain,
  },
  {
    code: 'roundIncomplete',
    title: { zh: '材料不完整', en: 'The entry is incomplete' },
    template: {
      zh: '必需的内容或材料缺少，或者打不开、看不清，评委没法评审。',
      en: 'Answers or papers that are needed are missing, or cannot be opened or read, so that judges could not review it.',
    },
    nextStep: roundAgain,
  },
  {
    code: 'roundDuplicate',
    title: { zh: '同一个项目重复参赛', en: 'The project has entered twice' },
    template: {
      zh: '这个项目已经由另一份报名参加这一期，只评那一份。',
      en: 'This project takes part in the edition with another entry; that one is judged.',
    },
    nextStep: { text: { zh: '查看我的团队', en: 'See my teams' }, to: 'teams' },
  },
  {
    code: 'roundOutsideTheme',
    title: { zh: '不在这一轮的征集范围', en: 'Outside what this round looks for' },
    template: {
      zh: '项目要解决的问题不在这一轮征集的主题和赛道之内。',
      en: 'What the project sets out to solve is outside the themes and tracks of this round.',
    },
    nextStep: roundAgain,
  },
  {
    code: 'roundProofMismatch',
    title: { zh: '材料与登记信息对不上', en: 'Papers and registration differ' },
    template: {
      zh: '提交的材料与机构或团队登记的信息不一致。',
      en: 'The papers differ from what the organisation or the team is registered with.',
    },
    nextStep: { text: { zh: '查看认证信息', en: 'See the verification' }, to: 'verification' },
  },
]

export function findRefusalReason(code: string): RefusalReason | null {
  return refusalReasons.find((reason) => reason.code === code) ?? null
}
