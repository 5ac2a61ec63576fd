import type { DemoHelp } from '../demo-types.ts'

export const teamHelp: DemoHelp[] = [
  {
    number: 111,
    category: 'teams',
    pages: ['team'],
    title: { zh: '三种身份，选哪一种', en: 'Which of the three kinds am I?' },
    summary: {
      zh: '有统一社会信用代码选“已登记的机构”，没有登记的小组选“还没有登记的团队”，只代表自己选“个人”。选错了也可以再建一个。',
      en: 'With a unified social credit code choose a registered organisation, without registration an unregistered team, and for yourself alone a person. A wrong choice does no harm: you can create another team.',
    },
    keywords: {
      zh: '身份，账户类型，机构，个人，志愿者',
      en: 'account type, organisation, individual, volunteer group',
    },
    body: {
      zh: `<table><thead><tr><th scope="col">身份</th><th scope="col">适合谁</th><th scope="col">能申领什么</th></tr></thead><tbody><tr><td>已登记的机构</td><td>社会团体、社会服务机构、基金会、事业单位</td><td>认证后最多，多数捐赠名额只给它们</td></tr><tr><td>还没有登记的团队</td><td>志愿者团队、社区小组</td><td>标着“含志愿者团队”和“任何团队”的工具</td></tr><tr><td>个人</td><td>只代表自己的人</td><td>标着“任何团队”的工具</td></tr></tbody></table><h2>以后机构登记下来了</h2><p>再建一个“已登记的机构”团队，用它去认证。原来的团队和它的申请照旧保留，在“我的事项 → 团队”里随时切换。</p><p>一个账户只有一个个人空间，最多带领 20 个团队。</p>`,
      en: `<table><thead><tr><th scope="col">Kind</th><th scope="col">For whom</th><th scope="col">What it may apply for</th></tr></thead><tbody><tr><td>Registered organisation</td><td>Associations, social service agencies, foundations, public institutions</td><td>The most, once verified: most donated places are for them alone</td></tr><tr><td>Unregistered team</td><td>Volunteer teams, community groups</td><td>Tools open to volunteer teams or to any team</td></tr><tr><td>Person</td><td>Whoever acts for nobody else</td><td>Tools open to any team</td></tr></tbody></table><h2>When registration comes later</h2><p>Create a second team as a registered organisation and verify with that. The old one keeps its applications, and you switch between them under My matters, Team.</p><p>An account has one personal space and may lead up to 20 teams.</p>`,
    },
  },
  {
    number: 112,
    category: 'teams',
    pages: ['team', 'account'],
    title: { zh: '团队里谁能做什么，怎样切换团队', en: 'Who may do what in a team, and how to switch' },
    summary: {
      zh: '每个团队有一位超级管理员，可以有几位管理员和成员。大家都能看申请和消息；认证机构只有超级管理员和管理员能办。',
      en: 'A team has one super admin and may have admins and members. All see applications and messages; only the super admin and admins can have the organisation verified.',
    },
    keywords: {
      zh: '超管，管理员，成员，权限，切换',
      en: 'super admin, admin, member, permissions, switch team',
    },
    body: {
      zh: `<h2>角色</h2><ul><li><strong>超级管理员</strong>：建团队的人，每个团队正好一位，对成员和以团队名义提交的内容负责。</li><li><strong>管理员</strong>：可以提交机构认证，可以撤回团队的申请、提出申诉。</li><li><strong>成员</strong>：可以填写和提交申请（有些工具要求由管理员提交），能看到团队的进度和消息。</li></ul><h2>切换团队</h2><p>打开<a href="/accountCenter?part=team">我的事项 → 团队</a>，在“我的团队”里点要用的那个。当前团队写在列表里，其他标签页会一起换过去。如果某一页是换团队之前打开的，提交时会请你刷新，免得把申请交到别的团队名下。</p><h2>同事已经建了团队</h2><p>不用再建。一家机构由一个团队代表，进了这个团队，就能看到它的申请和消息。</p>`,
      en: `<h2>Roles</h2><ul><li><strong>Super admin</strong>: who created the team, exactly one, responsible for its members and for what is sent in its name.</li><li><strong>Admin</strong>: may send in the verification, withdraw the team's applications and appeal.</li><li><strong>Member</strong>: may fill in and send applications (some tools ask for an admin) and sees how the team's matters stand.</li></ul><h2>Switching</h2><p>Open <a href="/en/accountCenter?part=team">My matters, Team</a> and choose one of my teams. Other tabs follow. A page that was opened before the switch asks you to reload when you send it, so that nothing goes out in the wrong name.</p><h2>A colleague has created a team already</h2><p>Then do not create another. One team acts for an organisation; once you are in it, you see its applications and messages.</p>`,
    },
  },
  {
    number: 113,
    category: 'teams',
    pages: ['verification'],
    title: { zh: '认证机构要准备哪些材料', en: 'Which papers does verification need?' },
    summary: {
      zh: '登记证书的照片或扫描件、加盖公章的授权证明，再填信用代码、登记日期和地址、法定代表人、联系人。约 10 分钟填完，3 个工作日内答复。',
      en: 'A photo or scan of the certificate, a letter of authorisation with the seal, and the credit code, date and address of registration, legal representative and a contact. Ten minutes to fill in, an answer within 3 working days.',
    },
    keywords: {
      zh: '认证，登记证书，授权书，授权证明，公章，材料',
      en: 'verification, certificate, letter of authorisation, seal, documents',
    },
    body: {
      zh: `<h2>先查一查</h2><p>在<a href="/authentication">认证所属机构</a>输入证书上的全称或 18 位代码。机构已经在平台上，就不用再交材料。</p><h2>材料</h2><ul><li><strong>登记证书</strong>：四角完整、文字清楚、在有效期内，最多 3 个文件。</li><li><strong>授权证明</strong>：写明机构名称、你的姓名和职务，盖公章，最多 2 个文件。还没盖好章，可以先提交其余内容，状态会是“待补充授权证明”，30 天内补上再审核；在此之前，别的团队也可以用同一个代码提交。</li><li>每个文件不超过 10 MB，PDF、JPG、PNG 或 WebP。</li></ul><h2>审核什么</h2><p>认证专员给出四项结论：机构真实存在、你有权代表它、属于服务对象、目前没有不良记录。结论作出以后，证书和授权证明的文件会删除，只留下结论和文件指纹。</p>`,
      en: `<h2>Search first</h2><p>On <a href="/en/authentication">Verify my organisation</a> enter the full name on the certificate or the code of 18 characters. If the organisation is here already, nothing has to be sent again.</p><h2>Papers</h2><ul><li><strong>Certificate</strong>: all four corners, readable, still valid; up to three files.</li><li><strong>Letter of authorisation</strong>: names the organisation, you and your position, and bears the seal; up to two files. Without the seal yet, send the rest: the review begins once the letter has followed, within 30 days. Until then another team can send the same code.</li><li>Each file up to 10 MB, as PDF, JPG, PNG or WebP.</li></ul><h2>What is examined</h2><p>A verifier finds on four points: the organisation exists, you may act for it, it is one that we serve, and nothing stands against it. After that the files are deleted; the findings and a fingerprint of each file stay.</p>`,
    },
  },
  {
    number: 114,
    category: 'teams',
    pages: ['verification'],
    title: {
      zh: '信用代码提示“最后一位和前面的对不上”',
      en: 'The last character of the credit code is said not to match',
    },
    summary: {
      zh: '18 位代码的最后一位由前 17 位算出，多半是抄错了一位。对照证书再看一遍；证书上确实如此，可以照样提交，由人来核对。',
      en: 'The last of the 18 characters is computed from the others, so one of them was probably copied wrong. Compare with the certificate; if it truly says so, go on, and a person will check.',
    },
    keywords: {
      zh: '统一社会信用代码，校验位，代码不对，18位',
      en: 'credit code, check character, USCC, 18 characters',
    },
    body: {
      zh: `<h2>最容易抄错的地方</h2><ul><li>代码里没有字母 I、O、Z、S、V。看着像的，是数字 1、0、2、5，或字母 U、Y。</li><li>数字 8 和字母 B、数字 6 和字母 G 也常常看混。</li><li>从网页复制时，前后可能带了空格。空格和小写我们会自动处理，不影响。</li></ul><h2>为什么不直接拦下来</h2><p>少数早年发的证书印错过。我们只提醒，不阻止；认证专员会看到同样的提醒，并逐位和证书核对。抄错的会驳回这一项，改好再交，不用重填别的。</p><p>这个检查在服务器上离线完成，不会把代码发给别的网站。</p>`,
      en: `<h2>What is easily misread</h2><ul><li>The code has no letters I, O, Z, S or V. What looks like one is a digit 1, 0, 2 or 5, or a letter U or Y.</li><li>The digit 8 and the letter B, or 6 and G, are often taken for each other.</li><li>Copying from a page may bring spaces along. Spaces and lower case are taken care of and do not matter.</li></ul><h2>Why it is not simply refused</h2><p>A few certificates of earlier years were printed wrongly. We warn and do not block; the verifier sees the same warning and compares character by character. If it was copied wrong, that one field comes back to you and nothing else.</p><p>The check is done offline on our server; the code goes to no other site.</p>`,
    },
  },
  {
    number: 115,
    category: 'teams',
    pages: ['verification'],
    title: { zh: '认证被驳回或不通过，怎么办', en: 'The verification was returned or refused: what now?' },
    summary: {
      zh: '“已驳回”可以改：认证页面逐项写着要改什么，改好再次提交。“不通过”是最终结论，页面写明原因和下一步。',
      en: 'Returned means that you can mend it: the page says field by field what to change, then you send it again. Refused is final; the page gives the reason and the next step.',
    },
    keywords: { zh: '驳回，退回，认证失败，不通过', en: 'returned, rejected, refused, failed verification' },
    body: {
      zh: `<h2>已驳回：只改列出的几项</h2><ol><li>从消息或“我的事项”打开认证页面。</li><li>每一项旁边有认证专员的说明，例如“文件看不清或不完整”“缺少公章或签字”。</li><li>改好，按“再次提交”。没有列出的内容不用动，审核从头计时，仍是 3 个工作日。</li><li>90 天没有再提交，认证会关闭，材料删除；关闭前一周会提醒。关闭或撤回以后都可以重新认证。</li></ol><h2>不通过：看原因</h2><ul><li>登记机关查不到：先到登记机关核对名称和代码，更正后可以重新提交。</li><li>没有证明你可以代表机构：请机构出具写明你姓名、加盖公章的授权证明，再交一次。</li><li>不属于服务对象：公开的工具介绍和自助内容仍可使用。</li><li>文件不是真实有效的：认为判断有误，联系我们并带上原件。</li></ul>`,
      en: `<h2>Returned: change only what is listed</h2><ol><li>Open the verification from the message or from My matters.</li><li>Beside each field stands what the verifier says, such as a file that cannot be read, or a missing seal.</li><li>Mend it and send it again. Leave the rest alone; the time for review begins anew, 3 working days.</li><li>What is not sent again within 90 days is closed and its papers are deleted; you are told a week before. After closing or withdrawing it you can begin again.</li></ol><h2>Refused: read the reason</h2><ul><li>Not in the register: check name and code with the registration authority. Once they are right you may send it again.</li><li>No proof that you may act: ask the organisation for a letter with your name and its seal.</li><li>Not one that we serve: descriptions of tools and everything open stay yours to use.</li><li>A file that is not genuine: if you think that is mistaken, contact us and bring the original.</li></ul>`,
    },
  },
  {
    number: 116,
    category: 'teams',
    pages: ['verification'],
    errors: ['organisationExists'],
    title: { zh: '提示“这家机构已经在平台登记”', en: '“This organisation is registered here already”' },
    summary: {
      zh: '一个统一社会信用代码对应一家机构，同事可能已经认证过。请他的团队管理员让你加入；怀疑被人冒用，告诉我们。',
      en: 'One credit code is one organisation, and a colleague may have verified it. Ask the admin of that team to let you in; if you suspect that somebody uses the code wrongly, tell us.',
    },
    keywords: { zh: '已登记，重复，机构存在，冒用', en: 'already exists, duplicate, taken, impersonation' },
    body: {
      zh: `<h2>先问同事</h2><p>查询结果会说明是“已经认证”，还是“另一个团队正在认证”。正在认证的机构不显示名称，避免泄露别人正在办什么。</p><h2>分支机构和项目办</h2><p>没有独立登记的分会、项目办和总会是同一个代码、同一家机构，加入总会的团队即可。有自己登记证书的，用自己的代码认证。</p><h2>两边都说自己有权代表</h2><p>团队代表机构的权利要由授权证明来说明。把情况写清楚发给我们，附上盖章的授权证明，工作人员会向两边核实；还没有结论的，查实冒用就定为不通过，代码让给你们；已经认证的，核实期间可能先暂停认证，已经在用的工具不受影响。</p>`,
      en: `<h2>Ask your colleagues first</h2><p>The search says whether the organisation is verified or whether another team is about to have it verified. While that goes on it is not named, so that nobody learns what others are doing.</p><h2>Branches and project offices</h2><p>A branch without registration of its own shares code and organisation with its parent: join the parent's team. One with its own certificate verifies with its own code.</p><h2>Both sides say that they may act</h2><p>A letter of authorisation decides that. Write to us what has happened and attach the letter with the seal. Staff ask both sides. A claim without a verdict is refused once it proves wrong, and the code is yours; one that is verified may be suspended meanwhile, which does not touch tools already in use.</p>`,
    },
  },
  {
    number: 117,
    category: 'teams',
    pages: ['verification', 'team'],
    title: {
      zh: '没有登记注册的志愿者团队也能认证吗',
      en: 'Can a volunteer team without registration be verified?',
    },
    summary: {
      zh: '可以。不要信用代码，交一份能说明团队活动的证明即可；认证后能申领标着“含志愿者团队”的工具。',
      en: 'Yes. No credit code is needed, only something that shows what the team does. Once verified it may apply for the tools that are open to volunteer teams.',
    },
    keywords: {
      zh: '志愿者团队，未登记，社区小组，没有执照',
      en: 'volunteer team, unregistered, community group, informal',
    },
    body: {
      zh: `<h2>交什么</h2><ul><li>团队名称、常在哪里活动（写到区县和街道即可）、联系人姓名和手机号。</li><li>活动证明：社区、街道或学校出具的证明，或一年内的活动照片。</li><li>办理人的姓名和职务。不要登记日期、法定代表人和授权证明。</li></ul><h2>能申领哪些</h2><p>在<a href="/tools?whoMayApply=unregisteredTeam">工具箱</a>的“谁能申领”里选“含志愿者团队”。没有额外条件的工具，不认证也可以申领。</p><h2>照片里有别人</h2><p>尽量选看不清面孔的场景照，不要拍身份证、病历、学籍。拍摄地点等信息上传时会自动去掉，有结论后文件会删除。</p>`,
      en: `<h2>What to send</h2><ul><li>The team's name, where it is usually active (district and street are enough), and a contact with a phone number.</li><li>Proof of what it does: a note from a neighbourhood, street office or school, or photos of the past year.</li><li>Name and position of who sends it. Date of registration, legal representative and letter are not asked for.</li></ul><h2>What it may apply for</h2><p>In the <a href="/en/tools?whoMayApply=unregisteredTeam">toolbox</a> filter who may apply by volunteer teams. Tools without further conditions need no verification at all.</p><h2>Other people in a photo</h2><p>Choose scenes in which faces cannot be made out, and no identity cards, medical or school records. Place and camera are removed when you upload, and the file is deleted once there is a finding.</p>`,
    },
  },
  {
    number: 118,
    category: 'teams',
    pages: ['verification', 'account'],
    title: { zh: '认证多久有效，怎样续期', en: 'How long does a verification last, and how is it renewed?' },
    summary: {
      zh: '有效 24 个月，到期前 60 天提醒。上传最新的证书提交续期即可，审核期间原来的认证继续有效。',
      en: 'It lasts 24 months, and you hear 60 days before its end. Upload the current certificate to renew; the old verification holds while the new one is under review.',
    },
    keywords: { zh: '续期，到期，过期，有效期，年检', en: 'renew, expiry, expired, valid, term' },
    body: {
      zh: `<h2>各种状态的意思</h2><ul><li><strong>即将到期</strong>：还能照常申领，抓紧续期。</li><li><strong>已过期</strong>：不能再用机构身份提交需要认证的申请；上传最新证书就能重新认证。已在使用的工具不会因此收回。</li><li><strong>已暂停</strong>：我们收到投诉或发现登记信息有变化，正在核实。期间不能用机构身份提交申请，有结果会发消息。恢复要由另一位同事确认。</li><li><strong>已撤销</strong>：认证结束，页面写明原因。</li></ul><h2>名称或地址变了</h2><p>不必等到期。先写信告诉我们，附上变更后的证书；材料和登记信息对不上的申请会被要求先更新认证。</p>`,
      en: `<h2>What the states mean</h2><ul><li><strong>Due for renewal</strong>: you may apply as before; do not leave it too long.</li><li><strong>Expired</strong>: applications that need a verified organisation cannot be sent; the current certificate is all it takes to verify anew. Tools in use stay.</li><li><strong>Suspended</strong>: there was a complaint or a change in the register, and we are looking into it. No applications in the organisation's name meanwhile; a message tells you the result. A second member of staff has to agree before it is restored.</li><li><strong>Revoked</strong>: it has ended, for the reason on its page.</li></ul><h2>Name or address has changed</h2><p>Do not wait for the end of the term. Write to us and attach the new certificate: applications whose papers differ from the register are sent back for that first.</p>`,
    },
  },
]
