import { listedTool } from './listed-tool.ts'

export const joplin = listedTool({
  number: 1061,
  name: { zh: 'Joplin 加密笔记', en: 'Joplin' },
  tagline: {
    zh: '个案记录写在自己的设备上，同步时全程加密',
    en: 'Case notes on your own devices, encrypted on the way between them',
  },
  description: [
    {
      zh: '笔记先存在手机或电脑里，入户没有信号也能写。回到有网的地方，再通过 Nextcloud、WebDAV 或网盘同步到别的设备。',
      en: 'Notes lie on the phone or computer first, so a home visit without signal loses nothing. Back online they travel by Nextcloud, WebDAV or a cloud drive.',
    },
    {
      zh: '打开端到端加密以后，放同步文件的服务器只看得到乱码。文字用 Markdown 写，能插照片、录音和待办。',
      en: 'With end-to-end encryption switched on, the server in between holds only ciphertext. Words are written in Markdown, with photographs, recordings and to-dos among them.',
    },
  ],
  audience: {
    zh: '适合一个人带多户个案的社工和外勤志愿者。几个人要同时改一份文件的，用 CryptPad。',
    en: 'For social workers with many cases and for volunteers out in the field. Where several people edit one document at a time use CryptPad.',
  },
  fields: ['health', 'elderly', 'disability', 'rural'],
  needs: ['security', 'dataCollection'],
  kind: 'desktopApp',
  keywords: {
    zh: '笔记，个案，加密，离线，备忘，印象笔记替代',
    en: 'notes, case notes, encryption, offline, Markdown, Evernote alternative',
  },
  licence: 'AGPL-3.0-or-later',
  homepage: 'https://joplinapp.org/',
  exitRoute: {
    zh: '全部笔记导出成 Markdown 文件夹或 JEX 备份，附件跟在旁边。',
    en: 'All notes leave as a folder of Markdown or a JEX backup, attachments beside them.',
  },
  costAfter: {
    zh: '应用免费。不想自己找同步的地方，可以订 Joplin Cloud，按月付费。',
    en: 'The apps are free. Those who would rather not look for a place to sync subscribe to Joplin Cloud by the month.',
  },
  reviewedOn: '2026-11-15',
})
