import type { Bilingual } from '../../lib/locale.ts'
import type { DecisionOutcome } from './verification-verdicts.ts'

/**
 * The use of a reason: a return, a refusal, a change of a verification's standing, or the refusal of another
 * super admin.
 */
export const verificationReasonUses = ['return', 'refuse', 'standing', 'superAdmin'] as const
export type VerificationReasonUse = (typeof verificationReasonUses)[number]

/** A reason's text for the team: why, and what it can do next. */
export type ReasonWords = { title: Bilingual; next: Bilingual }
export type VerificationReason = ReasonWords & { code: string; use: VerificationReasonUse }

/** The use of a decision's reason; a granted verification has none. */
export function reasonUseOf(outcome: DecisionOutcome): VerificationReasonUse | null {
  if (outcome === 'verified') return null
  return outcome === 'returned' ? 'return' : 'refuse'
}

const mend: Bilingual = {
  zh: '按每一处的说明修改，再次提交；没有列出的内容不用动。',
  en: 'Follow the note on each field and send again. Everything else stays as it is.',
}
const wait: Bilingual = {
  zh: '有进一步结果时会发消息给你；你也可以联系我们说明情况。',
  en: 'You will get a message when there is news; you can also write to us.',
}
const none: Bilingual = {
  zh: '你不用做什么。',
  en: 'You need not do anything.',
}

/** A portal's initial reasons; staff change and add to them as content. */
export const firstVerificationReasons: readonly VerificationReason[] = [
  {
    code: 'paperUnreadable',
    use: 'return',
    title: { zh: '文件看不清或不完整', en: 'A paper is unreadable or incomplete' },
    next: mend,
  },
  {
    code: 'detailsDiffer',
    use: 'return',
    title: { zh: '填写的内容和证书不一致', en: 'Details differ from the certificate' },
    next: mend,
  },
  {
    code: 'paperOutOfDate',
    use: 'return',
    title: { zh: '文件已过有效期', en: 'A paper is out of date' },
    next: mend,
  },
  {
    code: 'sealMissing',
    use: 'return',
    title: { zh: '授权证明缺少公章或签字', en: 'The letter has no seal or signature' },
    next: mend,
  },
  {
    code: 'moreNeeded',
    use: 'return',
    title: { zh: '需要补充材料', en: 'More material is needed' },
    next: mend,
  },
  {
    code: 'notFound',
    use: 'refuse',
    title: { zh: '登记机关查不到这家机构', en: 'The register does not know this organisation' },
    next: {
      zh: '到登记机关核对名称和代码。信息更正后，可以重新提交认证。',
      en: 'Check name and code with the registration authority. Once they are right, start a new verification.',
    },
  },
  {
    code: 'noAuthority',
    use: 'refuse',
    title: { zh: '没有证明你可以代表这家机构', en: 'Nothing shows that you may act for this organisation' },
    next: {
      zh: '请机构出具写明你姓名、加盖公章的授权证明，再重新提交。',
      en: 'Ask the organisation for a sealed letter that names you, then start again.',
    },
  },
  {
    code: 'notEligible',
    use: 'refuse',
    title: { zh: '不属于本平台的服务对象', en: 'The programme does not serve this kind of organisation' },
    next: {
      zh: '平台上公开的工具介绍和自助内容仍然可以使用。机构性质变化后可以重新提交。',
      en: 'What is public here stays open to you. If the kind of organisation changes, start again.',
    },
  },
  {
    code: 'notGenuine',
    use: 'refuse',
    title: { zh: '文件不是真实有效的', en: 'A paper is not genuine' },
    next: {
      zh: '如果你认为判断有误，联系我们并带上原件。',
      en: 'If you think this is wrong, write to us and have the originals ready.',
    },
  },
  {
    code: 'complaint',
    use: 'standing',
    title: { zh: '收到投诉，正在核实', en: 'We received a complaint' },
    next: wait,
  },
  {
    code: 'registerChange',
    use: 'standing',
    title: { zh: '登记信息有变化', en: 'The register has changed' },
    next: wait,
  },
  {
    code: 'cleared',
    use: 'standing',
    title: { zh: '情况已经核实清楚', en: 'The matter has been cleared up' },
    next: none,
  },
  {
    code: 'atOwnWish',
    use: 'standing',
    title: { zh: '按机构自己的要求', en: 'The organisation asked for it' },
    next: none,
  },
  {
    code: 'letterInsufficient',
    use: 'superAdmin',
    title: {
      zh: '授权证明不足以说明可以接任',
      en: 'The letter does not show who is to take over',
    },
    next: {
      zh: '请机构出具写明接任者姓名和职务、加盖公章的授权证明，再提交一次。',
      en: 'Ask the organisation for a sealed letter that names the successor and their position, then send a new request.',
    },
  },
  {
    code: 'notAuthorised',
    use: 'superAdmin',
    title: { zh: '机构没有授权这位接任者', en: 'The organisation has not authorised this person' },
    next: {
      zh: '先与机构负责人商定由谁接任，再提交一次。',
      en: 'Settle with the head of the organisation who is to follow, then send a new request.',
    },
  },
  {
    code: 'contestUpheld',
    use: 'superAdmin',
    title: { zh: '异议成立', en: 'The objection holds' },
    next: {
      zh: '先与现任超管商量好，再提交一次。',
      en: 'Come to terms with the sitting super admin first, then send a new request.',
    },
  },
  {
    code: 'stillReachable',
    use: 'superAdmin',
    title: { zh: '现任超管仍可联系', en: 'The sitting super admin can still be reached' },
    next: {
      zh: '现任超管可以联系上：请对方移交，或者申请接任。',
      en: 'The sitting super admin can be reached: ask for a hand-over, or ask to take over.',
    },
  },
]
