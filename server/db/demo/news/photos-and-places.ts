import type { DemoNews } from '../demo-types.ts'

export const photosAndPlaces: DemoNews = {
  number: 204,
  labels: ['security', 'guides'],
  publishedOn: '2026-04-02',
  byline: { zh: '益榫安全小组', en: 'Yisun security group' },
  title: { zh: '一张活动照片会说出哪些地址', en: 'What addresses an event photo gives away' },
  summary: {
    zh: '手机照片里可能藏着经纬度、时间和机型，画面本身也会说话。发布前做三件事：清信息、看背景、问本人。',
    en: 'A phone photo may carry coordinates, time and model, and the picture itself talks too. Do three things before publishing: clear the data, check the background, ask the person.',
  },
  body: {
    zh: `<p>志愿者在受助家庭门口拍了一张合影，原图传进群里，又被转到公众号。照片文件里写着拍摄时的经纬度，误差只有几米。对正在躲避家暴的人、对困境儿童，这几米就是危险。</p>
<h2>位置藏在哪里</h2>
<p>手机拍照时会在文件里附一段说明，叫 EXIF：拍摄时间、手机型号、镜头参数，打开了定位还有经纬度。很多聊天软件发普通图片时会压缩，顺带去掉这段说明；选“原图”或当作文件发送，就可能原封不动地带过去。网盘、邮件附件和数据线拷贝，一般都保留。</p>
<h2>从源头关掉</h2>
<ul>
<li>苹果手机：设置里依次点“隐私与安全性”“定位服务”“相机”，选“永不”。</li>
<li>安卓手机：打开相机的设置，关掉“地理位置”一类的开关，各品牌叫法略有不同。</li>
<li>工作专用的手机统一关好，再发给外勤同事。</li>
</ul>
<p>有些工作偏偏需要位置，比如河流巡护、灾情登记。这时用专门的采集工具记录定位，照片跟着表单走，权限管得住；不要靠相册里的原图传来传去。</p>
<h2>已经拍好的，怎样清掉</h2>
<ol>
<li>Windows：右键单击文件，选“属性”，在“详细信息”页点“删除属性和个人信息”，可以一次选多张。</li>
<li>苹果手机分享时，点上方的“选项”，关掉“位置”。</li>
<li>要处理几百张的，用免费的 ExifTool，一条命令处理整个文件夹；先在副本上试。</li>
<li>用 <a href="/tools/toolsDetail/1025">GIMP</a> 导出时，取消勾选保存 EXIF 数据。</li>
</ol>
<h2>画面也会泄密</h2>
<p>清了文件里的信息，还要放大看一遍背景：门牌、校服上的校名、车牌、窗外的招牌、墙上的奖状、桌上的药盒和病历。马赛克要打得够厚，并且在导出的图片上打，不要只盖一层可以移开的色块。背影和手部特写，常常比打码的脸更有尊严。</p>
<h2>问过本人再发</h2>
<p>说清楚发在哪里、给谁看、放多久，对方可以说不，也可以以后要求撤下。孩子的照片先问监护人，也问孩子自己。把同意的记录和照片编号放在一起，三年后有人问起，你找得到。</p>
<h2>给外勤同事的一句话</h2>
<blockquote><p>拍之前关定位，发之前看背景，用之前问本人。</p></blockquote>
<p>照片也是个人信息，依据见<a href="/news/206">七句大白话</a>。</p>`,
    en: `<p>A volunteer takes a group photo at a family's door, sends the original to the chat, and somebody passes it on to the public account. Inside the file are the coordinates, right to a few metres. For somebody hiding from violence at home, or for a child at risk, those metres are a danger.</p>
<h2>Where the place is hidden</h2>
<p>Phones add a block of notes to each photo, called EXIF: the time, the model, the lens and, with location turned on, latitude and longitude. Many chat apps compress ordinary pictures and drop those notes on the way. Sent as an original or as a file, they may arrive complete. Cloud drives, mail attachments and cables usually keep them.</p>
<h2>Turn it off at the source</h2>
<ul>
<li>iPhone: Settings, Privacy and Security, Location Services, Camera, then Never.</li>
<li>Android: in the camera's own settings, switch off location tags; makers use slightly different names.</li>
<li>Set up work phones this way before handing them to field staff.</li>
</ul>
<p>Some work does need positions, such as river patrols or damage records. Then use a collection tool that stores the position with the form and keeps it behind access rights, instead of passing originals around.</p>
<h2>Clear what is already taken</h2>
<ol>
<li>Windows: right-click the files, open Properties, Details, and choose to remove properties and personal information; several at once is fine.</li>
<li>On an iPhone, tap Options at the top of the share sheet and turn Location off.</li>
<li>For hundreds of pictures use the free ExifTool, which treats a folder in one command. Try it on copies.</li>
<li>When exporting from <a href="/en/tools/toolsDetail/1025">GIMP</a>, untick the box that saves Exif data.</li>
</ol>
<h2>The picture talks as well</h2>
<p>With the file clean, zoom into the background: door numbers, the name on a school uniform, licence plates, shop signs through the window, certificates on the wall, medicine and files on the table. Make the blur thick and burn it into the exported image; a movable patch is no protection. A back view or a pair of hands often keeps more dignity than a pixelated face.</p>
<h2>Ask before you publish</h2>
<p>Say where it will appear, who will see it and for how long; the person may refuse, and may ask later to have it taken down. For children ask the guardian, and the child too. File the consent under the number of the photo, so that you find it when somebody asks in three years.</p>
<h2>One line for field staff</h2>
<blockquote><p>Location off before you shoot, background checked before you send, consent before you use.</p></blockquote>
<p>Photos are personal data as well; the rules are in <a href="/en/news/206">seven plain sentences</a>.</p>`,
  },
}
