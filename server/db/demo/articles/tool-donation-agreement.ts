import type { DemoArticle } from '../demo-types.ts'

export const toolDonationAgreement: DemoArticle = {
  alias: 'toolDonationAgreement',
  version: 1,
  effectiveOn: '2026-10-01',
  title: {
    zh: '工具捐赠协议',
    en: 'Tool donation agreement',
  },
  summary: {
    zh: '申领由本项目捐赠或托管的数字工具时，捐赠方（运营方）与受赠方（你的机构或团队）之间的约定。',
    en: 'The agreement between the donor (the operator) and the recipient (your organisation or team) for tools that the programme donates or hosts.',
  },
  sections: [
    {
      heading: {
        zh: '双方与生效',
        en: 'Parties and start',
      },
      paragraphs: [
        {
          zh: '捐赠方是本门户的运营方，受赠方是提交申领的机构或团队。受赠方在申领表里勾选同意，捐赠方批准申领时协议成立，批准消息中的日期即生效日。',
          en: 'The donor is the operator of this portal, the recipient is the organisation or team that applies. The recipient agrees in the form, and the agreement is made when the donor approves; the date in the approval message is the first day.',
        },
        {
          zh: '提交人保证自己有权代表受赠方。受赠方没有登记为法人的，由团队超管承担受赠方的义务。',
          en: "Whoever submits warrants the right to act for the recipient. Where the recipient is not a registered body, the team's super admin carries its duties.",
        },
      ],
    },
    {
      heading: {
        zh: '捐赠的内容',
        en: 'What is given',
      },
      paragraphs: [
        {
          zh: '具体内容以批准时工具页上的说明为准，可能是账号、云额度、激活码、托管服务或培训名额。批准消息会附上当时的页面副本，页面日后修改不减少你已得到的部分。',
          en: "The tool's page at the time of approval describes the gift: accounts, cloud quota, codes, hosting or seats in training. A copy of that page comes with the approval, and later edits take away nothing that you already have.",
        },
        {
          zh: '开源软件的使用权来自它自己的许可，不因本协议而增加或减少。',
          en: 'The right to use open-source software comes from its own licence, which this agreement neither widens nor narrows.',
        },
      ],
    },
    {
      heading: {
        zh: '期限与续期',
        en: 'Term and renewal',
      },
      paragraphs: [
        {
          zh: '期限从开通之日起算，长度写在工具页。到期前 60 天会发消息提醒；可以续期的，重新提交一份简短的使用情况即可。',
          en: 'The term runs from the day of opening for as long as the page states. A message reminds you 60 days before it ends; where renewal is possible, a short account of use is enough.',
        },
      ],
    },
    {
      heading: {
        zh: '用途',
        en: 'Purpose',
      },
      paragraphs: [
        {
          zh: '捐赠限用于受赠方章程或宗旨内的公益活动及其日常管理。下列用途不在范围内：',
          en: "The gift serves the public-benefit work in the recipient's charter or aims, and its daily administration. Outside that purpose are:",
        },
      ],
      points: [
        {
          zh: '转让、出租、出借，或向服务对象收取工具使用费。',
          en: 'Handing it on, renting, lending, or charging the people you serve for the tool.',
        },
        {
          zh: '为营利企业代为处理业务。',
          en: 'Doing work for a commercial business.',
        },
        {
          zh: '存储或传播法律禁止的内容。',
          en: 'Storing or spreading what the law forbids.',
        },
        {
          zh: '占用额度进行挖矿、压力测试或与公益无关的计算。',
          en: 'Spending quota on mining, load tests or computing unrelated to the cause.',
        },
      ],
    },
    {
      heading: {
        zh: '受赠方的责任',
        en: 'What the recipient does',
      },
      paragraphs: [
        {
          zh: '指定一位管理员，离职时在 5 个工作日内交接；为每个人分配单独的账号；开启可用的双重验证。',
          en: 'Name an admin and hand over within 5 working days when that person leaves; give each person their own account; turn on two-factor sign-in where it exists.',
        },
        {
          zh: '如实告知服务对象其信息由哪个工具处理，并对自己录入的数据承担个人信息处理者的责任。',
          en: 'Tell the people you serve which tool handles their data, and answer as the handler for everything you enter.',
        },
      ],
    },
    {
      heading: {
        zh: '捐赠方的责任',
        en: 'What the donor does',
      },
      paragraphs: [
        {
          zh: '按工具页所列的数量和时间交付；托管的工具按日备份，重要安全更新在 7 天内安装；停机维护提前两天通知。',
          en: 'Deliver the amounts and dates on the page; back up hosted tools daily and install important security updates within 7 days; announce maintenance two days ahead.',
        },
        {
          zh: '捐赠方作为受托人处理托管数据，只按受赠方的指示进行，不查看内容，除非排除故障时经受赠方管理员同意。',
          en: "For hosted data the donor acts on the recipient's instructions alone and does not look at content, unless the recipient's admin agrees while a fault is being traced.",
        },
      ],
    },
    {
      heading: {
        zh: '费用与税务',
        en: 'Costs and tax',
      },
      paragraphs: [
        {
          zh: '捐赠部分不收费。工具页写明由受赠方分担的费用，以双方确认的服务单为准，没有服务单不产生任何付款义务。',
          en: 'What is donated is free. A cost that the page says you share is settled by an order that both confirm; without an order nothing is owed.',
        },
        {
          zh: '受赠方按照会计制度记录受赠资产或服务；需要价值证明的，捐赠方在 10 个工作日内出具。',
          en: 'The recipient books the gift by its accounting rules; on request the donor states its value within 10 working days.',
        },
      ],
    },
    {
      heading: {
        zh: '使用情况的反馈',
        en: 'Telling us how it goes',
      },
      paragraphs: [
        {
          zh: '捐赠期内每年填写一次使用反馈，不超过十道题，用来决定是否续期和改进。我们公布的只有汇总数字；引用你的故事前，会另行征得书面同意。',
          en: 'Once a year during the term, answer up to ten questions on your use; they guide renewal and improvement. Only totals are published, and your story is quoted after a separate written consent.',
        },
      ],
    },
    {
      heading: {
        zh: '提前结束',
        en: 'Ending early',
      },
      paragraphs: [
        {
          zh: '受赠方可以随时放弃，提前一天告知即可，不承担任何责任。',
          en: "The recipient may give the gift back at any time with a day's notice and without any liability.",
        },
        {
          zh: '用途不符、提供虚假材料或连续六个月没有人登录的，捐赠方发出通知并说明理由，给 15 天更正或申辩；期满仍未改正的，可以收回。涉及正在发生的安全风险时可以先行暂停，并在 24 小时内说明。',
          en: 'For use outside the purpose, false papers or six months without a sign-in, the donor gives notice with reasons and 15 days to mend or object, and may then take the gift back. Where a security risk is under way it may suspend first and explain within 24 hours.',
        },
      ],
    },
    {
      heading: {
        zh: '结束之后的数据',
        en: 'Data after the end',
      },
      paragraphs: [
        {
          zh: '无论因何结束，受赠方都可以按工具页的退出办法带走全部数据，托管数据至少再保留 60 天，之后清除并出具清除记录。因法律程序必须提前停用的，捐赠方会尽力先交付数据。',
          en: 'However it ends, the recipient takes all its data along the exit route on the page; hosted data stay at least 60 days, then they are erased and a record is issued. Where a legal order ends it sooner, the donor does its best to hand over the data first.',
        },
      ],
    },
    {
      heading: {
        zh: '责任的范围',
        en: 'Limits of responsibility',
      },
      paragraphs: [
        {
          zh: '捐赠是无偿的，捐赠方不保证工具满足特定目的。捐赠方故意或因重大过失造成损害的，依《民法典》承担责任；受赠方违反用途造成第三方损失的，由受赠方承担。',
          en: 'The gift is gratuitous and no fitness for a particular purpose is promised. For harm by intent or gross negligence the donor answers under the Civil Code; for loss to others through use outside the purpose, the recipient answers.',
        },
      ],
    },
    {
      heading: {
        zh: '争议与文本',
        en: 'Disputes and wording',
      },
      paragraphs: [
        {
          zh: '有争议时先由双方联系人协商，20 个工作日内未达成一致的，提交捐赠方住所地人民法院。',
          en: "Disputes go first to the two contact persons, and after 20 working days without agreement to the people's court at the donor's seat.",
        },
        {
          zh: '中文文本与英文文本含义不同时，以中文为准。签署时的版本号和文本摘要保存在申领记录里，双方都可查阅。',
          en: 'Where the Chinese and English texts differ in meaning, the Chinese prevails. The version number and the digest of the text agreed to stand in the record of the application, open to both sides.',
        },
      ],
    },
  ],
}
