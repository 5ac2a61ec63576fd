import type { DemoArticle } from '../demo-types.ts'

export const cookies: DemoArticle = {
  alias: 'cookies',
  version: 1,
  effectiveOn: '2026-10-01',
  title: {
    zh: 'Cookie 与本地存储说明',
    en: 'Cookies and local storage',
  },
  summary: {
    zh: '本门户只在你的浏览器里存放运行所必需的东西，没有广告、没有跨站跟踪。这里逐项列出。',
    en: 'The portal keeps in your browser only what it needs to work: no advertising, no tracking across sites. Here is every item.',
  },
  sections: [
    {
      heading: {
        zh: '先说结论',
        en: 'In short',
      },
      paragraphs: [
        {
          zh: '我们最多使用五个 Cookie 和一组本地存储键，全部由本门户自己设置和读取，不接入第三方脚本。因为都属于必需或由你主动选择，所以没有弹窗请你“全部接受”。',
          en: 'There are at most five cookies and a set of local storage keys, all set and read by the portal itself, with no third-party scripts. Since each is either necessary or chosen by you, no banner asks you to accept them.',
        },
      ],
    },
    {
      heading: {
        zh: '会话 Cookie',
        en: 'The session cookie',
      },
      paragraphs: [
        {
          zh: '登录成功后设置，名称是 __Host-yisun_session，里面是一串随机字符，不含姓名和手机号。它只通过加密连接发送，网页脚本读不到，服务器只保存它的摘要。',
          en: 'It is set when you sign in, is called __Host-yisun_session, and holds random characters without a name or number. It travels over encrypted connections only, scripts cannot read it, and the server stores merely its digest.',
        },
        {
          zh: '最长有效 30 天，工作人员的更短：闲置 1 小时或满 24 小时即失效。退出登录时立即作废。',
          en: 'It lives 30 days at most, less for staff: an hour without use or 24 hours in all. Signing out makes it worthless at once.',
        },
      ],
    },
    {
      heading: {
        zh: '标记 Cookie',
        en: 'The marker cookie',
      },
      paragraphs: [
        {
          zh: '名称是 yisun_signed_in，与会话 Cookie 同时设置，内容只有一个“1”，表示“这个浏览器登录过”，好让公开页面知道要不要去查你的未读消息。它不能用来证明身份，伪造它什么也得不到。',
          en: 'Called yisun_signed_in and set together with the session cookie, it holds a 1 and says that this browser is signed in, so that public pages know whether to fetch your unread messages. It proves nothing, and forging it gains nothing.',
        },
      ],
    },
    {
      heading: {
        zh: '显示方式 Cookie：yisun_view',
        en: 'The view cookie: yisun_view',
      },
      paragraphs: [
        {
          zh: '你在页头选择深色、长辈版或更大的字号后才会设置，保存所选的主题和字号，有效期 400 天。选回默认值后，它记下的就是默认值，不含别的内容。',
          en: 'It appears only after you choose dark, elder mode or larger text in the header, and keeps theme and size for 400 days. After you choose the defaults again it records just those and nothing else.',
        },
      ],
    },
    {
      heading: {
        zh: '匿名 Cookie',
        en: 'The anonymous cookie',
      },
      paragraphs: [
        {
          zh: '在未登录时需要把几步操作连起来的地方使用，例如索取登录验证码：验证码只在索取它的那个浏览器里有效，别人看到短信也用不了。',
          en: 'It joins steps taken before signing in, such as asking for a code: a code works only in the browser that asked for it, so somebody who sees the message cannot use it.',
        },
        {
          zh: '名称是 __Host-yisun_browser，它是随机值，与你的身份无关，不用于统计访问，最长保存 400 天。',
          en: 'Called __Host-yisun_browser, its value is random, tied to no identity, not used to count visits, and kept 400 days at most.',
        },
      ],
    },
    {
      heading: {
        zh: '邀请 Cookie：__Host-yisun_invitation',
        en: 'The invitation cookie: __Host-yisun_invitation',
      },
      paragraphs: [
        {
          zh: '只在你打开团队的邀请链接后设置：它记下这份邀请，让链接里的密钥离开地址栏，你登录后也能接着加入。页面脚本读不到它，24 小时后失效。',
          en: 'It is set only when you open the link of an invitation to a team: it keeps that invitation, so that the secret of the link leaves the address bar and you can go on after signing in. No script can read it, and it ends after 24 hours.',
        },
      ],
    },
    {
      heading: {
        zh: '本地存储里有什么',
        en: 'What local storage holds',
      },
      paragraphs: [
        {
          zh: '这些键留在你的设备上，让页面记住状态、少发请求。登录失效时会被清空，点赞记录除外。',
          en: 'These keys stay on your device so that pages remember their state and ask the server less. They are emptied when a sign-in ends, apart from your likes.',
        },
      ],
      points: [
        {
          zh: 'UserInfo：加密后的个人信息和一个请求编号，手机号在这里没有明文。',
          en: 'UserInfo: your details as ciphertext and a trace number; no phone number in the clear.',
        },
        {
          zh: 'TG_teamID、teaminfo、organizationList：当前团队、团队概要和加密的机构列表。',
          en: 'TG_teamID, teaminfo, organizationList: the acting team, its outline and the encrypted list of organisations.',
        },
        {
          zh: 'headerDot、toolBadgeNum、vcBadgeNum、resourceBadgeNum、internalMessageNum：各类未读消息的条数。',
          en: 'headerDot, toolBadgeNum, vcBadgeNum, resourceBadgeNum, internalMessageNum: how many messages of each kind are unread.',
        },
        {
          zh: 'lang：最近使用的语言；它不会让页面自动跳转。',
          en: 'lang: the language last used; it never redirects you.',
        },
        {
          zh: 'likeDataTwo、volunteerLike：你点过赞的项目和志愿活动。',
          en: 'likeDataTwo, volunteerLike: projects and volunteer activities that you liked.',
        },
      ],
    },
    {
      heading: {
        zh: '浏览器里的密钥',
        en: 'A key in the browser',
      },
      paragraphs: [
        {
          zh: '为了在传输之外再加密一次个人字段，浏览器会生成一把密钥存进 IndexedDB。它被设为不可导出，脚本和我们都拿不走；丢失后会自动换新，你只需重新读取一次资料。',
          en: 'To encrypt personal fields once more besides the connection, the browser makes a key and keeps it in IndexedDB. It cannot be extracted, by scripts or by us; when lost it is replaced, and your details are fetched again.',
        },
      ],
    },
    {
      heading: {
        zh: '怎样清除',
        en: 'How to clear them',
      },
      paragraphs: [
        {
          zh: '在浏览器设置里删除本站数据即可，之后需要重新登录，显示方式回到默认。若完全禁用 Cookie，公开页面照常可读，登录和申领则无法进行。',
          en: "Delete this site's data in the browser's settings; you then sign in anew and the view returns to its default. With cookies switched off public pages remain readable, while signing in and applying do not work.",
        },
        {
          zh: '新增任何一项之前，这份说明会先更新版本号，并写明新增的是什么。',
          en: 'Before anything is added, this note gets a new version that says what it is.',
        },
      ],
    },
  ],
}
