import { listedTool } from './listed-tool.ts'

export const zotero = listedTool({
  number: 1057,
  name: { zh: 'Zotero 文献管理', en: 'Zotero' },
  tagline: {
    zh: '看过的论文和报道存成一个库，写报告时自动排好引注',
    en: 'Keep every paper and article in one library, and cite them as you write',
  },
  description: [
    {
      zh: '在浏览器里点一下，Zotero 就把论文、新闻、政策文件连同标题、作者和日期收进库里，网页还能留一份快照。',
      en: 'One click in the browser and Zotero files a paper, a news story or a policy with title, author and date; of a page it keeps a snapshot too.',
    },
    {
      zh: 'PDF 可以直接在里面划线、写批注。写项目评估报告时，从 Word 或 LibreOffice 插入引用，文末的参考文献自己生成，换一种格式也只要选一下。',
      en: 'PDF files are marked and annotated right there. While an evaluation is written in Word or LibreOffice, references are put in from the library, and the list at the end makes itself in whichever style is chosen.',
    },
  ],
  audience: {
    zh: '适合做研究倡导、政策建议和影响力评估的机构，也适合带学生做调研的老师。只存几篇文章的，用浏览器书签就够了。',
    en: 'For organisations that do research, propose policies or evaluate impact, and for teachers whose students do field work. For a handful of articles bookmarks will do.',
  },
  fields: ['education', 'health', 'environment'],
  needs: ['learning', 'dataCollection', 'collaboration'],
  kind: 'desktopApp',
  keywords: {
    zh: '文献，参考文献，引用，论文，调研，知识库',
    en: 'references, citations, bibliography, literature review, EndNote alternative',
  },
  licence: 'AGPL-3.0-only',
  homepage: 'https://www.zotero.org/',
  exitRoute: {
    zh: '整库导出为 RIS、BibTeX 或 CSL JSON，附件文件夹原样带走。',
    en: 'The whole library exports to RIS, BibTeX or CSL JSON, and the folder of attachments comes along as it is.',
  },
  costAfter: {
    zh: '软件一直免费。用它的云端同步，300 MB 以内不收钱，超出的部分向 Zotero 付费，或者接自己的 WebDAV。',
    en: 'The program costs nothing. Its own sync is free up to 300 MB; beyond that Zotero charges, or a WebDAV server of yours takes over.',
  },
  reviewedOn: '2026-11-09',
})
