import type { DemoNews } from '../demo-types.ts'

export const backupForASmallOffice: DemoNews = {
  number: 203,
  labels: ['guides', 'security'],
  publishedOn: '2026-03-24',
  byline: { zh: '益榫安全小组', en: 'Yisun security group' },
  title: { zh: '五个人的办公室，怎样做好 3-2-1 备份', en: '3-2-1 backups for an office of five' },
  summary: {
    zh: '三份数据、两种介质、一份在外地。用两块移动硬盘和一个网盘就能做到，关键是每季度真的恢复一次。',
    en: 'Three copies, two kinds of storage, one elsewhere. Two portable disks and a cloud drive are enough, provided that you really restore something every quarter.',
  },
  body: {
    zh: `<p>硬盘会坏，电脑会丢，水管会爆，同事会误删，还有专门把文件锁起来勒索钱的软件。备份要对付的是所有这些事，不只是其中一件。</p>
<h2>3-2-1 是什么意思</h2>
<ul>
<li><strong>3</strong>：同一份资料至少有三份，包括你每天在用的那份。</li>
<li><strong>2</strong>：放在两种不同的地方，比如电脑和移动硬盘，或者电脑和网盘。</li>
<li><strong>1</strong>：至少一份不在同一间屋子里。</li>
</ul>
<h2>同步不等于备份</h2>
<p>网盘把你的改动立刻送到每台电脑，也会把误删和被加密的文件立刻送过去。它能不能救你，要看有没有回收站和历史版本、保留多少天。先去设置里查清这两个数字，写在墙上。</p>
<h2>一套够用的安排</h2>
<table>
<thead><tr><th scope="col">哪一份</th><th scope="col">放在哪里</th><th scope="col">多久一次</th></tr></thead>
<tbody>
<tr><td>正在用的</td><td>团队网盘，例如 <a href="/tools/toolsDetail/1001">Nextcloud</a></td><td>随时</td></tr>
<tr><td>第二份</td><td>甲硬盘，平时锁在办公室柜子里</td><td>每周五下午</td></tr>
<tr><td>第三份</td><td>乙硬盘，由理事长或监事带回家</td><td>每月第一个周一与甲对调</td></tr>
</tbody>
</table>
<p>硬盘拷完就拔下来。一直插着的硬盘，勒索软件看得见，也就一起锁了。两块硬盘都要加密：Windows 专业版自带 BitLocker，苹果电脑自带磁盘加密，其他情况可以用 VeraCrypt。口令存进密码库，再用信封封一份放保险柜。</p>
<h2>哪些东西最容易漏</h2>
<ul>
<li>官网的数据库和图片，它们在服务器上，不在你电脑里。</li>
<li>财务软件的账套文件，常常藏在系统盘深处。</li>
<li>公众号后台的文章原文。</li>
<li>手机里的项目照片和聊天记录里的文件。</li>
<li>采集工具、问卷系统里的原始数据。</li>
</ul>
<h2>没恢复过的备份，只能算愿望</h2>
<p>每个季度抽一天，随机挑三个文件：一个上周的，一个去年的，一个已经删掉的。由平时不管备份的人来恢复，计一下时间。找不到、打不开、不知道口令，都在这一天发现，好过在真出事的那一天。</p>
<h2>留多久</h2>
<p>每周的版本留两个月，每月的留一年，会计档案按《会计档案管理办法》规定的年限。含有个人信息的旧备份也要到期清除，否则你在系统里删掉的人，还一直躺在抽屉里。</p>`,
    en: `<p>Disks fail, laptops vanish, pipes burst, colleagues delete the wrong folder, and some software locks files to demand a ransom. A backup has to survive all of these, not just one.</p>
<h2>What 3-2-1 means</h2>
<ul>
<li><strong>3</strong>: at least three copies of everything, counting the one you work with.</li>
<li><strong>2</strong>: on two different kinds of storage, say a computer and a portable disk, or a computer and a cloud drive.</li>
<li><strong>1</strong>: at least one of them in another building.</li>
</ul>
<h2>Syncing is not a backup</h2>
<p>A cloud drive carries each change to every computer at once, and that includes deletions and files encrypted by an attacker. Whether it can save you depends on its trash and its old versions, and for how many days they are kept. Look up both figures in the settings and put them on the wall.</p>
<h2>An arrangement that is good enough</h2>
<table>
<thead><tr><th scope="col">Copy</th><th scope="col">Where</th><th scope="col">How often</th></tr></thead>
<tbody>
<tr><td>In use</td><td>The team drive, for instance <a href="/en/tools/toolsDetail/1001">Nextcloud</a></td><td>All the time</td></tr>
<tr><td>Second</td><td>Disk A, locked in an office cupboard</td><td>Friday afternoons</td></tr>
<tr><td>Third</td><td>Disk B, at the home of the chair or a supervisor</td><td>Swapped with A on the first Monday of the month</td></tr>
</tbody>
</table>
<p>Unplug the disk when the copy is done: ransomware locks what it can see, and it sees a disk that stays connected. Encrypt both. Windows Pro has BitLocker, Macs have FileVault, and VeraCrypt covers the rest. The passphrase goes into the vault and, in a sealed envelope, into the safe.</p>
<h2>What is easily forgotten</h2>
<ul>
<li>The database and pictures of the website, which live on a server and not on your computer.</li>
<li>The ledger file of the accounting program, often deep on the system disk.</li>
<li>The original texts of articles published on social platforms.</li>
<li>Project photos on phones, and files buried in chats.</li>
<li>Raw data in collection and survey tools.</li>
</ul>
<h2>A backup never restored is a wish</h2>
<p>One day each quarter pick three files at random: one from last week, one from last year, one that was deleted. Let somebody restore them who does not normally do backups, and time it. Better to learn on that day that a file is missing, broken or locked by a forgotten passphrase.</p>
<h2>How long to keep them</h2>
<p>Keep weekly copies for two months, monthly ones for a year, and accounting records for as long as the rules on accounting archives demand. Old backups with personal data have to expire as well, or the people you deleted from the system go on lying in a drawer.</p>`,
  },
}
