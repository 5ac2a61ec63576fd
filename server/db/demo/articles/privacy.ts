import type { DemoArticle } from '../demo-types.ts'

export const privacy: DemoArticle = {
  alias: 'privacy',
  version: 1,
  effectiveOn: '2026-10-01',
  title: {
    zh: '隐私告知',
    en: 'Privacy notice',
  },
  summary: {
    zh: '这份告知说明本门户收集你的哪些个人信息、为什么收集、给谁看、留多久，以及你怎样查看、带走和删除它们。',
    en: 'This notice says which personal data the portal collects and why, who sees them, how long they are kept, and how you look at them, take them with you or have them deleted.',
  },
  sections: [
    {
      heading: {
        zh: '谁对你的信息负责',
        en: 'Who is responsible',
      },
      paragraphs: [
        {
          zh: '本门户由【运营方全称】运营，它是《个人信息保护法》所称的个人信息处理者。',
          en: 'The portal is run by [full name of the operator], which is the personal information handler in the sense of the Personal Information Protection Law (PIPL).',
        },
        {
          zh: '有关个人信息的问题，请写信到 【联系邮箱】，或在“投诉与建议”里选“个人信息”。个人信息保护负责人会在 15 个工作日内答复。',
          en: 'Write to [contact address] about anything in this notice, or choose personal data under complaints and suggestions. The person responsible for data protection answers within 15 working days.',
        },
      ],
    },
    {
      heading: {
        zh: '我们收集什么，为了什么',
        en: 'What is collected, and what for',
      },
      paragraphs: [
        {
          zh: '不登录也能查找工具、阅读文章，这时我们不要求你提供任何身份信息。只有做下面这些事时，才收集对应的内容：',
          en: 'Finding tools and reading need no sign-in, and nothing about your identity is asked. Only the following steps collect data, each what it needs:',
        },
        {
          zh: '公开页面被打开时，服务器只给这一页当天的次数加一，用来了解哪些内容有人看。不记是谁、从哪里来，不记网络地址，也不为此放 Cookie 或编号；这个数字保存两年。',
          en: 'When a public page is opened, the server adds one to the number of that page and day, to learn what is of use. It does not note who opened it or from where: no network address, no cookie and no identifier. These numbers are kept two years.',
        },
        {
          zh: '处理的依据分三类：你的同意；为你办理所申领事项所必需；法律规定的义务，例如网络日志的留存。我们不为广告收集信息，也不向别处购买关于你的数据。',
          en: 'The grounds are three: your consent; what is necessary to handle the matter you apply for; and duties set by law, such as keeping network logs. Nothing is collected for advertising, and no data about you are bought elsewhere.',
        },
      ],
      points: [
        {
          zh: '登录：手机号和一次性验证码，或你选用的邮箱、第三方账号标识，用来确认是你本人。',
          en: 'Signing in: your phone number and a one-time code, or the e-mail address or provider account that you choose, to know that it is you.',
        },
        {
          zh: '建立或加入团队：称呼、在团队里的角色，让同事认得出你。',
          en: 'Creating or joining a team: the name you go by and your role, so that colleagues recognise you.',
        },
        {
          zh: '机构认证：登记证书、统一社会信用代码、授权证明及经办人姓名，用来核对机构存在、你有权代表它。',
          en: 'Organisation verification: certificate, unified social credit code, letter of authorisation and the name of the person acting, to check that the organisation exists and that you may act for it.',
        },
        {
          zh: '个人实名核验：姓名与证件号码，仅在某项申请确实需要时才请你填写。',
          en: 'Person verification: name and number of an identity document, asked only where an application truly needs them.',
        },
        {
          zh: '申领与申请：你在表单里的回答、上传的材料和与审核员的往来消息，用来作出决定。',
          en: 'Applications: your answers, uploaded papers and messages with the reviewer, to reach a decision.',
        },
        {
          zh: '报告障碍：你可以让报告带上配色、字号、窗口宽度、语言、脚本是否运行和浏览器名称，发送前逐项列出，可以去掉。',
          en: 'Reports of a barrier: colours, text size, width of the window, language, whether scripts run and the name of the browser, each listed before you send it and yours to take out.',
        },
        {
          zh: '安全记录：网络地址、浏览器类型、操作时间和请求编号，用来发现冒用和排查故障。',
          en: 'Security records: network address, kind of browser, time and request number, to notice misuse and find faults.',
        },
      ],
    },
    {
      heading: {
        zh: '敏感个人信息',
        en: 'Sensitive personal data',
      },
      paragraphs: [
        {
          zh: '证件号码以及证件影像属于敏感个人信息。收集前会单独征得你的同意，并告诉你不提供会影响哪一步；不提供时，其余功能照常使用。',
          en: 'Identity numbers and images of identity documents are sensitive. They are asked for with a separate consent that says which step depends on them; without them everything else keeps working.',
        },
        {
          zh: '证件和证明文件只用于得出核验结论。结论作出后文件即被删除，仅保留文件的校验值和结论本身。',
          en: 'Such files serve one verdict only. Once it is given the files are deleted, and only their checksum and the verdict remain.',
        },
        {
          zh: '我们不收集人脸、指纹等生物特征，也不处理服务对象的病历和学籍。请不要在表单或附件里写入他们的这类信息。',
          en: 'We collect no faces, fingerprints or other biometrics, and no medical or school records of the people you serve. Please keep such details out of forms and attachments.',
        },
      ],
    },
    {
      heading: {
        zh: '谁能看到',
        en: 'Who can see it',
      },
      paragraphs: [
        {
          zh: '审核员只看到分派给他的申请，手机号一律遮住中间四位。确需看到完整号码时，工作人员必须写明理由，这次查看会记入审计，你可以在账号中心看到是谁、何时、为何查看。',
          en: 'Reviewers see the applications assigned to them, with phone numbers masked. Staff who need a full number have to give a reason; the look is recorded, and your account centre shows who looked, when and why.',
        },
        {
          zh: '同一团队的成员能看到以团队名义提交的内容，但看不到你的登录方式和个人实名信息。',
          en: "Members of your team see what was sent in the team's name, though not how you sign in or your verified identity.",
        },
        {
          zh: '我们委托短信和邮件服务商发送验证码与通知，他们只收到号码或地址以及要发送的文字，不得另作他用。工具由第三方运行时，仅在你提交申领并确认之后，才把开通所必需的字段转交，并在申领页列出接收方。',
          en: 'SMS and mail providers send codes and notices for us; they receive the number or address and the text, for no other use. Where a third party runs a tool, the fields needed to open it are passed on only after you have applied and agreed, and the page to apply names who receives them.',
        },
        {
          zh: '除此以外，只有依法有权的机关出具正式文书时，我们才提供其要求范围内的信息。',
          en: 'Beyond that, data are given only to an authority entitled by law, on a formal written order, and no further than the order reaches.',
        },
      ],
    },
    {
      heading: {
        zh: '存在哪里，怎样保护',
        en: 'Where it is kept and how it is guarded',
      },
      paragraphs: [
        {
          zh: '数据存放在中国境内，不向境外提供。若将来确有需要，会先做影响评估，并就接收方、目的和行使权利的办法单独征得你的同意。',
          en: 'Data are stored in mainland China and are not sent abroad. Should that ever be needed, an impact assessment comes first, and you are asked for a separate consent that names the recipient, the purpose and how to use your rights there.',
        },
        {
          zh: '个人字段加密后才写入数据库，密钥分开保管；登录验证码和登录凭证只存不可还原的摘要。工作人员必须使用第二重验证，作出决定或查看敏感内容前还要重新证明身份。',
          en: 'Personal columns are encrypted before they reach the database, with keys kept apart; codes and session tokens are stored only as irreversible digests. Staff need a second factor and must prove themselves again before a decision or a look at sensitive data.',
        },
        {
          zh: '发生个人信息泄露、篡改或丢失时，我们会立即补救、报告主管部门，并告诉受影响的人发生了什么、可能的后果和可以做的事。',
          en: 'If personal data leak, are altered or get lost, we act at once, report to the authority and tell those affected what happened, what may follow and what they can do.',
        },
      ],
    },
    {
      heading: {
        zh: '保存多久',
        en: 'How long it is kept',
      },
      paragraphs: [
        {
          zh: '每一类信息都有期限，到期由系统自动清除。账号中心会显示即将删除的内容和剩余天数。',
          en: 'Every kind of data has its term, and the system erases it when the term ends. The account centre counts down what will be deleted next.',
        },
      ],
      points: [
        {
          zh: '登录验证码：10 分钟内有效，一天后清除。',
          en: 'Sign-in codes: valid up to 10 minutes, erased after a day.',
        },
        {
          zh: '登录状态：最长 30 天，退出时立即失效。',
          en: 'Sign-in sessions: 30 days at most, ended at once when you sign out.',
        },
        {
          zh: '未提交的草稿：最后一次修改后 90 天。',
          en: 'Drafts not submitted: 90 days after the last change.',
        },
        {
          zh: '认证材料：作出结论或团队撤回即删除；退回后一直没有再提交的，90 天后删除；授权证明一直没有补上的，30 天后删除。',
          en: 'Verification papers: until the verdict or until the team withdraws; where a verification was returned and never sent again, 90 days; where the letter of authorisation did not come, 30 days.',
        },
        {
          zh: '已提交的申请与决定：与团队一同保留，供申诉、审计和复核；你注销账号后，其中你的姓名、手机号和邮箱一律遮盖。',
          en: 'Applications and decisions: as long as the team, for appeals, audit and review; once your account is deleted, your name, phone number and e-mail address in them are masked.',
        },
        {
          zh: '工作人员看过你完整信息的记录：三年。',
          en: 'Records of who of the staff saw your data in full: three years.',
        },
        {
          zh: '投诉与建议：处理结束 180 天后删除联系方式和附件，三年后删除往来文字和报告障碍时带上的显示情况。',
          en: 'Complaints and suggestions: contact and attachments for 180 days after they are closed, what was written, and how a report of a barrier was seen, for three years.',
        },
        {
          zh: '网络与安全日志：不少于六个月，法律有更长要求时从其规定。',
          en: 'Network and security logs: at least six months, longer where the law demands it.',
        },
      ],
    },
    {
      heading: {
        zh: '你的权利，怎样使用',
        en: 'Your rights and how to use them',
      },
      paragraphs: [
        {
          zh: '下面几件事可以在账号中心自己完成，不必写信：',
          en: 'You can do these yourself in the account centre, without writing to anyone:',
        },
        {
          zh: '你也可以要求我们解释处理规则、把信息转给你指定的处理者，或限制某项使用。近亲属为合法、正当的利益，可以就逝者的相关信息提出查阅、复制、更正和删除。',
          en: 'You may also ask us to explain our rules, to pass your data to a handler you name, or to restrict a use. Close relatives with a lawful and proper interest may ask to see, copy, correct or delete data of someone who has died.',
        },
        {
          zh: '对答复不满意的，可以申请由另一位工作人员复核，也可以向所在地网信部门投诉或向人民法院起诉。',
          en: 'If the answer does not satisfy you, ask for a review by a second person, complain to the cyberspace administration where you live, or go to court.',
        },
      ],
      points: [
        {
          zh: '查看和更正你填过的信息。',
          en: 'See and correct what you have entered.',
        },
        {
          zh: '导出一份完整的个人数据，格式可由其他软件读取。',
          en: 'Export all your personal data in a form that other software can read.',
        },
        {
          zh: '撤回同意；撤回不影响此前已完成的处理。',
          en: 'Withdraw a consent; what was done before stays valid.',
        },
        {
          zh: '注销账号；如果你是团队唯一的超管，先把身份移交给同事。',
          en: "Delete your account; a team's only super admin hands over first.",
        },
      ],
    },
    {
      heading: {
        zh: '没有自动作出的决定',
        en: 'No decision is made by a machine',
      },
      paragraphs: [
        {
          zh: '每一项通过、退回和不通过都由具名的工作人员作出并写明理由。搜索排序按公开的规则计算，不使用你的浏览历史，也不因人而异。',
          en: 'Every approval, return and refusal is made by a named member of staff with a reason. Search order follows published rules, uses no browsing history and is the same for everybody.',
        },
      ],
    },
    {
      heading: {
        zh: '未成年人',
        en: 'Children and young people',
      },
      paragraphs: [
        {
          zh: '未满十四周岁的人请由监护人代为办理，并由监护人阅读并同意本告知。发现未经监护人同意收集了孩子的信息，我们会尽快删除。',
          en: "For children under fourteen a guardian acts, reads this notice and agrees. When we find that a child's data came without such consent, they are erased without delay.",
        },
      ],
    },
    {
      heading: {
        zh: '告知的更新',
        en: 'Changes to this notice',
      },
      paragraphs: [
        {
          zh: '每个版本都有编号和生效日期，旧版可以查阅。目的、种类或接收方有变时，你下次登录会看到改动对照，并重新选择是否同意。',
          en: 'Each version has a number and a date, and earlier ones can be read. When purposes, kinds of data or recipients change, your next sign-in shows what is different and asks again.',
        },
      ],
    },
  ],
}
