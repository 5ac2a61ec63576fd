import type { DemoHelp } from '../demo-types.ts'

export const usingHelp: DemoHelp[] = [
  {
    number: 141,
    category: 'using',
    pages: ['application'],
    title: {
      zh: '通过以后怎样开通，激活码在哪里',
      en: 'After approval: how to start, and where the code is',
    },
    summary: {
      zh: '打开申请页的“开通”：有地址、步骤，需要激活码的也写在那里。激活码只给你的团队一次，能用了请点“确认可以使用”。',
      en: 'Open the application: the address and the steps are there, and the activation code where one is needed. It is given to your team alone; when all works, confirm it.',
    },
    keywords: { zh: '激活码，兑换码，开通，启用，确认', en: 'activation code, redeem, start, confirm' },
    body: {
      zh: `<ol><li>从消息里的链接，或“我的事项 → 申请”进入这份申请。</li><li>有激活码的，按“复制激活码”，不要手抄。</li><li>按“打开……”到工具的网站，照步骤操作。</li><li>能登录、能用了，回到申请页按“确认可以使用”，状态变成“使用中”。</li></ol><h2>写着“正在准备激活码”</h2><p>申请已经通过，只是激活码暂时用完。补充以后按先后自动发给你，会有消息，不用再申请。</p><h2>开通不顺利</h2><p>不要按确认，在页面下方给审核人员留言，写清走到哪一步、看到什么提示。激活码提示已被使用，也在这里说。</p>`,
      en: `<ol><li>Follow the link in the message, or open it under My matters, Applications.</li><li>Copy the code with the button rather than by hand.</li><li>Open the tool's site from there and follow the steps.</li><li>When you can sign in and work, come back and confirm. The state becomes In use.</li></ol><h2>“We are preparing a code”</h2><p>The application is approved, only the codes have run out for the moment. When more arrive they go out by themselves in order, and a message tells you. Do not apply again.</p><h2>It does not work</h2><p>Do not confirm. Leave the reviewer a message below: how far you came and what you saw. Say so there as well if a code is called used.</p>`,
    },
  },
  {
    number: 142,
    category: 'using',
    pages: ['application', 'tool'],
    title: { zh: '使用到期以后，数据和费用怎么办', en: 'When the grant ends: what about data and cost?' },
    summary: {
      zh: '每个工具页都写着“怎样带走数据”和“捐赠结束后的费用”，申领之前就能看到。申请页写着可以使用到哪一天。',
      en: 'Every tool page says how to take your data out and what it costs after the donation, before you apply. The application says until which day you may use it.',
    },
    keywords: {
      zh: '到期，续用，导出数据，退出，迁移，收费',
      en: 'expiry, renewal, export data, exit, migrate, price',
    },
    body: {
      zh: `<h2>到期之前</h2><ul><li>现在就按工具页的办法试导出一次。没有试过的退出办法，用的时候往往缺一步。</li><li>打算继续用，看“捐赠结束后的费用”，列入明年预算。</li></ul><h2>到期以后</h2><p>状态变成“已结束”，会收到消息。按<a href="/toolDonationAgreement">捐赠协议</a>，由平台托管的数据至少再保留 60 天，之后清除。由第三方运行的工具，按它自己的规定。</p><h2>不想用了</h2><p>随时可以放弃。先导出数据，再在申请页留言，审核人员会把它结束。</p>`,
      en: `<h2>Before that day</h2><ul><li>Try the export once, now, as the page describes it. A way out that was never tried usually lacks a step.</li><li>If you want to stay, read what it costs afterwards and put it into next year's budget.</li></ul><h2>Afterwards</h2><p>The state becomes Ended and a message comes. Under the <a href="/en/toolDonationAgreement">donation agreement</a> data that we host are kept at least 60 days longer and then cleared. Tools run by others follow their own rules.</p><h2>Giving it up early</h2><p>You may at any time. Export first, then say so in a message on the application, and a reviewer ends it.</p>`,
    },
  },
  {
    number: 143,
    category: 'using',
    pages: ['rules', 'ask'],
    title: { zh: '捐赠来的工具，哪些事不能做', en: 'What a donated tool may not be used for' },
    summary: {
      zh: '只用于机构自己的公益活动和日常管理。不能转让、出租、向服务对象收费，不能替企业干活，也不能拿额度去挖矿。',
      en: 'It serves your own charitable work and its daily running. Do not pass it on, rent it out, charge those you serve, work for companies with it or mine with its capacity.',
    },
    keywords: {
      zh: '捐赠协议，转让，收费，违规，收回',
      en: 'donation agreement, transfer, resell, breach, revoke',
    },
    body: {
      zh: `<h2>答应了的几件事</h2><ul><li>指定一位管理员；他离职时，5 个工作日内交接。</li><li>每个人用自己的账号，能开双重验证的都开上。</li><li>告诉服务对象，他们的信息由哪个工具处理。</li><li>每年填一次不超过十道题的使用反馈。</li></ul><h2>会不会突然被收回</h2><p>用途不符、材料虚假或连续六个月没人登录，会先发通知说明理由，给 15 天更正或申辩。只有正在发生的安全风险才会先暂停，并在 24 小时内说明。</p><p>全文在<a href="/toolDonationAgreement">捐赠协议</a>；以你同意的那一版为准，版本号记在申请里。</p>`,
      en: `<h2>What you have promised</h2><ul><li>To name an administrator, and to hand over within 5 working days when that person leaves.</li><li>An account for each person, with two-step sign-in wherever there is one.</li><li>To tell those you serve which tool handles their data.</li><li>A few lines once a year about how it is used, ten questions at most.</li></ul><h2>Can it be taken away overnight?</h2><p>For another use, false papers or half a year without anybody signing in, you are told why and have 15 days to put it right or answer. Only a danger that is happening now is stopped first, with an explanation within 24 hours.</p><p>Read the whole <a href="/en/toolDonationAgreement">donation agreement</a>. The edition that you agreed to counts, and the application keeps its number.</p>`,
    },
  },
]
