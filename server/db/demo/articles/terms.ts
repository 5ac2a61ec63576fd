import type { DemoArticle } from '../demo-types.ts'

export const terms: DemoArticle = {
  alias: 'terms',
  version: 1,
  effectiveOn: '2026-10-01',
  title: {
    zh: '服务条款',
    en: 'Terms of use',
  },
  summary: {
    zh: '使用本门户时，你和运营方各自承担什么：账号、内容、申领与决定、停用和争议。',
    en: 'What you and the operator owe each other: accounts, content, applications and decisions, closing and disputes.',
  },
  sections: [
    {
      heading: {
        zh: '条款管什么',
        en: 'What these terms cover',
      },
      paragraphs: [
        {
          zh: '这些条款约定你使用本门户的规则；本门户由【运营方全称】运营，以下称运营方。工具、服务和资源各有自己的许可或协议；两者不一致时，关于该工具的使用以其许可为准，关于申领过程以本条款为准。',
          en: 'These terms govern the use of the portal, which is run by [full name of the operator], below the operator. Tools, services and resources carry licences or agreements of their own; where the two differ, the licence decides how a tool is used and these terms decide how one applies for it.',
        },
        {
          zh: '浏览公开页面不需要同意本条款。首次登录时请你阅读并确认，确认的版本和时间会留在账号中心。',
          en: 'Reading public pages needs no agreement. At your first sign-in you are asked to read and confirm; the version and time stay in your account centre.',
        },
      ],
    },
    {
      heading: {
        zh: '门户提供的内容',
        en: 'What the portal offers',
      },
      paragraphs: [
        {
          zh: '查找、比较和申领数字工具，查看服务与资源，阅读动态与帮助。这些功能对公益机构、团队和志愿者不收费；个别工具由申领方分担部分费用的，会在工具页写明金额。',
          en: 'Finding, comparing and applying for digital tools, looking up services and resources, news and help. All this is free for nonprofits, teams and volunteers; where a tool asks you to share a cost, its page states the amount.',
        },
      ],
    },
    {
      heading: {
        zh: '账号',
        en: 'Your account',
      },
      paragraphs: [
        {
          zh: '一个人使用一个账号，以手机号、邮箱或第三方账号登录。请用自己的号码，不要把验证码告诉任何人，我们的工作人员也不会索要。',
          en: 'One person, one account, by phone, e-mail or provider. Use your own number and give codes to nobody; our staff never ask for them.',
        },
        {
          zh: '发现账号被他人使用，请立即在账号中心结束其他登录，并告诉我们。因验证码外泄造成的后果，我们会协助追回，但不能保证全部复原。',
          en: 'If someone else is using it, end the other sign-ins in the account centre at once and tell us. After a leaked code we help to undo the harm, though not everything can be restored.',
        },
      ],
    },
    {
      heading: {
        zh: '团队与机构',
        en: 'Teams and organisations',
      },
      paragraphs: [
        {
          zh: '建立团队的人成为超管，对成员名单和以团队名义提交的内容负责。代表机构行事须有该机构的授权，授权变更时请及时更新。',
          en: 'Whoever creates a team becomes its super admin and answers for its members and for what is sent in its name. Acting for an organisation needs its authorisation; update it when it changes.',
        },
        {
          zh: '一个统一社会信用代码对应一家机构。两个团队对同一机构有争议时，我们会通知双方，经过冷静期后由两名工作人员共同决定。',
          en: 'One credit code stands for one organisation. When two teams dispute it, both are told, a cooling-off period follows, and two members of staff decide together.',
        },
      ],
    },
    {
      heading: {
        zh: '你提供的内容',
        en: 'What you provide',
      },
      paragraphs: [
        {
          zh: '你写下和上传的内容仍归你所有。你允许我们为办理申请而保存、展示给经办人员和备份它，不用于其他目的。',
          en: 'What you write and upload stays yours. You allow us to store it, show it to those handling your case and back it up, and for nothing else.',
        },
        {
          zh: '请保证内容真实、你有权提供，并且不含以下几类：',
          en: 'Please make sure that it is true, that you may share it, and that it contains none of these:',
        },
      ],
      points: [
        {
          zh: '他人的身份证号、病历、住址等隐私。',
          en: 'Identity numbers, medical records, home addresses and other private matters of third persons.',
        },
        {
          zh: '侮辱、歧视、煽动伤害他人的言论。',
          en: 'Insults, discrimination or calls to harm anyone.',
        },
        {
          zh: '恶意代码，或为绕过限制而制造的请求。',
          en: 'Malicious code, or requests made to get round limits.',
        },
      ],
    },
    {
      heading: {
        zh: '申领、审核与申诉',
        en: 'Applications, review and appeal',
      },
      paragraphs: [
        {
          zh: '每项工具的条件、材料、名额和通常的答复时间都写在它的页面上。满足条件不等于必然通过，名额用完时按提交先后排队。',
          en: "Each tool's page states its conditions, papers, stock and usual time to an answer. Meeting the conditions is no promise of approval, and when the stock is used up the queue follows the time of submission.",
        },
        {
          zh: '提交后 10 分钟内可以自行修改。需要补充材料的，请在 14 天内补齐，逾期按撤回处理，名额释放。',
          en: 'For 10 minutes after submitting you may change your answers. When more material is asked for, send it within 14 days; after that the application counts as withdrawn and its place is freed.',
        },
        {
          zh: '不通过的决定会写明原因和可以做的下一步，你可以申诉一次，由另一位审核员处理。已通过的决定只有在两名工作人员同意并说明理由时才能撤销。',
          en: 'A refusal gives its reason and what you can do next; you may appeal once, and another reviewer decides. An approval is reversed only by two members of staff, with a reason.',
        },
      ],
    },
    {
      heading: {
        zh: '使用中的约束',
        en: 'Fair use',
      },
      paragraphs: [
        {
          zh: '获得的账号、额度和激活码限本团队用于公益目的，不转卖、不出租。自动化访问请使用公开接口，并遵守接口说明里的频率。',
          en: "Accounts, quota and codes are for your own team's public-benefit work and are not sold or rented out. Automated access goes through the public interface at the rates its description gives.",
        },
        {
          zh: '安全研究者在不触碰他人数据的前提下测试本门户，我们欢迎；报告方式见 SECURITY 文件。',
          en: "Security researchers who leave other people's data alone are welcome to test; the SECURITY file says how to report.",
        },
      ],
    },
    {
      heading: {
        zh: '中断、变更与停用',
        en: 'Interruptions, changes and closing',
      },
      paragraphs: [
        {
          zh: '计划内的维护至少提前两天公告。某项功能要停止时，提前 60 天通知，并留出导出数据的时间。',
          en: 'Planned maintenance is announced at least two days ahead. When a function is to end, you hear 60 days before and have time to export.',
        },
        {
          zh: '你可以随时注销。提供虚假材料、转卖名额或攻击系统的，我们可以暂停账号，暂停时告知事实和理由，你有 15 天提出异议。',
          en: 'You may delete your account at any time. For false papers, reselling or attacks an account may be suspended; you are told the facts and the reason, and have 15 days to object.',
        },
      ],
    },
    {
      heading: {
        zh: '责任',
        en: 'Liability',
      },
      paragraphs: [
        {
          zh: '我们尽力让信息准确、服务可用，但不对工具本身的缺陷、第三方的中断或你自行配置造成的损失作担保。因我们的故意或重大过失造成的损失，依法承担责任。',
          en: "We work to keep information right and the service up, without warranting the tools themselves, third parties' outages or your own settings. For harm caused by our intent or gross negligence we answer as the law provides.",
        },
      ],
    },
    {
      heading: {
        zh: '适用法律与争议',
        en: 'Law and disputes',
      },
      paragraphs: [
        {
          zh: '本条款适用中华人民共和国法律。有分歧时先通过“投诉与建议”协商；30 天内没有结果的，任何一方可以向运营方所在地有管辖权的人民法院起诉。',
          en: "The law of the People's Republic of China applies. Disagreements start with complaints and suggestions; without a result in 30 days either side may go to the competent court at the operator's seat.",
        },
      ],
    },
    {
      heading: {
        zh: '条款的修订',
        en: 'Changes to these terms',
      },
      paragraphs: [
        {
          zh: '修订前 15 天公布新旧对照。对你不利的改动在你确认之后才对你生效；不同意的，可以导出数据并注销。',
          en: 'A comparison of old and new is published 15 days ahead. A change to your disadvantage binds you only after you confirm it; if you disagree, export your data and close the account.',
        },
      ],
    },
  ],
}
