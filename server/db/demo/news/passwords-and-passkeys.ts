import type { DemoNews } from '../demo-types.ts'

export const passwordsAndPasskeys: DemoNews = {
  number: 202,
  labels: ['security', 'guides'],
  publishedOn: '2026-03-12',
  byline: { zh: '益榫安全小组', en: 'Yisun security group' },
  title: { zh: '密码、验证码和通行密钥：小团队怎么选', en: 'Passwords, codes and passkeys for a small team' },
  summary: {
    zh: '不必每三个月换一次密码。把长密码交给密码库，给要紧的账号加第二重验证，能用通行密钥的先换上。',
    en: 'There is no need to change passwords every three months. Let a vault keep long ones, add a second factor where it matters, and switch to passkeys where you can.',
  },
  body: {
    zh: `<p>小机构丢账号，最常见的原因不是被“黑客破解”，而是同一个密码用在十个地方，其中一处泄露了；或者有人在假登录页上亲手把密码交了出去。下面的做法针对的就是这两件事。</p>
<h2>三件已经过时的习惯</h2>
<ul>
<li><strong>定期强制换密码。</strong>人们会在末尾加 1、加 2，反而更好猜。只在怀疑泄露、有人离职时才换。</li>
<li><strong>要求大小写加符号。</strong>长度比花样重要：四个不相干的词连起来，好记也难猜。</li>
<li><strong>写在便签上贴显示器边。</strong>来访的人拍张照就全带走了。</li>
</ul>
<h2>密码：一个记在脑子里，其余交给密码库</h2>
<p>每人只背一个长的主密码，别的都由密码库随机生成。团队共用的账号放进共享集合，按岗位给人，<a href="/tools/toolsDetail/1032">Vaultwarden</a> 适合多人协作，<a href="/tools/toolsDetail/1033">KeePassXC</a> 适合不联网的财务电脑。密码库还有一个少有人提的好处：网址不对，它就不会自动填，等于替你认出了假网站。</p>
<h2>第二重验证：先给这四类账号开</h2>
<ol>
<li>用来找回其他账号的邮箱。</li>
<li>网银和支付商户号。</li>
<li>公众号、官网后台和域名管理。</li>
<li>存有服务对象资料的系统。</li>
</ol>
<p>动态验证码软件比短信更稳：手机没信号也能用，也不怕号码被补办。开通时会给一组恢复码，打印出来锁进柜子，别存在同一部手机里。</p>
<h2>通行密钥是什么</h2>
<p>通行密钥（passkey）用一对密钥代替密码。私钥留在你的手机、电脑或安全钥匙里，登录时用指纹、面容或锁屏码解锁；网站只存公钥，被盗了也登录不进来。它与网址绑定，在冒充的网站上根本用不了，所以钓鱼对它不起作用。</p>
<p>换之前想清楚两点：一是至少登记两台设备，免得手机掉进水里就进不去；二是弄明白它同步到谁的云账号，机构的账号不要同步进员工私人的云里。还不支持的网站，继续用长密码加动态验证码就好。</p>
<h2>下周就能做完的四步</h2>
<ol>
<li>列出共用账号，只写名字和负责人。</li>
<li>把邮箱和网银的密码换成随机的。</li>
<li>给它们打开第二重验证，收好恢复码。</li>
<li>约定一条规矩：谁打电话、发消息来要验证码都不给，包括自称领导和客服的人。</li>
</ol>
<p>有同事要离开时，照着<a href="/news/222">交接打勾清单</a>。</p>`,
    en: `<p>Small organisations seldom lose accounts to somebody cracking a password. Far more often one password served ten sites and leaked from one of them, or a person typed it into a fake sign-in page. The advice below is aimed at these two.</p>
<h2>Three habits to drop</h2>
<ul>
<li><strong>Forced changes on a schedule.</strong> People add a 1, then a 2, and guessing gets easier. Change a password when you suspect a leak or when somebody leaves.</li>
<li><strong>Capitals and symbols by rule.</strong> Length beats decoration: four unrelated words in a row are easy to remember and hard to guess.</li>
<li><strong>Notes stuck to the monitor.</strong> One photo by a visitor takes them all.</li>
</ul>
<h2>Passwords: one in your head, the rest in a vault</h2>
<p>Everyone learns one long master password; the vault makes up the others at random. Shared logins go into collections by role. <a href="/en/tools/toolsDetail/1032">Vaultwarden</a> suits teams, <a href="/en/tools/toolsDetail/1033">KeePassXC</a> suits an accounts computer that stays offline. A vault has one more virtue that few mention: on the wrong address it offers nothing, and so it spots the fake site for you.</p>
<h2>A second factor, for these four first</h2>
<ol>
<li>The mailbox through which other accounts are recovered.</li>
<li>Online banking and payment accounts.</li>
<li>Social media, the website's back office and the domain name.</li>
<li>Any system that holds records of the people you serve.</li>
</ol>
<p>An authenticator app is steadier than text messages: it works without a signal and does not care who got hold of a replacement SIM. You are given recovery codes when you set it up. Print them and lock them away, not on the same phone.</p>
<h2>What a passkey is</h2>
<p>A passkey replaces the password with a pair of keys. The private one stays in your phone, computer or security key and is unlocked by fingerprint, face or screen code; the site keeps only the public one, which is useless to a thief. Because it is tied to the address, it simply does not work on an imitation, so phishing gets nowhere.</p>
<p>Think of two things before you switch. Register at least two devices, or a phone dropped in water locks you out. And know whose cloud account it syncs to: keys of the organisation do not belong in an employee's private cloud. Where a site knows no passkeys yet, a long password with an authenticator remains a good answer.</p>
<h2>Four steps for next week</h2>
<ol>
<li>List the shared accounts, names and owners only.</li>
<li>Give the mailbox and the bank new random passwords.</li>
<li>Turn on the second factor for both and put the recovery codes away.</li>
<li>Agree on one rule: nobody ever gets a code by phone or chat, not even the boss or customer service.</li>
</ol>
<p>When a colleague leaves, go by the <a href="/en/news/222">handover checklist</a>.</p>`,
  },
}
