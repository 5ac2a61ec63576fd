import type { DemoNews } from '../demo-types.ts'

export const meetingsOnPoorNetworks: DemoNews = {
  number: 211,
  labels: ['guides', 'accessibility'],
  publishedOn: '2026-07-08',
  byline: { zh: '益榫编辑部', en: 'Yisun editors' },
  title: { zh: '给网络不好的人也留一把椅子', en: 'A chair for those with a poor connection' },
  summary: {
    zh: '线上会里总有人在村口找信号。提前发材料、默认关视频、留电话和文字两条路，他们就能真正参加，而不是旁听。',
    en: 'In every online meeting somebody is hunting for a signal by the village gate. Papers ahead, video off, and a way in by phone and by text let them take part instead of listening in.',
  },
  body: {
    zh: `<p>视频会议吃的流量差别很大：一路清晰的视频，一小时要几百 MB；只有语音，几十 MB 就够。山里的社工、用流量卡的家长、在外打工的理事，往往因为这一点差别，从“参会”变成了“掉线”。</p>
<h2>开会之前</h2>
<ul>
<li>提前两天发出议程和材料，纯文字放在消息正文里，附件控制在 1 MB 以内。图片多的演示文稿，另发一份文字提纲。</li>
<li>写清要大家决定什么。来不了的人可以先用文字投票或留言，由主持人当场念出来。</li>
<li>问一句：“你会用什么设备、在哪里参加？”答案会改变你的安排。</li>
<li>避开农忙、接送孩子和夜间停电的时段。</li>
</ul>
<h2>会议设置</h2>
<ol>
<li>默认关闭所有人的视频，发言时再开，也可以一直不开。</li>
<li>共享静止的页面，不放视频；要看短片的，会前发链接。</li>
<li>选打开链接就能进的工具，例如 <a href="/tools/toolsDetail/1007">Jitsi Meet</a>，别让人在 2G 信号下下载安装包。画质可以在会议里逐人调低。</li>
<li>留一条电话的路：安排一位同事在会场旁边，用手机免提把一位掉线的人接进来。听着土，却最可靠。</li>
</ol>
<h2>会议之中</h2>
<p>主持人每二十分钟停一次，用一句话复述“刚才说到哪里、定了什么”，同时打进聊天区。掉线再回来的人看一眼就能接上。点名发言，先点网络差的人，别让他们等到最后只剩两分钟。说话慢一点，一次一个人，名字报在前面：“我是某某，我说两点。”这也帮了听力不好和靠字幕的人。</p>
<h2>有人要字幕或手语</h2>
<p>会前至少五天约手语翻译，并把材料先给他。自动字幕会错人名和数字，安排一个人盯着改。手语画面要保留视频，其他人就更应该把摄像头让出来。</p>
<h2>会议之后</h2>
<p>当天发一页纪要：决定、谁做、哪天前。要录音录像，先说明并得到同意；录像压成音频，一小时大约二十几 MB，方便流量少的人补听。给没赶上的人三天时间提出不同意见，之后再算定案。</p>
<h2>一个小测试</h2>
<p>下次会前，你自己关掉无线网，站到楼梯间，用手机信号参加十分钟。你会立刻知道该改哪一条。</p>`,
    en: `<p>Meetings differ greatly in what they consume. An hour of clear video takes hundreds of megabytes, an hour of speech a few dozen. For a social worker in the hills, a parent on prepaid data or a board member working far from home, that is the difference between attending and dropping out.</p>
<h2>Beforehand</h2>
<ul>
<li>Send agenda and papers two days ahead, the text in the message itself, attachments under 1 MB. For slides full of pictures add an outline in words.</li>
<li>State what is to be decided. Those who cannot come vote or comment in writing, and the chair reads it out.</li>
<li>Ask which device people will use and where they will be. The answers will change your plan.</li>
<li>Keep clear of harvest time, school runs and evening power cuts.</li>
</ul>
<h2>Settings</h2>
<ol>
<li>Start with everybody's video off; people turn it on to speak, or never.</li>
<li>Share still pages and play no films. If a clip matters, send its link before.</li>
<li>Choose a tool that opens from a link, such as <a href="/en/tools/toolsDetail/1007">Jitsi Meet</a>; nobody should download an installer over 2G. Each participant can lower the picture quality.</li>
<li>Keep a telephone route. A colleague in the room puts a dropped member on the loudspeaker of a phone. It looks old-fashioned, and nothing is more reliable.</li>
</ol>
<h2>During the meeting</h2>
<p>Every twenty minutes the chair pauses, sums up in one sentence where we are and what was settled, and types it into the chat, so that whoever returns can follow. Call on people by name and begin with the weak connections, rather than leaving them two minutes at the end. Speak slowly, one at a time, name first: "This is so-and-so, two points." Those who hear badly or read captions gain from it as well.</p>
<h2>Captions and sign language</h2>
<p>Book an interpreter at least five days ahead and pass on the papers. Automatic captions get names and figures wrong, so let somebody watch and correct them. The interpreter's video has to stay on, one more reason for the others to give up theirs.</p>
<h2>Afterwards</h2>
<p>Send one page the same day: decisions, who does what, by when. Announce a recording and get consent first. Turned into sound alone it shrinks to some twenty-odd megabytes an hour, which people with little data can afford. Give those who missed it three days to object before a decision stands.</p>
<h2>A little test</h2>
<p>Before your next meeting, switch off the wireless, stand in the stairwell and join by mobile signal for ten minutes. You will know at once what to change.</p>`,
  },
}
